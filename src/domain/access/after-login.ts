import type { Place } from '../ports/browser/navigator.port.js';
import { isLoginPage, returnToOf } from './return-to.js';

export type AfterLogin = { readonly kind: 'go'; readonly to: string } | { readonly kind: 'reload' };

/**
 * Where a fresh member goes (spec §4 after login). `target` is what they were heading for when they opened the
 * dialog, such as the study center; a door has its own redirect parameter; any other page is loaded again.
 */
export function afterLogin(place: Place, target: string | undefined): AfterLogin {
  if (target !== undefined) return { kind: 'go', to: target };
  return isLoginPage(place.path) ? { kind: 'go', to: returnToOf(place.query) } : { kind: 'reload' };
}

/** Where somebody goes who has come by a social account or has bound a mobile: never a reload (spec §4). */
export function afterBinding(place: Place, target: string | undefined): string {
  return target ?? returnToOf(place.query);
}
