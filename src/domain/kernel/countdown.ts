import { defer, EMPTY, expand, map, type Observable, of, type SchedulerLike, timer } from 'rxjs';

/**
 * Milliseconds until `deadline`, 0 when it is over. A wait is never longer than `longest`: where more seems to be left,
 * the device's clock has been put back since the deadline was set, and the deadline counts as over.
 */
export function remainingMs(deadline: number, longest: number, now: number): number {
  const left = deadline - now;
  return left > 0 && left <= longest ? left : 0;
}

/**
 * Whole seconds of what `msLeft` says (never below 0), at once and then at every second's turn; the last one emitted is 0. Cold,
 * completes, never errors.
 *
 * It asks what is left rather than counting ticks: a background tab whose timers are slowed shows the right number
 * as soon as it gets a turn (lesson 16).
 */
export function secondsLeft(msLeft: () => number, time: SchedulerLike): Observable<number> {
  return defer(() => of(msLeft())).pipe(
    expand((ms) => (ms === 0 ? EMPTY : timer(ms % 1000 || 1000, time).pipe(map(msLeft)))),
    map((ms) => Math.ceil(ms / 1000)),
  );
}
