import { asRecord, MalformedAnswer, required, type JsonRecord, asList, integer } from './json-readers.js';
import type { Page } from '../../../domain/paging/page.js';

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

/** API 1.10, in any of its forms: all have `data` and `total`. An entry that cannot be read is left out. */
export function decodePage<T>(data: unknown, decode: (entry: JsonRecord, position: number) => T): Page<T> {
  const page = required(asRecord(data), 'page');
  const entries = required(asList(page['data']), 'page.data');
  return { items: decodeEach(entries, decode), total: integer(page['total']) ?? entries.length };
}

/**
 * Entries whose ids serve to tell neighbours apart and for nothing else, with ids that do: where two have the same
 * one, every entry has its place for an id.
 */
export function withUniqueIds<T extends { readonly id: number }>(entries: readonly T[]): readonly T[] {
  const ids = new Set(entries.map(({ id }) => id));
  return ids.size === entries.length ? entries : entries.map((entry, position) => ({ ...entry, id: position }));
}
