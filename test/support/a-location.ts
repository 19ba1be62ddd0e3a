import type { Arrival, PageLocation } from '../../src/domain/ports/navigator.js';

/** The location of an address: `aLocation('/search?keywords=x#top')`. */
export function aLocation(address: string, arrival: Arrival = 'load'): PageLocation {
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  return { path: pathname, query: search, hash, key: `key of ${address}`, arrival };
}
