import {
  defer,
  filter,
  forkJoin,
  merge,
  mergeMap,
  type MonoTypeOperatorFunction,
  NEVER,
  type Observable,
  of,
  retry,
  type SchedulerLike,
  switchMap,
  take,
  throwError,
  timer,
} from 'rxjs';

import { becomesTrue } from '../kernel/streams.js';
import { token } from '../kernel/token.js';
import { RATE_LIMIT_PAUSE_MS, RECOVERY_JITTER, RECOVERY_WAITS_MS } from '../site/limits.js';
import type { Presence } from '../ports/presence.js';
import { type AppError, asAppError, mayRecover } from './app-error.js';

const OFFLINE: AppError = { kind: 'offline' };

/**
 * Decides when to retry a request that failed because the server or the network was down
 * (docs/spec/errors.md#recovery).
 */
export class Recovery {
  constructor(
    private readonly presence: Presence,
    private readonly time: SchedulerLike,
    /** Returns a number from 0 up to 1: jitter, so that clients that failed together do not retry together. */
    private readonly random: () => number,
  ) {}

  /**
   * Emits when to retry after `failures` failures in a row: the network is back, the tab is shown again, Back restores
   * the page, or, in a visible tab, a wait that grows with `failures` is over. Never while the page is being left, nor
   * during the pause after a rate limit (docs/api/README.md#rate-limit). Cold; emits once and completes, never errors.
   */
  retrySignal(error: AppError, failures: number): Observable<unknown> {
    return defer(() => {
      const jitter = RECOVERY_JITTER * (2 * this.random() - 1);
      const waitMs = RECOVERY_WAITS_MS[failures - 1] ?? Math.max(...RECOVERY_WAITS_MS);
      // At least `RATE_LIMIT_PAUSE_MS`, plus random jitter so that clients do not retry in step.
      const restMs = error.kind === 'too-many' ? RATE_LIMIT_PAUSE_MS * (1 + RECOVERY_JITTER + jitter) : 0;
      const { visible$, online$, leaving$, restored$ } = this.presence;
      const waited$ = merge(visible$, leaving$).pipe(
        switchMap(() => (visible$.value && !leaving$.value ? timer(waitMs * (1 + jitter), this.time) : NEVER)),
      );
      const recovered$ = merge(online$, becomesTrue(visible$), restored$, waited$).pipe(
        filter(() => !leaving$.value),
        take(1),
      );
      return restMs === 0 ? recovered$ : forkJoin([recovered$, timer(restMs, this.time)]);
    });
  }

  /**
   * Emits once the network is back: the browser says so, or the site answers a small request at a `retrySignal`, because
   * the browser may be wrong (docs/spec/errors.md#what-the-browser-reports). Cold; emits once and completes.
   */
  networkBack(): Observable<unknown> {
    const reached$ = defer(() => this.presence.canReachSite()).pipe(
      mergeMap((isReached) => (isReached ? of(isReached) : throwError(() => OFFLINE))),
      this.requestAgain(),
    );
    const asked$ = this.retrySignal(OFFLINE, 1).pipe(switchMap(() => reached$));
    return merge(this.presence.online$, asked$).pipe(take(1));
  }

  /** Retries at each of these moments while the error may pass; fails with an error that does not pass. */
  requestAgain<T>(): MonoTypeOperatorFunction<T> {
    return retry({
      delay: (thrown: unknown, failures) => {
        const error = asAppError(thrown);
        return mayRecover(error) ? this.retrySignal(error, failures) : throwError(() => error);
      },
    });
  }
}

export const RECOVERY = token<Recovery>('Recovery');
