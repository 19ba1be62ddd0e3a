import { isSitePage } from '../../../src/domain/nav.js';
import type { Check } from '../check.js';
import { typed } from '../facts.js';
import { fail, info, ok, warn } from '../finding.js';
import { isLoopback, isSameOrigin, webAddress } from '../web-address.js';
import { configField, LOOPBACK, NO_PHONE_SITE, NOT_ABSOLUTE, PHONE_BELOW, phoneFine, PHONE_LOOP } from '../strings.js';

/**
 * The address to which phones are redirected (docs/spec/start-and-routes.md#mobile-site): it must not be a page of this
 * site.
 */
export const checkPhone: Check = (_asker, { base, origin, setUp }) => {
  if (!setUp) return [];
  // `//host` inherits the scheme of the page, as in any link.
  const phoneSiteUrl = typed(setUp, 'h5_url').replace(/^(?=\/\/)/, new URL(origin).protocol);
  if (phoneSiteUrl === '') return [info('phone', NO_PHONE_SITE)];
  const request = configField('h5_url', phoneSiteUrl);
  const address = webAddress(phoneSiteUrl);
  if (!address) return [fail('phone', request, NOT_ABSOLUTE)];
  if (isLoopback(address) && !isLoopback(new URL(base))) return [fail('phone', request, LOOPBACK)];
  const isHere = [origin, typed(setUp, 'pc_url')].some((here) => here !== '' && isSameOrigin(here, phoneSiteUrl));
  if (!isHere) return [ok('phone', phoneFine(phoneSiteUrl))];
  return [isSitePage(address.pathname) ? fail('phone', request, PHONE_LOOP) : warn('phone', request, PHONE_BELOW)];
};
