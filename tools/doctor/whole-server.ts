import { decodeGenerationSigns, Generations } from '../../src/adapters/http/client/generations.js';
import type { ResolveImage } from '../../src/adapters/http/client/known-server.js';
import { imageUrl } from '../../src/domain/site/server-access.js';
import type { Facts } from './facts.js';

/**
 * The generation of each call of this server, detected as the site does it
 * (docs/api/README.md#detecting-the-generation).
 */
export function generationsOf({ setUp }: Facts): Generations {
  return new Generations({ signs: setUp && decodeGenerationSigns(setUp.raw) });
}

/** Resolves the address of an image that the server names by its path. */
export function imagesOf({ base, setUp }: Facts): ResolveImage {
  const server = setUp?.config.serverUrl ?? '';
  return (urlOrPath) => imageUrl(urlOrPath, server === '' ? base : server);
}
