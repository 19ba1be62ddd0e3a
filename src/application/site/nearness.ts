import { catchError, concatMap, defer, EMPTY, ignoreElements, from, type Observable, type ObservableInput } from 'rxjs';

import type { DocumentCache } from '../../domain/ports/browser/document-cache.port.js';
import type { Leisure } from '../../domain/ports/browser/leisure.port.js';

/** Fetches what the visitor is likely to need next while the line and the browser are free (issue 14). */
export class Nearness {
  constructor(
    private readonly leisure: Leisure,
    private readonly documents: DocumentCache,
  ) {}

  /**
   * Takes the steps in order, one at a time, each in a quiet moment; behind them has the document kept for the next
   * visit. A step that fails is left out: whoever needs it will hear. Cold; emits nothing, never fails; unsubscribing
   * leaves out the rest.
   */
  fetchAhead(steps: readonly (() => ObservableInput<unknown>)[]): Observable<never> {
    return from([...steps, () => this.documents.keep()]).pipe(
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
