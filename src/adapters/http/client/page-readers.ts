import { imageUrl } from '../../../domain/site/image-url.js';
import type { Page } from '../../../domain/kernel/paging.js';
import { asList, asRecord, decodeEach, integer, type JsonRecord, nonEmptyText, required } from './json-readers.js';
import type { KnownServer, ResolveImage } from './known-server.js';

/* Readers that only pages need: json-readers.ts is part of the first load. */

/**
 * Any of the forms of docs/api/README.md#paging: all have `data` and `total`. Entries that cannot be read are left out.
 */
export function decodePage<T>(data: unknown, decode: (entry: JsonRecord, position: number) => T): Page<T> {
  const page = required(asRecord(data), 'page');
  const entries = required(asList(page['data']), 'page.data');
  return { items: decodeEach(entries, decode), total: integer(page['total']) ?? entries.length };
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
 * An image as a data URI. WeChat's data URIs have a space after the comma (docs/api/scan.md#open-a-scan-generation-1),
 * which browsers need not accept.
 */
export function asDataImage(value: unknown): string | undefined {
  return nonEmptyText(value)?.replace(/\s+/g, '');
}

/** For pages: they load after the configuration, so the server's URL is known. */
export function resolveImageOf(server: Pick<KnownServer, 'address'>): ResolveImage {
  return (urlOrPath) => imageUrl(urlOrPath, server.address);
}
