import type { Place } from '../ports/browser/navigator.js';
import { pathOf, plainPath } from './paths.js';

/** Where a visitor lands when there is nowhere better. */
export const HOME = '/';

/** Pages that a visitor passes through on the way in, and never back to. */
const DOORS: ReadonlySet<string> = new Set(['/login', '/login/callback']);

/**
 * The return-to rule (clarifications §4), used by guard, 401, dialogs, QQ, scan and code login.
 *
 * `encoded` is the raw, still percent-encoded value of a `redirect` parameter. It is decoded once. Only a
 * path on this origin comes out, with its query and hash; anything else becomes home.
 */
export function returnTo(encoded: string | undefined): string {
  if (encoded === undefined) return HOME;
  try {
    return safeTarget(decodeURIComponent(encoded));
  } catch {
    // A malformed percent sequence.
    return HOME;
  }
}

/** The same rule for a value that is not encoded any more. */
export function safeTarget(target: string): string {
  return isPathOnThisOrigin(target) && !isLoginPage(target) ? target : HOME;
}

/** The return-to of the query of an address: empty or beginning with `?`. */
export function returnToOf(query: string): string {
  return returnTo(rawParameter(query, 'redirect'));
}

/** Whether a path is one of the doors, however it is spelled. */
export function isLoginPage(path: string): boolean {
  return DOORS.has(plainPath(pathOf(path)));
}

/** The raw, still encoded value of the first parameter of that name. */
export function rawParameter(query: string, name: string): string | undefined {
  for (const pair of query.replace(/^\?/, '').split('&')) {
    const [key, ...value] = pair.split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

/** Whether an address is a path of this site and stays one however a browser reads it (lesson 38). */
export function isPathOnThisOrigin(target: string): boolean {
  const oneSlash = /^\/(?!\/)/.test(target);
  // Browsers read a backslash as a slash and drop control characters; half a surrogate pair cannot be encoded.
  const plain = !/[\\\p{Cc}\p{Cs}]/u.test(target);
  // `/..//host` would become `//host` once its dot segments are resolved.
  const settled = !pathOf(target)
    .split('/')
    .some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
  return oneSlash && plain && settled;
}

/**
 * The decoded text of a query parameter, trimmed; empty when there is none. Never throws: what is not
 * percent-encoded properly is taken as it stands (lesson 1). A `+` is a plus.
 */
export function queryText(query: string, name: string): string {
  const raw = rawParameter(query, name) ?? '';
  try {
    return decodeURIComponent(raw).trim();
  } catch {
    return raw.trim();
  }
}

/** A number above 0 that a server can count to; `undefined` where the parameter is anything else. */
export function queryNumber(query: string, name: string): number | undefined {
  const text = queryText(query, name);
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The query without the parameters of these names; the others stay as they are written. */
export function withoutParameters(query: string, names: ReadonlySet<string>): string {
  const others = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !names.has(pair.split('=')[0] ?? ''));
  return others.length === 0 ? '' : `?${others.join('&')}`;
}

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
