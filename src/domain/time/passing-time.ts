import { defer, expand, EMPTY, map, type Observable, of, type SchedulerLike, timer } from 'rxjs';

import { DAY_MS, type DayForm, HOUR_MS, MINUTE_MS, relativeTime } from './relative-time.js';

/**
 * How long ago something was, said anew whenever the words change. Cold; speaks at once on subscription, and
 * completes when it has come down to a date: nobody keeps a page open until the year is over.
 */
export function passingTime(instant: number, time: SchedulerLike, form?: DayForm): Observable<string> {
  const turn$ = defer(() => of(time.now()));
  return turn$.pipe(
    expand((now) => {
      const wait = untilNextWords(now - instant);
      return wait === undefined ? EMPTY : timer(wait, time).pipe(map(() => time.now()));
    }),
    map((now) => relativeTime(instant, now, form)),
  );
}

/** Milliseconds until something of that age is called otherwise; `undefined` when it is a date already. */
function untilNextWords(age: number): number | undefined {
  if (age >= 7 * DAY_MS) return undefined;
  // Far in the future: browsers take a wait of more than 24 days for none at all.
  if (age < MINUTE_MS) return Math.min(MINUTE_MS - age, DAY_MS);
  const unit = age < HOUR_MS ? MINUTE_MS : age < DAY_MS ? HOUR_MS : DAY_MS;
  return unit - (age % unit);
}
