import { queryWord } from '../access/page-query.js';
import { lessonAddress } from '../courses/course-address.js';
import { RESUME_MARGIN_S } from '../site/limits.js';
import type { PlaybackState } from '../ports/playback.js';

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

/** The second of a video to share: `undefined` near its beginning and at its end. */
export function sharedSecond({ phase }: Pick<PlaybackState, 'phase'>, positionS: number): number | undefined {
  const second = Math.floor(positionS);
  return phase === 'ended' || second < RESUME_MARGIN_S ? undefined : second;
}
