import {
  catchError,
  concatMap,
  defer,
  EMPTY,
  from,
  ignoreElements,
  type Observable,
  type ObservableInput,
  type SchedulerLike,
  timer,
} from 'rxjs';

import { FETCH_AHEAD_AFTER_MS } from '../../domain/limits.js';
import type { Leisure } from '../../domain/ports/browser/leisure.port.js';

/** Fetches the code that the visitor is likely to need next while the line and the browser are free (issue 14). */
export class Nearness {
  constructor(
    private readonly leisure: Leisure,
    private readonly time: SchedulerLike,
  ) {}

  /**
   * Takes the steps in order, one at a time, each in a quiet moment, once the page has had time to come. A step that
   * fails is left out: whoever needs it will hear. Cold; emits nothing, never fails; unsubscribing leaves out the rest.
   */
  fetchAhead(steps: readonly (() => ObservableInput<unknown>)[]): Observable<never> {
    return timer(FETCH_AHEAD_AFTER_MS, this.time).pipe(
      concatMap(() => from(steps)),
      // One after the other: what is nearest is there first.
      concatMap((step) =>
        this.leisure.moment().pipe(
          concatMap(() => defer(step)),
          catchError(() => EMPTY),
        ),
      ),
      ignoreElements(),
    );
  }
}
