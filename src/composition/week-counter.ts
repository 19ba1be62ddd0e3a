import { catchError, defer, EMPTY, map, type SchedulerLike } from 'rxjs';

import { shareSuccess } from '../domain/kernel/streams.js';
import type { WeekCounter } from '../domain/lesson/week-counter.js';
import type { ServerClock } from '../domain/ports/server-clock.js';
import type { VisitStore } from '../domain/ports/visit-store.js';
import type { Session } from '../domain/session/session.js';

/**
 * Counts what is learned in a week, by code of its own that the first lesson fetches: no lesson waits for it, and where it
 * cannot be fetched nothing is counted.
 */
export function lazyWeekCounter(
  ...needs: readonly [VisitStore, Session, ServerClock, SchedulerLike]
): Pick<WeekCounter, 'begin' | 'accept'> {
  const counter$ = defer(() => import(/* webpackChunkName: "week-counter" */ '../domain/lesson/week-counter.js')).pipe(
    map((code) => new code.WeekCounter(...needs)),
    shareSuccess(),
  );
  const use = (action: (counter: WeekCounter) => void): void => {
    counter$.pipe(catchError(() => EMPTY)).subscribe(action);
  };
  return {
    begin: (...lesson) => {
      use((counter) => {
        counter.begin(...lesson);
      });
    },
    accept: (...position) => {
      use((counter) => {
        counter.accept(...position);
      });
    },
  };
}
