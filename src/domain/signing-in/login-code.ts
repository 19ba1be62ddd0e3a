import { addressOf } from '../access/addresses.js';
import { codeInAddress, type SocialPurpose, withoutLoginCode } from '../access/server-parameters.js';
import type { PageNavigator } from '../ports/navigator.js';
import type { VisitStore } from '../ports/visit-store.js';
import { endOfSecret } from '../session/session.js';

/**
 * The login code in the location, if it is a new one; removes it from the location in every case. A used code is never
 * returned again, not even after a reload of this tab (docs/spec/signing-in.md#login-by-address).
 */
export function takeLoginCode(navigator: PageNavigator, store: VisitStore, purpose: SocialPurpose): string | undefined {
  const location = navigator.location$.value;
  const code = codeInAddress(location.query, purpose);
  if (code === undefined) return undefined;
  navigator.go(addressOf({ ...location, query: withoutLoginCode(location.query) }), 'replace');
  const end = endOfSecret(code);
  if (store.read('usedLoginCode', end) !== undefined) return undefined;
  store.write('usedLoginCode', 'ok', end);
  return code;
}
