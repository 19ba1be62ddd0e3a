import type { FriendlyLink } from '../../domain/site/friendly-link.js';
import { decodeEach } from './decode-each.js';
import { asList, asWhole, asWords, required } from './wire.js';

/** API 2.19. A link without a name or without an address is no link, and is left out. */
export function decodeLinks(data: unknown): readonly FriendlyLink[] {
  return decodeEach(required(asList(data), 'links'), (link, position) => ({
    id: asWhole(link['id']) ?? -1 - position,
    name: required(asWords(link['name']), 'links.name'),
    url: required(asWords(link['url']), 'links.url'),
  }));
}
