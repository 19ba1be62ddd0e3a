import type { LessonProgress } from '../courses/directory.js';
import { RESUME_MARGIN_S } from '../site/limits.js';
import { startWithin } from './start-position.js';

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
 * the position is less than 5 s from the beginning or from `endS`, the end of a preview. The playback compares it with
 * the length of the video.
 */
export function resumeAt(leftOff: StoredPositions, endS?: number): number {
  const position = leftOff.progress?.isFinished ? 0 : watchedBefore(leftOff);
  return position < RESUME_MARGIN_S ? 0 : startWithin(position, 'stored', endS);
}
