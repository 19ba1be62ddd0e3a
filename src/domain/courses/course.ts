import { yuan } from '../quantities.js';
import type { Directory, LessonProgress } from './directory.js';
import { FREE } from './strings.js';

/** What a list shows of a course, whatever list it is (pages §1; API 3.1, 3.3). */
export interface CourseSummary {
  readonly id: number;
  readonly title: string;
  /** Absolute address of the picture; empty when there is none. */
  readonly cover: string;
  /** In whole yuan. 0 is no promise: only `isFree` says that a course costs nothing. */
  readonly priceYuan: number;
  readonly isFree: boolean;
  /** Name of its category; absent when that is gone, or the answer does not say. */
  readonly category?: string;
  /** Published lessons; absent where the answer does not say (blocks of home). */
  readonly lessonCount?: number;
  readonly studentCount?: number;
  /** One line, plain text; may be empty. */
  readonly shortDescription: string;
}

/** Where courses are sorted to, and what it is divided into: there are two levels and no more (API 3.4). */
export interface CourseCategory extends CategoryChild {
  readonly children: readonly CategoryChild[];
}

export interface CategoryChild {
  readonly id: number;
  readonly name: string;
}

/** Which courses, and in which order: `newest` and `popular` are all of them, `free` the free ones, newest first (API 3.3). */
export type CourseScene = 'newest' | 'free' | 'popular';

/** What a list of courses is narrowed to. */
export interface CourseFilter {
  /** A category of either level, those of a parent include its children's; `undefined` for all. */
  readonly categoryId: number | undefined;
  readonly scene: CourseScene;
}

/** A course as its own page shows it to the visitor who asks (API 3.5). */
export interface CourseDetail {
  /** `category` is not told here; `lessonCount` is that of the directory. */
  readonly course: CourseSummary;
  readonly categoryId: number | undefined;
  /** As the owner wrote it, not yet sanitised: never to be shown as it is. */
  readonly introductionHtml: string;
  readonly directory: Directory;
  /** All lessons are open: a free course (a stranger signs in first), or bought, or covered by VIP. */
  readonly mayWatch: boolean;
  /** Lessons bought one by one, which old servers sold. */
  readonly boughtLessonIds: readonly number[];
  readonly isFavourite: boolean;
  /** Of lessons that the member has opened; they may be gone from the directory. */
  readonly progress: readonly LessonProgress[];
  readonly attachments: readonly Attachment[];
  readonly allowsComments: boolean;
  /** VIP opens it: every course of a server that does not say. */
  readonly vipCovers: boolean;
}

/** A file that belongs to a course. */
export interface Attachment {
  readonly id: number;
  readonly name: string;
  /** Of its name, without the dot: `pdf`; may be empty. */
  readonly extension: string;
  readonly sizeBytes: number;
}

/** What a course costs, in words (pages §0.7). */
export function priceText({ isFree, priceYuan }: Pick<CourseSummary, 'isFree' | 'priceYuan'>): string {
  return isFree ? FREE : yuan(priceYuan);
}
