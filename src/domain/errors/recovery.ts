import {
  defer,
  filter,
  forkJoin,
  merge,
  type MonoTypeOperatorFunction,
  NEVER,
  type Observable,
  retry,
  type SchedulerLike,
  skip,
  switchMap,
  take,
  throwError,
  timer,
} from 'rxjs';

import { token } from '../kernel/token.js';
import { RATE_LIMIT_REST_MS, RECOVERY_SPREAD, RECOVERY_WAITS_MS } from '../limits.js';
import type { Presence } from '../ports/browser/presence.js';
import { type AppError, asAppError, mayPass } from './app-error.js';

/** When to ask again for what failed while the server or the network was away (clarifications §3, §9). */
export class Recovery {
  constructor(
    private readonly presence: Presence,
    private readonly time: SchedulerLike,
    /** From 0 up to 1: visitors who failed together must not all come back together. */
    private readonly random: () => number,
  ) {}

  /**
   * The moment to ask again after a failure, the `failures`-th in a row: when the network is back, when the tab is
   * shown again or Back brings the page back, and while it is shown after a wait that grows with every failure; never
   * while the visitor is leaving. Where the server wants fewer questions
   * (API 1.5) it rests first, whatever happens. Cold; emits once and completes, never errors.
   */
  moment(error: AppError, failures: number): Observable<unknown> {
    return defer(() => {
      const spread = RECOVERY_SPREAD * (2 * this.random() - 1);
      const waitMs = RECOVERY_WAITS_MS[failures - 1] ?? Math.max(...RECOVERY_WAITS_MS);
      // Never shorter than the rest, and yet not the same for all.
      const restMs = error.kind === 'too-many' ? RATE_LIMIT_REST_MS * (1 + RECOVERY_SPREAD + spread) : 0;
      const { visible$, online$, leaving$, restored$ } = this.presence;
      const shownAgain$ = visible$.pipe(skip(1), filter(Boolean));
      const waited$ = merge(visible$, leaving$).pipe(
        switchMap(() => (visible$.value && !leaving$.value ? timer(waitMs * (1 + spread), this.time) : NEVER)),
      );
      const better$ = merge(online$, shownAgain$, restored$, waited$).pipe(
        filter(() => !leaving$.value),
        take(1),
      );
      return restMs === 0 ? better$ : forkJoin([better$, timer(restMs, this.time)]);
    });
  }

  /** Asks again at every such moment, as long as the fault may pass; fails with one that may not. */
  askAgain<T>(): MonoTypeOperatorFunction<T> {
    return retry({
      delay: (thrown: unknown, failures) => {
        const error = asAppError(thrown);
        return mayPass(error) ? this.moment(error, failures) : throwError(() => error);
      },
    });
  }
}

export const RECOVERY = token<Recovery>('Recovery');
