import { NAMELESS_SITE } from './words.js';

/** What the site is called where a name must stand: a fresh server has none yet (API 2.17 `name`). */
export function shownSiteName(siteName: string): string {
  return siteName || NAMELESS_SITE;
}
