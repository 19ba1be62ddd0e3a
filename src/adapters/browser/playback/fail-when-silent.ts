import {
  EMPTY,
  fromEvent,
  type Observable,
  type SchedulerLike,
  startWith,
  switchMap,
  take,
  takeUntil,
  timer,
} from 'rxjs';

import { LOADING_SILENCE_MS } from '../../../domain/limits.js';
import type { FilmInOpening } from './film-in-opening.js';

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
