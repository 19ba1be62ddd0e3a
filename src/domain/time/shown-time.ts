import { DateTime, FixedOffsetZone } from 'luxon';
import { defer, EMPTY, expand, map, type Observable, of, type SchedulerLike, timer } from 'rxjs';

import type { ServerClock } from '../ports/server-clock.js';
import { daysAgo, hoursAgo, JUST_NOW, minutesAgo } from './strings.js';

/**
 * The site shows China time wherever the visitor is (docs/spec/every-page.md#times), with Latin digits in every locale.
 * luxon gets the offset, which has been the same since 1992, and English: a phone needs 0.2 s for the first use of a named
 * zone or of another locale.
 */
const CHINA = { zone: FixedOffsetZone.instance(8 * 60), locale: 'en-US' } as const;

/** Formats an instant (milliseconds since the epoch) in China time. `format` consists of luxon's tokens for numbers. */
export function inChina(instant: number, format: string): string {
  return DateTime.fromMillis(instant, CHINA).toFormat(format);
}

/**
 * Formats an instant (milliseconds since the epoch) as `YYYY-MM-DD HH:mm` in China time
 * (docs/spec/every-page.md#times).
 */
export function dateTime(instant: number): string {
  return inChina(instant, 'yyyy-MM-dd HH:mm');
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The format of a date within the last 365 days: with or without the time of day. */
export type DayForm = 'day' | 'day-and-time';

const DAY_FORMATS: Readonly<Record<DayForm, string>> = { day: 'MM-dd', 'day-and-time': 'MM-dd HH:mm' };

/**
 * The age of an instant as text (docs/spec/every-page.md#times). Both are in milliseconds since the epoch. The age is
 * exact, not by calendar day; dates are in China time. An instant in the future, from a fast server clock, is "just
 * now". Without `now` the text is the date with its year.
 */
export function relativeTime(instant: number, now: number | undefined, form: DayForm = 'day'): string {
  if (now === undefined) return inChina(instant, 'yyyy-MM-dd');
  const age = now - instant;
  if (age < MINUTE_MS) return JUST_NOW;
  if (age < HOUR_MS) return minutesAgo(Math.floor(age / MINUTE_MS));
  if (age < DAY_MS) return hoursAgo(Math.floor(age / HOUR_MS));
  if (age < 7 * DAY_MS) return daysAgo(Math.floor(age / DAY_MS));
  return inChina(instant, age < 365 * DAY_MS ? DAY_FORMATS[form] : 'yyyy-MM-dd');
}

/**
 * The age of an instant as text. Cold; emits at once and whenever the text changes. Completes when the text is a date:
 * it would change again only after a year.
 */
export function liveRelativeTime(
  instant: number,
  clock: Pick<ServerClock, 'now'>,
  time: SchedulerLike,
  form?: DayForm,
): Observable<string> {
  return defer(() => of(clock.now())).pipe(
    expand((now) => {
      const wait = now === undefined ? undefined : untilTextChanges(now - instant);
      return wait === undefined ? EMPTY : timer(wait, time).pipe(map(() => clock.now()));
    }),
    map((now) => relativeTime(instant, now, form)),
  );
}

/** Milliseconds until the text for this age changes; `undefined` when it is a date already. */
function untilTextChanges(age: number): number | undefined {
  if (age >= 7 * DAY_MS) return undefined;
  // Limited for instants far in the future: browsers run a timer of more than 24 days at once.
  if (age < MINUTE_MS) return Math.min(MINUTE_MS - age, DAY_MS);
  const unit = age < HOUR_MS ? MINUTE_MS : age < DAY_MS ? HOUR_MS : DAY_MS;
  return unit - (age % unit);
}
