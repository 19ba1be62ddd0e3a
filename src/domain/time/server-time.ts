const FORM = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?(Z|[+-]\d\d:\d\d)?$/;
/** The zone of the server's clock, which it does not write down. */
const CHINA = '+08:00';

/**
 * The instant (milliseconds since the epoch) that a date of the server names; `undefined` when it names none.
 *
 * One rule for its three forms (API 0): ISO says its own zone, and what says none is China local time, whatever the
 * zone of the visitor (clarifications §11, lesson 35).
 */
export function serverTime(text: string): number | undefined {
  const [, date, clock, fraction = '0', zone = CHINA] = FORM.exec(text.trim()) ?? [];
  if (date === undefined || clock === undefined || !isOnCalendar(date)) return undefined;
  const instant = Date.parse(`${date}T${clock}.${fraction.padEnd(3, '0')}${zone}`);
  return Number.isNaN(instant) ? undefined : instant;
}

/** Browsers read 30 February as 1 March, and MySQL writes `0000-00-00` for no date at all. */
function isOnCalendar(date: string): boolean {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date);
}

/** China is eight hours ahead of UTC the whole year round, since 1991: a calendar of days alone needs no zones. */
const CHINA_AHEAD_MS = 8 * 60 * 60 * 1000;

/** `YYYY-MM-DD` in China of an instant in milliseconds since the epoch, 1992 or later. */
export function calendarDay(instant: number): string {
  return new Date(instant + CHINA_AHEAD_MS).toISOString().slice(0, 10);
}
