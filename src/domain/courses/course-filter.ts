/** Which courses, and in which order: `newest` and `popular` are all of them, `free` the free ones, newest first (API 3.3). */
export type CourseScene = 'newest' | 'free' | 'popular';

/** What a list of courses is narrowed to. */
export interface CourseFilter {
  /** A category of either level, those of a parent include its children's; `undefined` for all. */
  readonly categoryId: number | undefined;
  readonly scene: CourseScene;
}
