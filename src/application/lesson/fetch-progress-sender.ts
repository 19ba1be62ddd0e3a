import { catchError, defer, EMPTY, type Observable } from 'rxjs';

import type { VisitStore } from '../../domain/ports/visit-store.js';

/** Sends played positions to the server: continuously, or until all are sent. The service of the lesson page. */
export interface ProgressSender {
  readonly sending$: Observable<never>;
  readonly allSent$: Observable<never>;
}

/**
 * Fetches the service that sends played positions when any are stored, by this tab or another (what is stored, and for
 * how long: src/domain/lesson/progress-outbox.ts). Cold: emits once and completes; emits nothing when none is stored or
 * the code cannot be fetched; never errors.
 */
export function fetchProgressSender(
  store: Pick<VisitStore, 'read'>,
  services: Readonly<Record<'lesson', Observable<ProgressSender>>>,
): Observable<ProgressSender> {
  return defer(() =>
    store.read('pendingProgress') === undefined ? EMPTY : services.lesson.pipe(catchError(() => EMPTY)),
  );
}
