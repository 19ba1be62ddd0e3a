import { pathOf, plainPath } from './site-path.js';

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
