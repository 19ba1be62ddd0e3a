import { catchError, defer, EMPTY, type Observable } from 'rxjs';

import type { VisitStore } from '../../domain/ports/browser/visit-store.port.js';

/** Who sends what was played, for good and until all of it is there: the service of the lesson page. */
export interface SendsWhatWasPlayed {
  readonly sending$: Observable<never>;
  readonly allSent$: Observable<never>;
}

/**
 * Who sends what was played, by this tab or another, and has not reached the server (pages §4). Cold: emits once where
 * something waits, and completes; emits nothing where nothing does or the code does not come; never errors.
 */
export function whoSendsWhatWaits(
  store: Pick<VisitStore, 'read'>,
  services: Readonly<Record<'lesson', Observable<SendsWhatWasPlayed>>>,
): Observable<SendsWhatWasPlayed> {
  return defer(() =>
    store.read('waitingProgress') === undefined ? EMPTY : services.lesson.pipe(catchError(() => EMPTY)),
  );
}
