import {
  EMPTY,
  filter,
  fromEvent,
  map,
  merge,
  type Observable,
  type SchedulerLike,
  startWith,
  switchMap,
  take,
  takeUntil,
  timer,
} from 'rxjs';

import { NO_DATA_TIMEOUT_MS } from '../../../domain/lesson/limits.js';
import type { PlaybackFault } from '../../../domain/ports/playback.js';

/** A video that is being loaded into a media element: what the loaders may read and report, for a file or a stream. */
export interface MediaLoadContext {
  readonly video: HTMLVideoElement;
  readonly url: string;
  /** Aborted when the video is closed: from then on nothing is loaded or reported. */
  readonly closeSignal: AbortSignal;
  /** The second at which playback will begin; the visitor may change it during loading. */
  readonly startsAt: () => number;
  /** Call it when the duration is known: moves `startsAt` into it. */
  readonly startWithin: (durationS: number) => void;
  /** Sets what finds the second behind the hole of a stream at a second: the same second if there is none. */
  readonly skipHoles: (behindHole: (seconds: number) => number) => void;
  /** Moves a position that is in a hole, or a start position, behind it. */
  readonly goBehindHole: () => void;
  /** Reports that the video ends there, sooner than its duration. */
  readonly endAt: (seconds: number) => void;
  /** True once the video is loaded and at its start position. */
  readonly isReady: () => boolean;
  /** Reports that the video cannot play. Only the first call counts. */
  readonly fail: (fault: PlaybackFault) => void;
}

/** When no more than this is left after the start position, a video starts at its beginning; in seconds. */
export const START_OVER_BELOW_S = 0.5;

/**
 * Fails a video when it lacks data and none has arrived for `NO_DATA_TIMEOUT_MS`: some servers accept a request and
 * never answer it, or stop in the middle, and the browser would wait forever. `more` restarts the limit, `enough`
 * lifts it.
 */
export function failWithoutData(
  { closeSignal, fail }: Pick<MediaLoadContext, 'closeSignal' | 'fail'>,
  lacksData: () => boolean,
  dataEvents$: Observable<'more' | 'enough'>,
  time: SchedulerLike,
): void {
  dataEvents$
    .pipe(
      startWith('more' as const),
      switchMap((arrival) => (arrival === 'more' ? timer(NO_DATA_TIMEOUT_MS, time) : EMPTY)),
      filter(lacksData),
      take(1),
      takeUntil(fromEvent(closeSignal, 'abort')),
    )
    .subscribe(() => {
      fail('network');
    });
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
export function loadFile(media: MediaLoadContext, time: SchedulerLike): void {
  const { video, url, closeSignal, isReady, fail } = media;
  const closed$ = fromEvent(closeSignal, 'abort');
  const request = (address: string, init: RequestInit) => fetch(address, { ...init, signal: closeSignal });
  fromEvent(video, 'error')
    .pipe(
      switchMap(() =>
        merge(faultOfFile(video.error, url, request), timer(NO_DATA_TIMEOUT_MS, time).pipe(map(noAnswer))),
      ),
      take(1),
      takeUntil(closed$),
    )
    .subscribe(fail);
  // `play` and `waiting` too: a browser in data-saving mode begins to load at `play`, which no other event reports.
  const dataEvents$ = merge(...['progress', 'play', 'waiting', 'seeking'].map((name) => fromEvent(video, name))).pipe(
    map(() => 'more' as const),
  );
  failWithoutData(media, () => isStarved(video, isReady()), dataEvents$, time);
  video.src = url;
}

const noAnswer = (): PlaybackFault => 'network';

/** Whether the browser is loading what the video needs now. */
function isStarved(video: HTMLVideoElement, isReady: boolean): boolean {
  const isNeeded = !isReady || ((!video.paused || video.seeking) && video.readyState < video.HAVE_FUTURE_DATA);
  return isNeeded && video.networkState === video.NETWORK_LOADING;
}
