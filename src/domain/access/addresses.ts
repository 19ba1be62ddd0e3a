import type { PageLocation } from '../ports/navigator.js';
import { rawParameter } from './page-query.js';
import { pathOf } from './paths.js';
import { routeAt, ROUTES } from './routes.js';

/** The page that opens when no other target is known or allowed. */
export const HOME_PATH = '/';

/**
 * The target of a `redirect` parameter, for every flow that returns to a page: guard, 401, dialogs, QQ, scan and code
 * login (docs/spec/start-and-routes.md#return-address). `encoded` is the raw value and is decoded once. Returns a path
 * of this site with its query and hash, and home for anything else.
 */
export function returnTo(encoded: string | undefined): string {
  if (encoded === undefined) return HOME_PATH;
  try {
    return safeTarget(decodeURIComponent(encoded));
  } catch {
    // A malformed percent sequence.
    return HOME_PATH;
  }
}

/** Applies the same rule to a target that is already decoded. */
export function safeTarget(target: string): string {
  return isPathOnThisOrigin(target) && !isLoginPage(target) ? target : HOME_PATH;
}

/** Reads the `redirect` parameter of a query. The query is empty or begins with `?`. */
export function returnToOf(query: string): string {
  return returnTo(rawParameter(query, 'redirect'));
}

/** True for a login page, in any spelling that the router accepts. Signing in never returns to one of them. */
export function isLoginPage(path: string): boolean {
  const page = routeAt(pathOf(path));
  return page === 'login' || page === 'loginCallback';
}

/**
 * True for a path of this site that no browser can read as the address of another host
 * (docs/spec/start-and-routes.md#return-address).
 */
export function isPathOnThisOrigin(target: string): boolean {
  const hasOneSlash = /^\/(?!\/)/.test(target);
  // Browsers read a backslash as a slash and drop control characters; half of a surrogate pair cannot be encoded.
  const plain = !/[\\\p{Cc}\p{Cs}]/u.test(target);
  // `/..//host` would become `//host` when the browser resolves the dot segments.
  const settled = !pathOf(target)
    .split('/')
    .some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
  return hasOneSlash && plain && settled;
}

/** The location as one string, in the form that `Navigator.go` takes. */
export function addressOf(location: Pick<PageLocation, 'path' | 'query' | 'hash'>): string {
  return location.path + location.query + location.hash;
}

/** The login page with the current page as its `redirect`. From a login page, the existing `redirect` is passed on. */
export function loginAddress(location: PageLocation): string {
  if (!isLoginPage(location.path)) return withRedirect(ROUTES.login.pattern, addressOf(location));
  const remembered = rawParameter(location.query, 'redirect');
  return ROUTES.login.pattern + (remembered === undefined ? '' : `?redirect=${remembered}`);
}

/** The address of a page that the visitor passes through, with the target that follows it as `redirect`. */
export function withRedirect(page: string, target: string): string {
  return target === '/' ? page : `${page}?redirect=${encodeURIComponent(target)}`;
}
