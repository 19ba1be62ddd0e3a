/** Business constants of courses (docs/spec/courses.md). A time or a size ends in its unit; counts have none. */

/** The longest check of a file before it is opened: a press allows a window for about five seconds. */
export const FILE_CHECK_LIMIT_MS = 3000;

/** Rows, or closed chapters, in the first frame of a long directory: what a tall screen shows. The others follow. */
export const DIRECTORY_ROWS_AT_FIRST = 24;

/** Rows around the current lesson that have their real height wherever the visitor scrolls. */
export const DIRECTORY_ROWS_NEAR = 100;

/** A directory with more lessons has a button that closes all chapters. */
export const LONG_DIRECTORY = 30;

/** Chapters, or lessons where there are none, in the outline of the introduction (docs/spec/courses.md#outline). */
export const OUTLINE_ENTRIES = 6;

/** Courses per page (docs/spec/courses.md#course-list). */
export const COURSES_A_PAGE = 16;

/** What is on the first screen of a list of courses on any device: requested early, and never lazily. */
export const COVERS_ON_FIRST_SCREEN = 4;
