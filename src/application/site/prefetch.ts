import { catchError, concatMap, defer, EMPTY, ignoreElements, from, type Observable, type ObservableInput } from 'rxjs';

import type { Idle } from '../../domain/ports/presence.js';
import { token } from '../../domain/kernel/token.js';

/**
 * Prefetches what the visitor is likely to need next while the network and the browser are idle
 * (docs/spec/start-and-routes.md#prefetch).
 */
export class Prefetcher {
  constructor(private readonly idle: Idle) {}

  /**
   * Runs the steps in order, each when the browser is idle. A failed step is skipped: the view that needs it reports
   * the failure. Cold; emits nothing, never fails; unsubscribing skips the rest.
   */
  prefetch(steps: readonly (() => ObservableInput<unknown>)[]): Observable<never> {
    return from(steps).pipe(
      // In sequence, because the first steps are the most likely to be needed.
      concatMap((step) =>
        this.idle.whenIdle().pipe(
          concatMap(() => defer(step)),
          catchError(() => EMPTY),
        ),
      ),
      ignoreElements(),
    );
  }
}

export const PREFETCHER = token<Prefetcher>('Prefetcher');
