import { pictureUrl } from '../../../src/domain/site/picture-url.js';
import type { Check } from '../check.js';
import { info, ok, warn } from '../finding.js';
import { seen } from '../seen.js';
import { LOGO_FINE, logoGone, NO_LOGO } from '../words.js';

/** The picture in the header (API 2.17). The site shows its name where there is none. */
export const checkLogo: Check = async (asker, { base, setUp }) => {
  if (!setUp) return [];
  const { logoUrl, serverUrl } = setUp.config;
  if (logoUrl === '') return [info('logo', NO_LOGO)];
  const url = pictureUrl(logoUrl, serverUrl || base);
  if (!URL.canParse(url)) return [warn('logo', url, logoGone(url))];
  if (url.startsWith('data:')) return [ok('logo', LOGO_FINE)];
  const { asked, heard } = await asker.open(url);
  const shown =
    heard.kind === 'answer' && heard.status === 200 && heard.headers.get('content-type')?.startsWith('image/');
  return shown ? [ok('logo', LOGO_FINE)] : [warn('logo', asked, logoGone(seen(heard)))];
};
