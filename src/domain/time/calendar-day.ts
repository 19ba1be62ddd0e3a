/** China is eight hours ahead of UTC the whole year round, since 1991: a calendar of days alone needs no zones. */
const CHINA_AHEAD_MS = 8 * 60 * 60 * 1000;

/** `YYYY-MM-DD` in China of an instant in milliseconds since the epoch, 1992 or later. */
export function calendarDay(instant: number): string {
  return new Date(instant + CHINA_AHEAD_MS).toISOString().slice(0, 10);
}
