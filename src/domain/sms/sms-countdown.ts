import { defer, EMPTY, expand, map, type Observable, of, type SchedulerLike, takeWhile, timer } from 'rxjs';

import { SMS_COUNTDOWN_MS } from '../limits.js';

/**
 * Whole seconds left until `deadline` (epoch ms on the clock of `time`), at once and then at every second's
 * turn; the last one emitted is 0. Cold, completes, never errors.
 *
 * It counts from the deadline, not by ticks: a background tab whose timers are slowed shows the right number
 * as soon as it gets a turn (lesson 16).
 */
export function smsCountdown(deadline: number, time: SchedulerLike): Observable<number> {
  const left = () => msLeft(deadline, time.now());
  return defer(() => of(left())).pipe(
    expand((ms) => (ms === 0 ? EMPTY : timer(ms % 1000 || 1000, time).pipe(map(left)))),
    map((ms) => Math.ceil(ms / 1000)),
    takeWhile((seconds) => seconds > 0, true),
  );
}

/**
 * How long a deadline is still ahead. One that is further away than a full countdown was set by a clock that has been
 * put back since: it counts as over, lest the button stay locked for as long as the clock was wrong.
 */
export function msLeft(deadline: number, now: number): number {
  const left = deadline - now;
  return left > 0 && left <= SMS_COUNTDOWN_MS ? left : 0;
}
