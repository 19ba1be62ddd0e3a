import { serverTime } from '../../domain/time/server-time.js';

/** A date of the server as milliseconds since the epoch; its own `null` and whatever names no moment are `undefined`. */
export function asInstant(value: unknown): number | undefined {
  return typeof value === 'string' ? serverTime(value) : undefined;
}
