import type { Page } from '../../domain/paging/page.js';
import { decodeEach } from './decode-each.js';
import { asList, asRecord, asWhole, required, type WireRecord } from './wire.js';

/** API 1.10, in any of its forms: all have `data` and `total`. An entry that cannot be read is left out. */
export function decodePage<T>(data: unknown, decode: (entry: WireRecord, position: number) => T): Page<T> {
  const page = required(asRecord(data), 'page');
  const entries = required(asList(page['data']), 'page.data');
  return { items: decodeEach(entries, decode), total: asWhole(page['total']) ?? entries.length };
}
