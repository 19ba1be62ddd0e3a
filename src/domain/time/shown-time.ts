import { DateTime } from 'luxon';
import { defer, EMPTY, expand, map, type Observable, of, type SchedulerLike, timer } from 'rxjs';

import { daysAgo, hoursAgo, JUST_NOW, minutesAgo } from './strings.js';

/** The calendar of the site, wherever the visitor is (clarifications §11, lesson 35); its digits are the same for all. */
const CHINA = { zone: 'Asia/Shanghai', locale: 'zh-CN', numberingSystem: 'latn' } as const;

/** An instant (milliseconds since the epoch) on calendar and clock in China, as `format` (luxon's tokens) writes it. */
export function inChina(instant: number, format: string): string {
  return DateTime.fromMillis(instant, CHINA).toFormat(format);
}

/** `YYYY-MM-DD HH:mm` in China time (spec §4) of an instant in milliseconds since the epoch. */
export function dateTime(instant: number): string {
  return inChina(instant, 'yyyy-MM-dd HH:mm');
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** How a day of the last 365 is written: without its time of day, or with it. */
export type DayForm = 'day' | 'day-and-time';

const DAY_FORMATS: Readonly<Record<DayForm, string>> = { day: 'MM-dd', 'day-and-time': 'MM-dd HH:mm' };

/**
 * How long ago something was, in the words of spec §4. Both are instants in milliseconds since the epoch: the age
 * counts from moment to moment, dates are China's. What a fast server clock puts in the future is just now.
 */
export function relativeTime(instant: number, now: number, form: DayForm = 'day'): string {
  const age = now - instant;
  if (age < MINUTE_MS) return JUST_NOW;
  if (age < HOUR_MS) return minutesAgo(Math.floor(age / MINUTE_MS));
  if (age < DAY_MS) return hoursAgo(Math.floor(age / HOUR_MS));
  if (age < 7 * DAY_MS) return daysAgo(Math.floor(age / DAY_MS));
  return inChina(instant, age < 365 * DAY_MS ? DAY_FORMATS[form] : 'yyyy-MM-dd');
}

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
