import { addressOf, HOME_PATH, isLoginPage, returnToOf, safeTarget, withRedirect } from '../access/addresses.js';
import { pathOf } from '../access/paths.js';
import { ROUTES } from '../access/routes.js';
import { withoutLoginCode } from '../access/server-parameters.js';
import type { PageLocation } from '../ports/navigator.js';

export type AfterLogin = { readonly kind: 'go'; readonly to: string } | { readonly kind: 'reload' };

/**
 * Where a member goes after signing in (docs/spec/signing-in.md#after-sign-in). `target` is the page that the dialog
 * was opened for, such as the study center; a login page uses its `redirect` parameter; any other page is loaded again.
 */
export function afterLogin(location: PageLocation, target: string | undefined): AfterLogin {
  if (target !== undefined) return { kind: 'go', to: target };
  return isLoginPage(location.path) ? { kind: 'go', to: returnToOf(location.query) } : { kind: 'reload' };
}

/**
 * Where a member goes after a social login or after binding a mobile number: never a reload
 * (docs/spec/signing-in.md#after-sign-in). On an ordinary page they stay.
 */
export function afterBinding(location: PageLocation, target: string | undefined): string {
  const named = target ?? returnToOf(location.query);
  return named === HOME_PATH && !isLoginPage(location.path) ? safeTarget(addressOf(location)) : named;
}

/** The longest return URL that the server accepts (docs/api/signing-in.md#qq-login). */
const LONGEST_RETURN_URL = 255;

interface Departure {
  readonly origin: string;
  readonly location: PageLocation;
  /** The page that the visitor wants to open, if it is not the current one. */
  readonly target: string | undefined;
}

/** The URLs to which the consent of QQ or WeChat returns. */
export interface SocialReturn {
  readonly returnTo: string;
  /** Used when the login fails. */
  readonly failTo: string;
}

/** The return URLs for a login with QQ or WeChat (docs/spec/signing-in.md#login-by-redirect). */
export function socialReturn({ origin, location, target }: Departure): SocialReturn {
  return { returnTo: returnAddress(origin, location, target), failTo: `${origin}/error` };
}

/**
 * The return URL after a consent. It has no fragment, because the server appends its parameters at the end. When it is too long,
 * the query of the target is dropped, then the target.
 */
function returnAddress(origin: string, location: PageLocation, target: string | undefined): string {
  if (target !== undefined || isLoginPage(location.path)) {
    const destination = target ?? returnToOf(location.query);
    const callback = origin + ROUTES.loginCallback.pattern;
    return firstWithinLimit([
      withRedirect(callback, destination),
      withRedirect(callback, pathOf(destination)),
      callback,
    ]);
  }
  const here = addressOf({
    path: location.path,
    query: withoutLoginCode(location.query),
    hash: '',
  });
  return firstWithinLimit([origin + here, origin + location.path, `${origin}/`]);
}

/** The first candidate within the limit; else the last one, as there is nothing shorter. */
function firstWithinLimit([whole, shorter, shortest]: readonly [string, string, string]): string {
  return [whole, shorter].find((candidate) => candidate.length <= LONGEST_RETURN_URL) ?? shortest;
}
