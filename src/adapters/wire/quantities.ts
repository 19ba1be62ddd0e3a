/**
 * Counts, amounts and durations (./amounts-and-durations.ts) in any notation that a server writes: a number or a text, with full-width digits,
 * thousands, a fraction or a unit. What is negative or anything else is unknown: `undefined`, and never 0
 * (docs/decisions/0013-what-the-server-means.md#quantities).
 */

export function asCount(value: unknown): number | undefined {
  const count = asQuantity(value);
  return Number.isSafeInteger(count) ? count : undefined;
}

/** A number of 0 or more, with or without one of the units beside it. */
export function asQuantity(value: unknown, units?: RegExp): number | undefined {
  const text = plain(value)
    .replace(units ?? '', '')
    .trim();
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

/** The text with plain digits and signs in place of full-width ones. */
export function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).normalize('NFKC').trim() : '';
}
