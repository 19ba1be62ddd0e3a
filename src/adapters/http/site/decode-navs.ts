import type { NavChild, NavItem } from '../../../domain/nav/nav-item.js';
import { decodeEach } from '../client/decode-list.js';
import { withUniqueIds } from '../client/decode-list.js';
import { asFlag, asList, asText, integer, nonEmptyText, required, type JsonRecord } from '../client/json-readers.js';

/** API 2.18. An item that cannot be read is left out, so that one does not cost the visitor the menu. */
export function decodeNavs(data: unknown): readonly NavItem[] {
  return withUniqueIds(decodeEach(required(asList(data), 'navs'), decodeItem));
}

function decodeItem(item: JsonRecord, position: number): NavItem {
  const children = decodeEach(asList(item['children']) ?? [], decodeEntry);
  return { ...decodeEntry(item, position), children: withUniqueIds(children) };
}

function decodeEntry(entry: JsonRecord, position: number): NavChild {
  const url = asText(entry['url']) ?? '';
  return {
    // A server that sends none is served as well.
    id: integer(entry['id']) ?? position,
    name: required(nonEmptyText(entry['name']), 'navs.name'),
    url,
    // Other sites open in a new window unless told not to, our own pages only when told to (clarifications §6).
    opensNewWindow: asFlag(entry['blank']) ?? /^https?:/i.test(url),
  };
}
