import {
  defer,
  EMPTY,
  exhaustMap,
  ignoreElements,
  interval,
  merge,
  NEVER,
  type Observable,
  of,
  type SchedulerLike,
  switchMap,
  timer,
} from 'rxjs';

import type { AppError } from '../errors/app-error.js';
import { RATE_LIMIT_PAUSE_MS } from '../site/limits.js';
import type { Presence } from '../ports/presence.js';
import { remainingMs } from './countdown.js';
import { becomesTrue } from './streams.js';

/**
 * Emits every `periodMs` while the tab is visible, and at once when it becomes visible again
 * (docs/spec/errors.md#polling), so that polling pauses with the visitor. Cold; never errors, never completes.
 */
export function pollWhileVisible(presence: Presence, periodMs: number, time: SchedulerLike): Observable<unknown> {
  const ticks$ = presence.visible$.pipe(switchMap((visible) => (visible ? interval(periodMs, time) : NEVER)));
  return merge(becomesTrue(presence.visible$), ticks$);
}

/** A ticket to scan with a phone: the polling period, its lifetime, the request, and its status afterwards. */
interface TicketPoll<Status> {
  readonly periodMs: number;
  readonly lifeMs: number;
  readonly request: () => Observable<Status>;
  readonly expired: Status;
}

/**
 * Polls the status of a ticket while the tab is visible, one request at a time. After its lifetime, which begins on
 * subscription, it emits `expired` without a request. Cold; fails as `request` does, never completes.
 */
export function pollTicket<Status>(
  presence: Presence,
  time: SchedulerLike,
  { periodMs, lifeMs, request, expired }: TicketPoll<Status>,
): Observable<Status> {
  return defer(() => {
    const deadline = time.now() + lifeMs;
    const isExpired = () => remainingMs(deadline, lifeMs, time.now()) === 0;
    return pollWhileVisible(presence, periodMs, time).pipe(
      // A slow answer skips ticks instead of stacking requests.
      exhaustMap(() => (isExpired() ? of(expired) : request())),
    );
  });
}

/**
 * The pause of a poll after a failed request: none, but `RATE_LIMIT_PAUSE_MS` after a rate limit
 * (docs/api/README.md#rate-limit). Cold; emits nothing, completes when the next request may be sent, never errors.
 */
export function pauseAfter(error: AppError, time: SchedulerLike): Observable<never> {
  return error.kind === 'too-many' ? timer(RATE_LIMIT_PAUSE_MS, time).pipe(ignoreElements()) : EMPTY;
}
