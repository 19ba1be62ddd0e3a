import {
  EMPTY,
  fromEvent,
  map,
  type Observable,
  type SchedulerLike,
  startWith,
  switchMap,
  take,
  takeUntil,
  timer,
} from 'rxjs';

import { LOADING_SILENCE_MS } from '../../../domain/limits.js';
import type { PlaybackFault } from '../../../domain/ports/browser/playback.js';

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

/**
 * Fails a video that cannot play yet when nothing of it has arrived for `LOADING_SILENCE_MS`: some servers accept a request and
 * never answer it, and the browser waits for them for ever. `more` restarts the limit, `enough` lifts it.
 */
export function failWhenSilent(
  { gone, isReady, fail }: Pick<FilmInOpening, 'gone' | 'isReady' | 'fail'>,
  arrivals$: Observable<'more' | 'enough'>,
  time: SchedulerLike,
): void {
  arrivals$
    .pipe(
      startWith('more' as const),
      switchMap((arrival) => (arrival === 'more' && !isReady() ? timer(LOADING_SILENCE_MS, time) : EMPTY)),
      take(1),
      takeUntil(fromEvent(gone, 'abort')),
    )
    .subscribe(() => {
      if (!isReady()) fail('network');
    });
}

/**
 * Which fault a file has. A browser tells a broken connection and a broken film apart, but not an address that answers
 * with a refusal from a film that it cannot play; so the address is asked once more, for a single byte. Where another
 * origin does not let its answer be read, the address is taken to be spent: asking for a new one mends that.
 */
export async function faultOfFile(
  error: Pick<MediaError, 'code'> | null,
  url: string,
  ask: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'type'>>,
): Promise<PlaybackFault> {
  if (error?.code === NETWORK) return 'network';
  if (error?.code === DECODE) return 'broken';
  const one: RequestInit = { headers: { Range: 'bytes=0-0' } };
  try {
    return (await ask(url, one)).ok ? 'unsupported' : 'refused';
  } catch {
    try {
      await ask(url, { mode: 'no-cors' });
      return 'refused';
    } catch {
      return 'network';
    }
  }
}

/** `MediaError.MEDIA_ERR_NETWORK` and `MEDIA_ERR_DECODE`. */
const NETWORK = 2;
const DECODE = 3;

/** Loads what the browser plays by itself: one file, or a stream where the browser knows streams. */
export function loadFile(film: FilmInOpening, time: SchedulerLike): void {
  const { video, url, gone, fail } = film;
  const ask = (address: string, init: RequestInit) => fetch(address, { ...init, signal: gone });
  video.addEventListener(
    'error',
    () => {
      void faultOfFile(video.error, url, ask).then(fail);
    },
    { signal: gone },
  );
  const arrivals$ = fromEvent(video, 'progress').pipe(map(() => 'more' as const));
  failWhenSilent({ ...film, fail: failIfLoading }, arrivals$, time);
  video.src = url;

  // A browser that saves data loads nothing before the visitor presses play: no server is to blame for that.
  function failIfLoading(fault: PlaybackFault): void {
    if (video.networkState === HTMLMediaElement.NETWORK_LOADING) fail(fault);
  }
}
