import { defer, exhaustMap, type Observable, of, type SchedulerLike } from 'rxjs';

import type { Presence } from '../ports/browser/presence.port.js';
import { pollWhileVisible } from './poll-while-visible.js';
import { remainingMs } from './remaining-time.js';

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
