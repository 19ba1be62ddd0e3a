import { DateTime } from 'luxon';

/** The calendar of the site, wherever the visitor is (clarifications §11, lesson 35); its digits are the same for all. */
const CHINA = { zone: 'Asia/Shanghai', locale: 'zh-CN', numberingSystem: 'latn' } as const;

/** An instant (milliseconds since the epoch) on calendar and clock in China, as `format` (luxon's tokens) writes it. */
export function inChina(instant: number, format: string): string {
  return DateTime.fromMillis(instant, CHINA).toFormat(format);
}
