import type { PlaybackFault } from '../../../domain/ports/playback.js';

/** A video that is being loaded into a media element: what the loaders may read and report, for a file or a stream. */
export interface MediaLoadContext {
  readonly video: HTMLVideoElement;
  readonly url: string;
  /** Aborted when the video is closed: from then on nothing is loaded or reported. */
  readonly closeSignal: AbortSignal;
  /**
   * The second at which playback will begin, which the visitor may change during loading. Call it again when the length
   * is known: moves the start into it. A start in a hole is behind the hole.
   */
  startWithin(lengthS?: number): number;
  /** Sets what finds the second behind the hole of a stream at a second: the same second if there is none. */
  skipHoles(behindHole: (seconds: number) => number): void;
  /** Moves a position that is in a hole behind it. */
  goBehindHole(): void;
  /** Reports that the video ends there, sooner than its duration. */
  endAt(seconds: number): void;
  /** False once the video is at its start position, or has failed. */
  readonly isLoading: boolean;
  /** Reports that the video cannot play. Only the first call counts. */
  fail(fault: PlaybackFault): void;
}

/**
 * The fault of a file. A browser distinguishes a broken connection from a broken file, but not a refused URL from an
 * unsupported format, so one byte of the URL is requested. If CORS hides the answer, the URL counts as refused: a new
 * URL repairs that.
 */
export async function faultOfFile(
  error: Pick<MediaError, 'code'> | null,
  url: string,
  request: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'type'>>,
): Promise<PlaybackFault> {
  if (error?.code === NETWORK) return 'network';
  if (error?.code === DECODE) return 'broken';
  const one: RequestInit = { headers: { Range: 'bytes=0-0' } };
  try {
    return (await request(url, one)).ok ? 'unsupported' : 'refused';
  } catch {
    try {
      await request(url, { mode: 'no-cors' });
      return 'refused';
    } catch {
      return 'network';
    }
  }
}

/** `MediaError.MEDIA_ERR_NETWORK` and `MEDIA_ERR_DECODE`. */
const NETWORK = 2;
const DECODE = 3;

/** Loads what the browser plays natively: a file, or a stream where the browser supports streams. */
export function loadFile(media: MediaLoadContext): void {
  const { video, url, closeSignal } = media;
  const request = (address: string, init: RequestInit) => fetch(address, { ...init, signal: closeSignal });
  const report = (): void => {
    void faultOfFile(video.error, url, request).then((fault) => {
      media.fail(fault);
    });
  };
  video.addEventListener('error', report, { once: true, signal: closeSignal });
  video.src = url;
}
