import type { PlaybackState } from '../ports/browser/playback.port.js';

/** Nothing is open. */
export const NOTHING_OPEN: PlaybackState = {
  phase: 'empty',
  positionS: 0,
  durationS: undefined,
  fault: undefined,
};
