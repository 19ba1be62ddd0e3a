import type { CourseSummary } from './course-card.js';
import type { Directory } from './directory.js';
import type { LessonProgress } from './lesson-progress.js';

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
