import { pictureUrl } from '../../../domain/site/server-access.js';
import type { Page } from '../../../domain/paging.js';
import { asList, asRecord, decodeEach, integer, type JsonRecord, nonEmptyText, required } from './json-readers.js';
import type { KnownServer, ResolvePicture } from './known-server.js';

/* Readers that only pages need: json-readers.ts is part of the first load. */

/** API 1.10, in any of its forms: all have `data` and `total`. An entry that cannot be read is left out. */
export function decodePage<T>(data: unknown, decode: (entry: JsonRecord, position: number) => T): Page<T> {
  const page = required(asRecord(data), 'page');
  const entries = required(asList(page['data']), 'page.data');
  return { items: decodeEach(entries, decode), total: integer(page['total']) ?? entries.length };
}

/** A map with something in it: where a record is gone, or never was, the server sends `[]` (API 5). */
export function nonEmptyRecord(value: unknown): JsonRecord | undefined {
  const record = asRecord(value);
  return record && Object.keys(record).length > 0 ? record : undefined;
}

/** A picture in a data address. WeChat's have a blank after the comma (API 2.12), of which nobody promises to show them. */
export function asDataImage(value: unknown): string | undefined {
  return nonEmptyText(value)?.replace(/\s+/g, '');
}

/** For pages, which come after the configuration: what it tells of the server is known by then. */
export function resolvePictureOf(server: Pick<KnownServer, 'address'>): ResolvePicture {
  return (urlOrPath) => pictureUrl(urlOrPath, server.address);
}
