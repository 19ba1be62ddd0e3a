import { concat, defer, NEVER, type Observable, of, type SchedulerLike, switchMap, takeWhile } from 'rxjs';

import type { Behavior } from '../kernel/behavior.js';
import { remainingMs, secondsLeft } from '../kernel/remaining-time.js';
import { NEXT_LESSON_MS } from '../limits.js';

/**
 * Seconds until the next lesson begins, down to 0. It counts while the visitor looks and begins anew when they look
 * again (pages §17): a lesson never begins before nobody. Cold; completes after 0, never errors.
 */
export function nextCountdown(visible$: Behavior<boolean>, time: SchedulerLike): Observable<number> {
  const standing$ = concat(of(NEXT_LESSON_MS / 1000), NEVER);
  return visible$.pipe(
    switchMap((visible) => (visible ? countdown(time) : standing$)),
    takeWhile((seconds) => seconds > 0, true),
  );
}

function countdown(time: SchedulerLike): Observable<number> {
  return defer(() => {
    const deadline = time.now() + NEXT_LESSON_MS;
    return secondsLeft(() => remainingMs(deadline, NEXT_LESSON_MS, time.now()), time);
  });
}
