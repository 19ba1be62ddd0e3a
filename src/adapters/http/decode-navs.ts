import type { NavChild, NavItem } from '../../domain/nav/nav-item.js';
import { decodeEach } from './decode-each.js';
import { asFlag, asList, asText, asWhole, asWords, required, type WireRecord } from './wire.js';

/** API 2.18. An item that cannot be read is left out, so that one does not cost the visitor the menu. */
export function decodeNavs(data: unknown): readonly NavItem[] {
  return decodeEach(required(asList(data), 'navs'), decodeItem);
}

function decodeItem(item: WireRecord, position: number): NavItem {
  return { ...decodeEntry(item, position), children: decodeEach(asList(item['children']) ?? [], decodeEntry) };
}

function decodeEntry(entry: WireRecord, position: number): NavChild {
  const url = asText(entry['url']) ?? '';
  return {
    // Ids only tell neighbours apart; a server that sends none is served as well.
    id: asWhole(entry['id']) ?? -1 - position,
    name: required(asWords(entry['name']), 'navs.name'),
    url,
    // Other sites open in a new window unless told not to, our own pages only when told to (clarifications §6).
    opensNewWindow: asFlag(entry['blank']) ?? /^https?:/i.test(url),
  };
}
