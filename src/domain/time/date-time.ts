import { inChina } from './china-time.js';

/** `YYYY-MM-DD HH:mm` in China time (spec §4) of an instant in milliseconds since the epoch. */
export function dateTime(instant: number): string {
  return inChina(instant, 'yyyy-MM-dd HH:mm');
}
