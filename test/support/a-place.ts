import type { Arrival, Place } from '../../src/domain/ports/browser/navigator.js';

/** The place that an address names: `aPlace('/search?keywords=x#top')`. */
export function aPlace(address: string, arrival: Arrival = 'load'): Place {
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  return { path: pathname, query: search, hash, key: `key of ${address}`, arrival };
}
