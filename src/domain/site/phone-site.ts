import { rawParameter } from '../access/page-query.js';
import type { PageLocation } from '../ports/navigator.js';
import type { VisitStore } from '../ports/visit-store.js';
import { FLAG_RAISED } from '../session/stored-keys.js';
import type { SystemConfig } from './system-config.js';

const PHONE =
  /iPhone|iPod|(?:Android|OpenHarmony).*Mobile|Mobile.*Android|Windows Phone|BlackBerry|IEMobile|MQQBrowser|Fennec|webOS|Symbian/i;

/** True for the user agent of a phone. Tablets get the desktop site (docs/spec/start-and-routes.md#mobile-site). */
export function isPhoneBrowser(userAgent: string): boolean {
  return PHONE.test(userAgent);
}

/** Whether to redirect the visitor to the mobile site. `?desktop=1` prevents it for the life of the tab. */
export function wantsPhoneSite(
  userAgent: string,
  config: Pick<SystemConfig, 'phoneSiteUrl'>,
  location: PageLocation,
  store: VisitStore,
): boolean {
  if (config.phoneSiteUrl === '' || !isPhoneBrowser(userAgent)) return false;
  if (rawParameter(location.query, 'desktop') === '1') store.write('desktopWanted', FLAG_RAISED);
  return store.read('desktopWanted') !== FLAG_RAISED;
}
