import { catchError, EMPTY, type Observable, switchMap } from 'rxjs';

import type { Prefetcher } from './prefetch.js';

/** `Prefetcher.prefetch`, whose code is fetched first. Never fails: without that code nothing is prefetched. */
export function prefetchWhenIdle(
  prefetcher$: Observable<Pick<Prefetcher, 'prefetch'>>,
  steps: Parameters<Prefetcher['prefetch']>[0],
): Observable<never> {
  return prefetcher$.pipe(
    switchMap((prefetcher) => prefetcher.prefetch(steps)),
    catchError(() => EMPTY),
  );
}
