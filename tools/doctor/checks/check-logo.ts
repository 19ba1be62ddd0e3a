import { imageUrl } from '../../../src/domain/site/server-access.js';
import type { Check } from '../check.js';
import { info, ok, warn } from '../finding.js';
import { blockedByPolicy } from '../policy/blocked-by-policy.js';
import { openImage } from '../open-image.js';
import { LOGO_FINE, logoGone, NO_LOGO } from '../strings.js';

/** The image in the header (docs/api/site.md#configuration). Without one the site shows its name. */
export const checkLogo: Check = async (requester, facts) => {
  const { base, setUp } = facts;
  if (!setUp) return [];
  const { logoUrl, serverUrl } = setUp.config;
  if (logoUrl === '') return [info('logo', NO_LOGO)];
  const url = imageUrl(logoUrl, serverUrl || base);
  const blocked = blockedByPolicy(facts, 'logo', 'img-src', [url]);
  const { request, why } = await openImage(requester, url);
  if (why !== undefined) return [...blocked, warn('logo', request, logoGone(why))];
  return blocked.length > 0 ? blocked : [ok('logo', LOGO_FINE)];
};
