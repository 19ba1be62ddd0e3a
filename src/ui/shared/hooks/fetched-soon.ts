import { catchError, EMPTY, type Observable, type ObservableInput, type SchedulerLike, switchMap, timer } from 'rxjs';

import { PREFETCH_DELAY_MS } from '../../../domain/site/limits.js';

/** Fetches what the visitor has not opened yet `PREFETCH_DELAY_MS` after the page. A failure shows when it is needed. */
export function fetchedSoon<T>(fetch: () => ObservableInput<T>, time: SchedulerLike): Observable<T> {
  return timer(PREFETCH_DELAY_MS, time).pipe(
    switchMap(fetch),
    catchError(() => EMPTY),
  );
}
