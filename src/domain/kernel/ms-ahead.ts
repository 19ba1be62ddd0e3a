/**
 * How long `deadline` is still ahead, in milliseconds. One that is further away than `longest` was set by a clock that
 * has been put back since: it counts as over, lest somebody wait for as long as the clock was wrong.
 */
export function msAhead(deadline: number, longest: number, now: number): number {
  const left = deadline - now;
  return left > 0 && left <= longest ? left : 0;
}
