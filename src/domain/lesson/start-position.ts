import { RESUME_MARGIN_S } from '../site/limits.js';

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
