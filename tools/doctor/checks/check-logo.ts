import { imageUrl } from '../../../src/domain/site/server-access.js';
import type { Check } from '../check.js';
import { info, ok, warn } from '../finding.js';
import { keptOut } from '../policy/kept-out.js';
import { openImage } from '../open-image.js';
import { LOGO_FINE, logoGone, NO_LOGO } from '../words.js';

/** The image in the header (docs/api/site.md#configuration). Without one the site shows its name. */
export const checkLogo: Check = async (asker, facts) => {
  const { base, setUp } = facts;
  if (!setUp) return [];
  const { logoUrl, serverUrl } = setUp.config;
  if (logoUrl === '') return [info('logo', NO_LOGO)];
  const url = imageUrl(logoUrl, serverUrl || base);
  const barred = keptOut(facts, 'logo', 'img-src', [url]);
  const { asked, why } = await openImage(asker, url);
  if (why !== undefined) return [...barred, warn('logo', asked, logoGone(why))];
  return barred.length > 0 ? barred : [ok('logo', LOGO_FINE)];
};
