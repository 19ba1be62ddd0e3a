import type { Lesson } from './lesson.js';

/** How far a member has come in a lesson (API 3.5). */
export interface LessonProgress {
  readonly lessonId: number;
  readonly watchedSeconds: number;
  /** Was once watched to its end; stays so. */
  readonly finished: boolean;
  /** When it was watched last, in milliseconds since the epoch. */
  readonly watchedAt: number | undefined;
}

/** What is known of one lesson; `undefined` as long as it has not been opened. */
export function progressOf(lessonId: number, progress: readonly LessonProgress[]): LessonProgress | undefined {
  return progress.find((entry) => entry.lessonId === lessonId);
}

/** From 0 to 100 (pages §3): a lesson that has been begun is never at 0, one that is not finished never at 100. */
export function watchedPercent({ finished, watchedSeconds }: LessonProgress, lesson: Lesson): number {
  if (finished) return 100;
  if (watchedSeconds <= 0 || lesson.durationSeconds <= 0) return 0;
  return Math.min(99, Math.max(1, Math.floor((100 * watchedSeconds) / lesson.durationSeconds)));
}
