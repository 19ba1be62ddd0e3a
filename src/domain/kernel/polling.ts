import {
  defer,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  interval,
  merge,
  NEVER,
  type Observable,
  of,
  type SchedulerLike,
  skip,
  switchMap,
  timer,
} from 'rxjs';

import type { AppError } from '../errors/app-error.js';
import { RATE_LIMIT_REST_MS } from '../limits.js';
import type { Presence } from '../ports/browser/presence.js';
import { remainingMs } from './countdown.js';

/**
 * A turn every `periodMs` while the tab is seen, and one at once when it is seen again (clarifications §8): what
 * asks a server over and over rests with the visitor. Cold; never errors, never completes.
 */
export function pollWhileVisible(presence: Presence, periodMs: number, time: SchedulerLike): Observable<unknown> {
  const shownAgain$ = presence.visible$.pipe(skip(1), filter(Boolean));
  const ticks$ = presence.visible$.pipe(switchMap((visible) => (visible ? interval(periodMs, time) : NEVER)));
  return merge(shownAgain$, ticks$);
}

/** A ticket that somebody is to scan: how often it is asked about, how long it lives, and what it is then. */
interface TicketPoll<Status> {
  readonly periodMs: number;
  readonly lifeMs: number;
  readonly ask: () => Observable<Status>;
  readonly expired: Status;
}

/**
 * What became of a ticket, asked over and over while the tab is seen, never two questions at a time; once its life is over
 * it is `expired` without a question. Cold; its life begins on subscription. Fails as `ask` does, never completes.
 */
export function pollTicket<Status>(
  presence: Presence,
  time: SchedulerLike,
  { periodMs, lifeMs, ask, expired }: TicketPoll<Status>,
): Observable<Status> {
  return defer(() => {
    const deadline = time.now() + lifeMs;
    const isOver = () => remainingMs(deadline, lifeMs, time.now()) === 0;
    return pollWhileVisible(presence, periodMs, time).pipe(
      // An answer may take longer than the wait: skip a turn rather than stack requests.
      exhaustMap(() => (isOver() ? of(expired) : ask())),
    );
  });
}

/**
 * What a poll does after a question that failed: it goes on, but where the server asks for fewer questions (API 1.5)
 * it rests first. Cold; emits nothing, completes when the next question may be asked, never errors.
 */
export function pauseAfter(error: AppError, time: SchedulerLike): Observable<never> {
  return error.kind === 'too-many' ? timer(RATE_LIMIT_REST_MS, time).pipe(ignoreElements()) : EMPTY;
}
