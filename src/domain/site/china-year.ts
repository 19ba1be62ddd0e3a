import { calendarDay } from '../time/calendar-day.js';

/**
 * The calendar year in China at an instant (milliseconds since the epoch): what the copyright line names. It is reckoned
 * and not asked of `Intl`, which reads all the time zones of the world for it (docs/performance.md).
 */
export function chinaYear(instant: number): number {
  return Number(calendarDay(instant).slice(0, 4));
}
