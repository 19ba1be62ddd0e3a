import type { FriendlyLink } from '../../../domain/site/friendly-link.js';
import { decodeEach } from '../client/decode-list.js';
import { withUniqueIds } from '../client/decode-list.js';
import { asList, integer, nonEmptyText, required, type JsonRecord } from '../client/json-readers.js';

/** API 2.19. A link without a name or without an address is no link, and is left out. */
export function decodeLinks(data: unknown): readonly FriendlyLink[] {
  return withUniqueIds(decodeEach(required(asList(data), 'links'), decodeLink));
}

function decodeLink(link: JsonRecord, position: number): FriendlyLink {
  return {
    id: integer(link['id']) ?? position,
    name: required(nonEmptyText(link['name']), 'links.name'),
    url: required(nonEmptyText(link['url']), 'links.url'),
  };
}
