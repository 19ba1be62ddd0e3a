import type { NavChild, NavItem } from '../../domain/nav/nav-item.js';
import { decodeEach } from './decode-each.js';
import { toldApart } from './told-apart.js';
import { asFlag, asList, asText, asWhole, asWords, required, type WireRecord } from './wire.js';

/** API 2.18. An item that cannot be read is left out, so that one does not cost the visitor the menu. */
export function decodeNavs(data: unknown): readonly NavItem[] {
  return toldApart(decodeEach(required(asList(data), 'navs'), decodeItem));
}

function decodeItem(item: WireRecord, position: number): NavItem {
  const children = decodeEach(asList(item['children']) ?? [], decodeEntry);
  return { ...decodeEntry(item, position), children: toldApart(children) };
}

function decodeEntry(entry: WireRecord, position: number): NavChild {
  const url = asText(entry['url']) ?? '';
  return {
    // A server that sends none is served as well.
    id: asWhole(entry['id']) ?? position,
    name: required(asWords(entry['name']), 'navs.name'),
    url,
    // Other sites open in a new window unless told not to, our own pages only when told to (clarifications §6).
    opensNewWindow: asFlag(entry['blank']) ?? /^https?:/i.test(url),
  };
}
