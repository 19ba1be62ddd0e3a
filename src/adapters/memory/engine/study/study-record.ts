/** A course, as far as the study centre shows it. */
export interface CourseRecord {
  readonly id: number;
  readonly title: string;
  /** Path of the picture on the server. */
  readonly thumb: string;
  /** In whole yuan. */
  readonly charge: number;
  /** In the order of publication. */
  readonly lessons: readonly LessonRecord[];
}

export interface LessonRecord {
  readonly id: number;
  readonly title: string;
  readonly durationS: number;
  readonly publishedAtMs: number;
}

/** What one member has to do with one course. */
export interface StudyRecord {
  readonly userId: number;
  /** Of a course that may have been deleted since. */
  readonly courseId: number;
  readonly likedAtMs?: number;
  readonly bought?: { readonly atMs: number; readonly paid: number };
  /** The last one watched comes last. */
  readonly watched: readonly WatchedLesson[];
}

export interface WatchedLesson {
  readonly lessonId: number;
  readonly watchedS: number;
  readonly finished: boolean;
  readonly atMs: number;
}
