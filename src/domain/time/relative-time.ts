import { daysAgo, hoursAgo, JUST_NOW, minutesAgo } from './words.js';
import { inChina } from './china-time.js';

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
