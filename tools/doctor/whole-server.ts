import { decodeGenerationSigns, Generations } from '../../src/adapters/http/client/generations.js';
import type { ResolvePicture } from '../../src/adapters/http/client/known-server.js';
import { pictureUrl } from '../../src/domain/site/server-access.js';
import type { Facts } from './facts.js';

/**
 * The generation of each call of this server, detected as the site does it
 * (docs/api/README.md#detecting-the-generation).
 */
export function generationsOf({ setUp }: Facts): Generations {
  return new Generations({ signs: setUp && decodeGenerationSigns(setUp.raw) });
}

/** Resolves the address of an image that the server names by its path. */
export function picturesOf({ base, setUp }: Facts): ResolvePicture {
  const server = setUp?.config.serverUrl ?? '';
  return (urlOrPath) => pictureUrl(urlOrPath, server === '' ? base : server);
}
