import { queryWord } from '../access/page-query.js';
import { lessonAddress } from '../courses/course-address.js';
import type { Lesson, LessonProgress } from '../courses/directory.js';
import { RESUME_MARGIN_S } from './limits.js';

/**
 * Where the second at which a video starts comes from: the server or this device has `stored` it; an address, a note or
 * a seek has `named` it before the length of the video was known; playback has `reached` it.
 */
export type StartOrigin = 'stored' | 'named' | 'reached';

/** A position behind the end of a video is set this far before it, in seconds. */
export const BEFORE_END_S = 1;

/**
 * The second at which a video of that length starts (docs/spec/media.md#positions): a stored position near its end or
 * behind it starts over, others are moved before the end. A length of 0 is unknown.
 */
export function startWithin(seconds: number, origin: StartOrigin, lengthS = 0): number {
  const lastS = (lengthS > 0 ? lengthS : Infinity) - (origin === 'reached' ? BEFORE_END_S : RESUME_MARGIN_S);
  if (origin === 'stored' && seconds > lastS) return 0;
  return Math.max(0, Math.min(seconds, lastS));
}

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
  return Math.max(progress?.watchedS ?? 0, pendingS);
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

/**
 * The second at which a lesson starts: that of the address, as far as the member may seek, else where the member left
 * off (docs/spec/lesson.md#address-of-a-second, docs/spec/lesson.md#resume). `previewS` is the end of a preview.
 */
export function startAt(
  lesson: Pick<Lesson, 'isForwardOnly'>,
  leftOff: StoredPositions,
  previewS: number | undefined,
  requestedS: number | undefined,
): number {
  if (requestedS === undefined) return resumeAt(leftOff, previewS);
  const isLimited = lesson.isForwardOnly && leftOff.progress?.isFinished !== true;
  const furthest = isLimited ? watchedBefore(leftOff) : Infinity;
  return Math.min(furthest, startWithin(requestedS, 'named', previewS));
}

const PARTS = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/;
const LONGEST_S = 359_999;

/**
 * The second that an address names (docs/spec/lesson.md#address-of-a-second): `315`, `315s`, `5m15s`, `1h5m`.
 * `undefined` for any other value, and for 100 hours or more.
 */
export function startInQuery(query: string): number | undefined {
  const text = queryWord(query, 't');
  const [, hours = 0, minutes = 0, seconds = 0] = (text === '' ? null : PARTS.exec(text)) ?? [undefined, NaN];
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return total <= LONGEST_S ? total : undefined;
}

/** The address of a lesson that starts at that second; without a second it resumes. */
export function lessonStartAddress(lessonId: number, startS: number | undefined): string {
  return lessonAddress(lessonId) + (startS === undefined ? '' : `?t=${String(startS)}`);
}
