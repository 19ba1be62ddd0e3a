import type { CourseTab } from '../../../domain/courses/course-address.js';
import { ATTACHMENTS, COMMENTS_OF_COURSE, DIRECTORY, INTRODUCTION } from '../../../domain/courses/words.js';

/** What the parts of a course are called (pages §3). */
export const TAB_NAMES: Readonly<Record<CourseTab, string>> = {
  introduction: INTRODUCTION,
  directory: DIRECTORY,
  comments: COMMENTS_OF_COURSE,
  attachments: ATTACHMENTS,
};
