import { pictureUrl } from '../../../domain/site/picture-url.js';
import type { KnownServer } from './known-server.js';

/** The absolute address of what the server names by address or by a path on itself; empty stays empty. */
export type ResolvePicture = (urlOrPath: string) => string;

/** For pages, which come after the configuration: what it tells of the server is known by then. */
export function resolvePictureOf(server: Pick<KnownServer, 'address'>): ResolvePicture {
  return (urlOrPath) => pictureUrl(urlOrPath, server.address);
}
