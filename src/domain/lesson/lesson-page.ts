import type { CourseDetail } from '../courses/course-detail.js';
import type { Lesson, LessonAccess } from '../courses/lesson.js';

/** What the page of a lesson tells of its course: all that its own page does but for introduction, favourite and files. */
export type LessonCourse = Pick<
  CourseDetail,
  'course' | 'directory' | 'mayWatch' | 'boughtLessonIds' | 'progress' | 'vipCovers'
>;

/** A lesson as its page shows it to the member who asks (pages §4; API 3.9). */
export interface LessonPage {
  readonly lesson: Lesson;
  /** Also when the directory does not list the lesson. */
  readonly of: LessonCourse;
  readonly access: LessonAccess;
  readonly allowsComments: boolean;
}
