import type { Directory, LessonProgress } from './directory.js';

/**
 * A course as lists show it (docs/spec/courses.md#course-card; docs/api/home.md#home-blocks,
 * docs/api/courses.md#course-list).
 */
export interface CourseSummary {
  readonly id: number;
  readonly title: string;
  /** Absolute URL of the image; empty when there is none. */
  readonly cover: string;
  /** `undefined` where it is not known. A price of 0 does not mean free: only `isFree` does. */
  readonly priceYuan: number | undefined;
  readonly isFree: boolean;
  /** Name of its category; absent when the category does not exist or the answer does not contain it. */
  readonly category?: string;
  /** Number of published lessons; absent where the answer does not contain it (blocks of home). */
  readonly lessonCount?: number;
  readonly studentCount?: number;
  /** VIP opens the course. Absent where the answer does not contain it (generation 1, blocks of home). */
  readonly isCoveredByVip?: boolean;
  /** One line, plain text; may be empty. */
  readonly shortDescription: string;
}

/**
 * A category of courses with its child categories. There are exactly two levels
 * (docs/api/courses.md#course-categories).
 */
export interface CourseCategory extends CategoryChild {
  readonly children: readonly CategoryChild[];
}

export interface CategoryChild {
  readonly id: number;
  readonly name: string;
}

/**
 * Filter and order: `newest` and `popular` list all courses, `free` the free ones, newest first
 * (docs/api/courses.md#course-list).
 */
export type CourseScene = 'newest' | 'free' | 'popular';

/** The filter of a course list. */
export interface CourseFilter {
  /** A category of either level, a parent including its children; `undefined` for all. */
  readonly categoryId: number | undefined;
  readonly scene: CourseScene;
}

/** A course as its page shows it to the current visitor (docs/api/courses.md#course-detail). */
export interface CourseDetail {
  /** `category` is never set here; `lessonCount` is counted from the directory. */
  readonly course: CourseSummary;
  readonly categoryId: number | undefined;
  /** The owner's HTML, not yet sanitised: must not be rendered as it is. */
  readonly introductionHtml: string;
  readonly directory: Directory;
  /**
   * The visitor may watch all lessons: the course is free (an anonymous visitor signs in first), bought or covered by
   * VIP.
   */
  readonly mayWatch: boolean;
  /** Lessons that were bought one by one. Only old servers sold them. */
  readonly boughtLessonIds: readonly number[];
  readonly isFavourite: boolean;
  /** Progress of the lessons that the member has opened. Some may no longer be in the directory. */
  readonly progress: readonly LessonProgress[];
  readonly attachments: readonly Attachment[];
  readonly allowsComments: boolean;
  /** VIP opens the course. True for every course when the server does not report it. */
  readonly isCoveredByVip: boolean;
}

/** A file that belongs to a course. */
export interface Attachment {
  readonly id: number;
  readonly name: string;
  /** The extension of the file name without the dot, such as pdf; may be empty. */
  readonly extension: string;
  /** `undefined` where it is not known. */
  readonly sizeBytes: number | undefined;
}

/** Whether a list marks the course as open to VIP members; `isVipOffered`: the site offers VIP. */
export function isMarkedForVip({ isFree, isCoveredByVip = false }: CourseSummary, isVipOffered: boolean): boolean {
  return isVipOffered && isCoveredByVip && !isFree;
}
