import type { FriendlyLink } from '../../domain/site/friendly-link.js';
import { decodeEach } from './decode-each.js';
import { toldApart } from './told-apart.js';
import { asList, asWhole, asWords, required, type WireRecord } from './wire.js';

/** API 2.19. A link without a name or without an address is no link, and is left out. */
export function decodeLinks(data: unknown): readonly FriendlyLink[] {
  return toldApart(decodeEach(required(asList(data), 'links'), decodeLink));
}

function decodeLink(link: WireRecord, position: number): FriendlyLink {
  return {
    id: asWhole(link['id']) ?? position,
    name: required(asWords(link['name']), 'links.name'),
    url: required(asWords(link['url']), 'links.url'),
  };
}
