import type { Lesson } from '../courses/lesson.js';
import type { LessonProgress } from '../courses/lesson-progress.js';
import { RESUME_MARGIN_S } from '../limits.js';

/** Where a member left off: what the server knows, and what of this device it does not know yet. */
export interface LeftOff {
  readonly progress: LessonProgress | undefined;
  /** 0 for nothing. */
  readonly waitingS: number;
}

/** As far as a lesson was ever watched, in seconds. */
export function watchedBefore({ progress, waitingS }: LeftOff): number {
  return Math.max(progress?.watchedSeconds ?? 0, waitingS);
}

/**
 * The second at which a lesson begins (pages §4): the last position, unless it was finished or is less than 5 s from
 * an end. `limitS` is the end of a preview.
 */
export function resumeAt(lesson: Pick<Lesson, 'durationSeconds'>, leftOff: LeftOff, limitS?: number): number {
  if (leftOff.progress?.finished) return 0;
  const position = watchedBefore(leftOff);
  const lengthS = lesson.durationSeconds > 0 ? lesson.durationSeconds : Infinity;
  const end = Math.min(lengthS, limitS ?? Infinity);
  return position < RESUME_MARGIN_S || position > end - RESUME_MARGIN_S ? 0 : position;
}
