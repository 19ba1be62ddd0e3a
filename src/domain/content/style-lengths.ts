/** A length as the closed list holds it: all absolute units are pixels. */
interface Length {
  readonly amount: number;
  readonly unit: 'px' | 'em' | 'rem' | '%';
}

/** The most that a length may be, in each unit in which it may be written at all. */
export interface LengthLimits {
  readonly px: number;
  /** Of `em` and `rem`. */
  readonly em: number;
  readonly '%'?: number;
}

const PIXELS: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54 };

/** No negative one: it could lie over something else. */
export function parseLength(text: string): Length | undefined {
  const [, number, unit = ''] = /^\+?(\d+\.?\d*|\.\d+)([a-z]+|%)?$/.exec(text) ?? [];
  const amount = Number(number);
  // What is no length ends here, too: it has no unit, and NaN is not zero.
  if (unit === '' && amount !== 0) return undefined;
  if (unit === 'em' || unit === 'rem' || unit === '%') return { amount, unit };
  const pixels = unit === '' ? 1 : Object.hasOwn(PIXELS, unit) ? PIXELS[unit] : undefined;
  return pixels === undefined ? undefined : { amount: amount * pixels, unit: 'px' };
}

/** A length, no greater than its limit, as text; `undefined` when it is none or its unit has no limit. */
export function lengthWithin(limits: LengthLimits): (text: string) => string | undefined {
  return (text) => {
    const length = parseLength(text);
    if (length === undefined) return undefined;
    const limit = limits[length.unit === 'rem' ? 'em' : length.unit];
    return limit === undefined ? undefined : `${rounded(Math.min(length.amount, limit))}${length.unit}`;
  };
}

/** Two digits behind the point: finer than any screen. */
export function rounded(amount: number): string {
  return String(Math.round(amount * 100) / 100);
}
