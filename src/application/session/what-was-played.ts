import { catchError, defer, EMPTY, type Observable } from 'rxjs';

import type { VisitStore } from '../../domain/ports/browser/visit-store.port.js';
import type { LazyServices } from '../lazy-services.js';
import type { Lessons } from '../lesson/lessons.js';

/**
 * Who sends what was played, by this tab or another, and has not reached the server (pages §4). Cold: emits once where
 * something waits, and completes; emits nothing where nothing does or the code does not come; never errors.
 */
export function whoSendsWhatWaits(
  store: Pick<VisitStore, 'read'>,
  services: Pick<LazyServices, 'lesson'>,
): Observable<Pick<Lessons, 'sending$' | 'allSent$'>> {
  return defer(() =>
    store.read('waitingProgress') === undefined ? EMPTY : services.lesson.pipe(catchError(() => EMPTY)),
  );
}
