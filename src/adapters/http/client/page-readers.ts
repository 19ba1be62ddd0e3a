import { imageUrl } from '../../../domain/site/image-url.js';
import type { Page } from '../../../domain/kernel/paging.js';
import { asCount } from '../../wire/quantities.js';
import { asList, asRecord, decodeList, type JsonRecord, nonEmptyText, required } from './json-readers.js';
import type { KnownServer, ResolveImage } from './known-server.js';

/* Readers that only pages need: json-readers.ts is part of the first load. */

/**
 * Any of the forms of docs/api/README.md#paging: all have `data` and `total`. Entries that cannot be read are left
 * out. A total below the entries on the page alone is none.
 */
export function decodePage<T>(
  data: unknown,
  decode: (entry: JsonRecord) => T,
  identify?: (entry: T) => unknown,
): Page<T> {
  const page = required(asRecord(data), 'page');
  const items = required(decodeList(page['data'], decode, identify), 'page.data');
  const total = asCount(page['total']);
  return { items, total: total !== undefined && total < items.length ? undefined : total };
}

/**
 * A PHP map as the list of its values: an array where its keys run from 0 (docs/api/README.md#php-maps-and-lists).
 * `unknown`, so that only the decoders of lists can read it.
 */
export function listOfMap(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Object.values(value) : value;
}

/** A PHP map of such maps as one list. */
export function listOfMaps(value: unknown): unknown {
  return asList(listOfMap(value))?.flatMap(listOfMap);
}

/** A list of plain values, such as ids or lines of a text; empty when there is none. */
export function decodeValues<T>(value: unknown, read: (entry: unknown) => T | undefined): readonly T[] {
  return (asList(value) ?? []).flatMap((entry) => read(entry) ?? []);
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
