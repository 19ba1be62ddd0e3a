import type { Observable, SchedulerLike } from 'rxjs';

import { msAhead } from '../kernel/ms-ahead.js';
import { secondsLeft } from '../kernel/seconds-left.js';
import { SMS_COUNTDOWN_MS } from '../limits.js';

/** Whole seconds left until `deadline` (epoch ms on the clock of `time`), as `secondsLeft` emits them. */
export function smsCountdown(deadline: number, time: SchedulerLike): Observable<number> {
  return secondsLeft(() => msLeft(deadline, time.now()), time);
}

/** How long the deadline of an SMS is still ahead, in milliseconds. */
export function msLeft(deadline: number, now: number): number {
  return msAhead(deadline, SMS_COUNTDOWN_MS, now);
}
