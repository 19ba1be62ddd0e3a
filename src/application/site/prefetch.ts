import { catchError, concatMap, defer, EMPTY, ignoreElements, from, type Observable, type ObservableInput } from 'rxjs';

import type { Idle } from '../../domain/ports/browser/presence.js';
import { token } from '../../domain/kernel/token.js';

/** Fetches what the visitor is likely to need next while the line and the browser are free (issue 14). */
export class Prefetcher {
  constructor(private readonly idle: Idle) {}

  /**
   * Takes the steps in order, one at a time, each in a quiet moment. A step that fails is left out: the view that needs
   * it reports the failure. Cold; emits nothing, never fails; unsubscribing leaves out the rest.
   */
  fetchAhead(steps: readonly (() => ObservableInput<unknown>)[]): Observable<never> {
    return from(steps).pipe(
      // One after the other: what is nearest is there first.
      concatMap((step) =>
        this.idle.moment().pipe(
          concatMap(() => defer(step)),
          catchError(() => EMPTY),
        ),
      ),
      ignoreElements(),
    );
  }
}

export const PREFETCHER = token<Prefetcher>('Prefetcher');
