import { fromEvent, map, type SchedulerLike } from 'rxjs';

import { failWhenSilent } from './fail-when-silent.js';
import { faultOfFile } from './file-faults.js';
import type { PlaybackFault } from '../../../domain/ports/browser/playback.port.js';
import type { FilmInOpening } from './film-in-opening.js';

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
