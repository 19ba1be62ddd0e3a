import { uniqueBy } from '../../../domain/kernel/values.js';
import { visibleText } from '../../../domain/text/visible-text.js';
import { serverTime } from '../../../domain/time/server-time.js';

/**
 * Tolerant readers of unknown JSON, because the server is not consistent (docs/spec/errors.md#malformed-answers;
 * docs/api/README.md#php-maps-and-lists, docs/api/README.md#booleans-and-numbers). They return `undefined` for what
 * they cannot read; the decoder knows whether the field is required. Written by hand to keep the first load small.
 */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** A required field breaks the API's contract. The HTTP client turns it into a `malformed` error. */
export class MalformedAnswer extends Error {
  override readonly name = 'MalformedAnswer';

  constructor(readonly where: string) {
    super(where);
  }
}

/** Throws when a field is missing; `where` names the field, for the console. */
export function required<T>(value: T | undefined, where: string): T {
  if (value === undefined) throw new MalformedAnswer(where);
  return value;
}

/** A JSON object. The server sends an empty one as `[]`. */
export function asRecord(value: unknown): JsonRecord | undefined {
  if (Array.isArray(value)) return value.length === 0 ? {} : undefined;
  return isObject(value) ? value : undefined;
}

/** A list that is only counted or searched; one that is shown is decoded by `decodeList`. */
export function asList(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

/**
 * A record that is not empty: for a record that does not exist the server sends `[]`
 * (docs/api/README.md#php-maps-and-lists).
 */
export function nonEmptyRecord(value: unknown): JsonRecord | undefined {
  const record = asRecord(value);
  return record && Object.keys(record).length > 0 ? record : undefined;
}

/**
 * A trimmed string, empty when nothing of it can be seen. Lone surrogates (half an emoji) are removed, because no URL
 * can contain them. A number becomes its digits.
 */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? visibleText(value.replace(/\p{Cs}/gu, '')) : undefined;
}

/** As `asText`; empty where there is none. */
export function textOrEmpty(value: unknown): string {
  return asText(value) ?? '';
}

/** A string that is not empty. */
export function nonEmptyText(value: unknown): string | undefined {
  const text = asText(value);
  return text === '' ? undefined : text;
}

/** An integer, or a string of its digits. */
export function integer(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) ? Number(number) : undefined;
}

/** A boolean, also as 1, 0 or −1, or as a string of one of these. */
export function asBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  const number = integer(value);
  if (number === 1) return true;
  return number === 0 || number === -1 ? false : undefined;
}

function isObject(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A date of the server in milliseconds since the epoch; `undefined` for `null` and for anything that is not a date. */
export function asInstant(value: unknown): number | undefined {
  return typeof value === 'string' ? serverTime(value) : undefined;
}

/** Whether a date is set, in any notation: MySQL writes `0000-00-00 00:00:00` for a missing one. */
export function isDated(value: unknown): boolean {
  return /[1-9]/.test(textOrEmpty(value));
}

/**
 * An `http(s)` URL, spelled as the browser spells it, so that it can be compared with an origin. A word, a path or a
 * script is none: the browser could not open it.
 */
export function asWebAddress(value: unknown): string | undefined {
  const text = nonEmptyText(value);
  if (text === undefined || !/^(?:https?:)?\/\//i.test(text)) return undefined;
  try {
    // The base only adds a scheme to a URL that has none; that is the scheme of the page.
    return new URL(text, 'https://base').href.slice(text.startsWith('/') ? 'https:'.length : 0);
  } catch {
    return undefined;
  }
}

/**
 * The one decoder of lists (docs/decisions/0013-what-the-server-means.md#lists): leaves out an entry that cannot be
 * decoded, and one that the server has sent before. Without `identify` the id tells the entries apart, else all of them.
 */
export function decodeList<T>(
  value: unknown,
  decode: (entry: JsonRecord) => T,
  identify: (entry: T) => unknown = identityOf,
): readonly T[] | undefined {
  const decoded = asList(value)?.flatMap((entry) => {
    try {
      return [decode(required(asRecord(entry), 'entry'))];
    } catch (thrown) {
      if (thrown instanceof MalformedAnswer) return [];
      throw thrown;
    }
  });
  return decoded && uniqueBy(decoded, identify);
}

/**
 * A list whose ids only serve as React keys, and may be missing or used twice: its position is the id of an entry. An
 * entry that was sent before has the same content, and the same id where there is one.
 */
export function decodeNumbered<T>(
  value: unknown,
  decode: (entry: JsonRecord) => T,
): readonly (T & { readonly id: number })[] | undefined {
  const decoded = decodeList(value, (entry) => ({ ...decode(entry), id: integer(entry['id']) }), JSON.stringify);
  return decoded?.map((entry, id) => ({ ...entry, id }));
}

function identityOf(entry: unknown): unknown {
  return (isObject(entry) ? entry['id'] : undefined) ?? JSON.stringify(entry);
}
