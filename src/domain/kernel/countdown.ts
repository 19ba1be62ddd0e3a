import { defer, EMPTY, expand, map, type Observable, of, type SchedulerLike, timer } from 'rxjs';

/** Whether `end` has passed. False while `now` is unknown: in doubt nothing is over, and the server decides. */
export function isOver(end: number, now: number | undefined): boolean {
  return now !== undefined && end <= now;
}

/**
 * Milliseconds until `deadline`, 0 when it has passed. When more than `longest` seems to be left, the device's clock
 * has been set back since the deadline was set, and the deadline counts as passed.
 */
export function remainingMs(deadline: number, longest: number, now: number): number {
  const left = deadline - now;
  return left > 0 && left <= longest ? left : 0;
}

/**
 * Whole seconds of `msLeft()` (never below 0): emits at once and then every second until 0. Cold, completes, never
 * errors. It reads the time left instead of counting ticks, so a background tab with throttled timers soon shows the
 * right number (docs/spec/signing-in.md#sms-code).
 */
export function secondsLeft(msLeft: () => number, time: SchedulerLike): Observable<number> {
  return defer(() => of(msLeft())).pipe(
    expand((ms) => (ms === 0 ? EMPTY : timer(ms % 1000 || 1000, time).pipe(map(msLeft)))),
    map((ms) => Math.ceil(ms / 1000)),
  );
}
