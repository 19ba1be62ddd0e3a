import type { Place } from '../ports/browser/navigator.port.js';
import { isLoginPage, rawParameter } from './return-to.js';

/** The place as one string, the way `Navigator.go` takes it. */
export function addressOf(place: Pick<Place, 'path' | 'query' | 'hash'>): string {
  return place.path + place.query + place.hash;
}

/** The login page, remembering where the visitor was. On a door itself what it remembered already is kept. */
export function loginAddress(place: Place): string {
  if (!isLoginPage(place.path)) return withRedirect('/login', addressOf(place));
  const remembered = rawParameter(place.query, 'redirect');
  return remembered === undefined ? '/login' : `/login?redirect=${remembered}`;
}

/** A page on the way, and where to go on to afterwards. */
export function withRedirect(page: string, target: string): string {
  return target === '/' ? page : `${page}?redirect=${encodeURIComponent(target)}`;
}
