import { asCount, asQuantity, plain } from './quantities.js';
import { CURRENCY, SECONDS } from './strings.js';

/** The quantities that only pages show: apart from those of the first load (docs/performance.md). */

/** An amount in yuan, rounded to cents. */
export function asAmount(value: unknown): number | undefined {
  const yuan = asQuantity(value, CURRENCY);
  const cents = yuan === undefined ? undefined : Math.round(yuan * 100);
  return Number.isSafeInteger(cents) ? Number(cents) / 100 : undefined;
}

/** A duration in whole seconds, also as `mm:ss` or `h:mm:ss`. */
export function asSeconds(value: unknown): number | undefined {
  const [, hours = 0, minutes, seconds] = /^(?:(\d+):)?(\d+):([0-5]\d)$/.exec(plain(value)) ?? [];
  const whole =
    minutes === undefined ? asQuantity(value, SECONDS) : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole === undefined || whole > Number.MAX_SAFE_INTEGER ? undefined : Math.floor(whole);
}

/** A count that may be negative, such as points that were spent. */
export function asChange(value: unknown): number | undefined {
  const [, sign, rest] = /^([-−+]?)(.*)$/s.exec(plain(value)) ?? [];
  const count = asCount(rest);
  return count !== undefined && count > 0 && /[-−]/.test(sign ?? '') ? -count : count;
}
