import type { Observable, SchedulerLike } from 'rxjs';

import { remainingMs } from '../kernel/remaining-time.js';
import { secondsLeft } from '../kernel/remaining-time.js';
import { SMS_COUNTDOWN_MS } from '../limits.js';

/** Whole seconds left until `deadline` (epoch ms on the clock of `time`), as `secondsLeft` emits them. */
export function smsCountdown(deadline: number, time: SchedulerLike): Observable<number> {
  return secondsLeft(() => msLeft(deadline, time.now()), time);
}

/** How long the deadline of an SMS is still ahead, in milliseconds. */
export function msLeft(deadline: number, now: number): number {
  return remainingMs(deadline, SMS_COUNTDOWN_MS, now);
}
