const SERVER_TIME_PATTERN = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?(Z|[+-]\d\d:\d\d)?$/;
/** The time zone of the server, which most of its dates do not contain. */
const CHINA = '+08:00';

/**
 * Parses a date of the server to milliseconds since the epoch; `undefined` when it is invalid. Of its three formats
 * (docs/api/README.md#dates) ISO contains the zone; the others are China time for every visitor
 * (docs/spec/every-page.md#times).
 */
export function serverTime(text: string): number | undefined {
  const [, date, clock, fraction = '0', zone = CHINA] = SERVER_TIME_PATTERN.exec(text.trim()) ?? [];
  if (date === undefined || clock === undefined || !isOnCalendar(date)) return undefined;
  const instant = Date.parse(`${date}T${clock}.${fraction.padEnd(3, '0')}${zone}`);
  return Number.isNaN(instant) ? undefined : instant;
}

/** Rejects invalid dates: browsers read 30 February as 1 March, and MySQL writes `0000-00-00` for a missing date. */
function isOnCalendar(date: string): boolean {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date);
}

/** China has been eight hours ahead of UTC all year since 1992: calendar days need no time zone database. */
const CHINA_AHEAD_MS = 8 * 60 * 60 * 1000;

/** The date `YYYY-MM-DD` in China at `instant` (milliseconds since the epoch, 1992 or later). */
export function calendarDay(instant: number): string {
  return new Date(instant + CHINA_AHEAD_MS).toISOString().slice(0, 10);
}
