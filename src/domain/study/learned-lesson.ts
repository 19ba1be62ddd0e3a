/** A lesson of a course that the member learns (pages API 3.21). */
export interface LearnedLesson {
  readonly id: number;
  readonly title: string;
  readonly durationS: number;
  /** Milliseconds since the epoch. */
  readonly publishedAt: number | undefined;
  /** `undefined` as long as it has not been opened. */
  readonly progress: LearnedLessonProgress | undefined;
}

export interface LearnedLessonProgress {
  readonly watchedS: number;
  /** Was once watched to its end. */
  readonly finished: boolean;
}
