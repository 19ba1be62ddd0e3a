import type { PlaybackFault } from '../../../domain/ports/browser/playback.port.js';

/** A film on its way into a media element: what those who load it may know and say, whatever it is loaded from. */
export interface FilmInOpening {
  readonly video: HTMLVideoElement;
  readonly url: string;
  /** Aborted when the film is let go: nothing is loaded and nothing is said from then on. */
  readonly gone: AbortSignal;
  /** Where it is to begin, in seconds; the visitor may still move it. */
  readonly startsAt: () => number;
  /** Its length turned out: `startsAt` is within it from now on. */
  readonly beginWithin: (durationS: number) => void;
  /** It is loaded, and its beginning is where it was meant to be. */
  readonly isReady: () => boolean;
  /** It stands still for good. Said once; what is said later is not heard. */
  readonly fail: (fault: PlaybackFault) => void;
}

/** Where so little is left a film begins at its beginning; seconds. */
export const NOTHING_LEFT_S = 0.5;
