import { decodeGenerationSigns, Generations } from '../../src/adapters/http/client/generations.js';
import type { ResolvePicture } from '../../src/adapters/http/client/known-server.js';
import { pictureUrl } from '../../src/domain/site/server-access.js';
import type { Facts } from './facts.js';

/**
 * Which way each thing of this server is asked, as the pages of the site decide it
 * (docs/api/README.md#detecting-the-generation).
 */
export function generationsOf({ setUp }: Facts): Generations {
  return new Generations({ signs: setUp && decodeGenerationSigns(setUp.raw) });
}

/** Where a picture is that the server names by its path. */
export function picturesOf({ base, setUp }: Facts): ResolvePicture {
  const server = setUp?.config.serverUrl ?? '';
  return (urlOrPath) => pictureUrl(urlOrPath, server === '' ? base : server);
}
