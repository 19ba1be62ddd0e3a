import { CURRENCY, SECONDS } from './strings.js';

/**
 * Amounts, durations and counts in any notation that a server writes: a number or a text, with full-width digits,
 * thousands, a fraction or a unit. What is negative or anything else is unknown: `undefined`, and never 0
 * (docs/decisions/0013-what-the-server-means.md#quantities).
 */

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

export function asCount(value: unknown): number | undefined {
  const count = asQuantity(value);
  return Number.isSafeInteger(count) ? count : undefined;
}

/** A count that may be negative, such as points that were spent. */
export function asChange(value: unknown): number | undefined {
  const [, sign, rest] = /^([-−+]?)(.*)$/s.exec(plain(value)) ?? [];
  const count = asCount(rest);
  return count !== undefined && count > 0 && /[-−]/.test(sign ?? '') ? -count : count;
}

/** A number of 0 or more, with or without one of the units beside it. */
export function asQuantity(value: unknown, units?: RegExp): number | undefined {
  const text = plain(value)
    .replace(units ?? '', '')
    .trim();
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

/** The text with plain digits and signs in place of full-width ones. */
function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).normalize('NFKC').trim() : '';
}
