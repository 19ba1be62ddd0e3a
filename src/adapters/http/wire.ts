/**
 * Readers of unknown JSON, as tolerant as the server is careless (clarifications §2; API 5 items 4–6): each gives
 * `undefined` for what it cannot read, and it is the decoder that knows whether that matters.
 *
 * Written by hand because they are part of the first load.
 */
export type WireRecord = Readonly<Record<string, unknown>>;

/** A required field is not what the API promises. The HTTP client makes a `malformed` of it. */
export class MalformedAnswer extends Error {
  override readonly name = 'MalformedAnswer';

  constructor(readonly where: string) {
    super(where);
  }
}

/** Insists on a field; `where` names the spot, for the console. */
export function required<T>(value: T | undefined, where: string): T {
  if (value === undefined) throw new MalformedAnswer(where);
  return value;
}

/** A map. An empty one arrives as `[]`. */
export function asRecord(value: unknown): WireRecord | undefined {
  if (Array.isArray(value)) return value.length === 0 ? {} : undefined;
  return isObject(value) ? value : undefined;
}

export function asList(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

/** A text without the blanks around it. Numbers count as their digits. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : undefined;
}

/** A text that says something. */
export function asWords(value: unknown): string | undefined {
  const text = asText(value);
  return text === '' ? undefined : text;
}

/** A whole number, or its digits. */
export function asWhole(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) ? Number(number) : undefined;
}

/** Yes or no, as a boolean or as 1, 0, −1, or as the text of one of these. */
export function asFlag(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  const number = asWhole(value);
  if (number === 1) return true;
  return number === 0 || number === -1 ? false : undefined;
}

function isObject(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
