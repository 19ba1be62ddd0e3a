import { serverTime } from '../../../domain/time/server-time.js';

/**
 * Readers of unknown JSON, as tolerant as the server is careless (clarifications §2; API 5 items 4–6): each gives
 * `undefined` for what it cannot read, and it is the decoder that knows whether that matters.
 *
 * Written by hand because they are part of the first load.
 */
export type JsonRecord = Readonly<Record<string, unknown>>;

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
export function asRecord(value: unknown): JsonRecord | undefined {
  if (Array.isArray(value)) return value.length === 0 ? {} : undefined;
  return isObject(value) ? value : undefined;
}

export function asList(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

/** A text without the blanks around it, and without half an emoji, which no address can carry. Numbers count as their digits. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.replace(/\p{Cs}/gu, '').trim() : undefined;
}

/** A text that says something. */
export function nonEmptyText(value: unknown): string | undefined {
  const text = asText(value);
  return text === '' ? undefined : text;
}

/** A whole number, or its digits. */
export function integer(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) ? Number(number) : undefined;
}

/** Yes or no, as a boolean or as 1, 0, −1, or as the text of one of these. */
export function asFlag(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  const number = integer(value);
  if (number === 1) return true;
  return number === 0 || number === -1 ? false : undefined;
}

function isObject(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A date of the server as milliseconds since the epoch; its own `null` and whatever names no moment are `undefined`. */
export function asInstant(value: unknown): number | undefined {
  return typeof value === 'string' ? serverTime(value) : undefined;
}

/** An address on the web. A bare word, a path or a script is none: who is sent there never arrives. */
export function asWebAddress(value: unknown): string | undefined {
  const text = nonEmptyText(value);
  if (text === undefined || !/^(?:https?:)?\/\//i.test(text)) return undefined;
  try {
    // The base gives a scheme to an address that has none, and is of no other use.
    return new URL(text, 'https://base').host && text;
  } catch {
    return undefined;
  }
}

/** Decodes a list and leaves out what cannot be decoded: one broken entry does not spoil the others. */
export function decodeEach<T>(
  entries: readonly unknown[],
  decode: (entry: JsonRecord, position: number) => T,
): readonly T[] {
  return entries.flatMap((entry, position) => {
    try {
      return [decode(required(asRecord(entry), 'entry'), position)];
    } catch (thrown) {
      if (thrown instanceof MalformedAnswer) return [];
      throw thrown;
    }
  });
}

/**
 * Entries whose ids serve to tell neighbours apart and for nothing else, with ids that do: where two have the same
 * one, every entry has its place for an id.
 */
export function withUniqueIds<T extends { readonly id: number }>(entries: readonly T[]): readonly T[] {
  const ids = new Set(entries.map(({ id }) => id));
  return ids.size === entries.length ? entries : entries.map((entry, position) => ({ ...entry, id: position }));
}
