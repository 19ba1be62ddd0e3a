import type { Lesson, LessonProgress } from '../courses/directory.js';
import { RESUME_MARGIN_S } from '../site/limits.js';

/**
 * Where the member stopped: the server's progress, and the position on this device that the server does not have yet.
 */
export interface StoredPositions {
  readonly progress: LessonProgress | undefined;
  /** 0 when no position waits. */
  readonly pendingS: number;
}

/** The furthest position ever watched, in seconds. */
export function watchedBefore({ progress, pendingS }: StoredPositions): number {
  return Math.max(progress?.watchedSeconds ?? 0, pendingS);
}

/**
 * The second at which a lesson starts (docs/spec/lesson.md#resume): the last position; 0 if the lesson was finished or
 * the position is less than 5 s from either end. `limitS` is the end of a preview.
 */
export function resumeAt(lesson: Pick<Lesson, 'durationSeconds'>, leftOff: StoredPositions, limitS?: number): number {
  if (leftOff.progress?.isFinished) return 0;
  const position = watchedBefore(leftOff);
  const lengthS = lesson.durationSeconds || Infinity;
  const end = Math.min(lengthS, limitS ?? Infinity);
  return position < RESUME_MARGIN_S || position > end - RESUME_MARGIN_S ? 0 : position;
}
