import { ROUTES } from '../../src/domain/access/routes.js';
import { robotsText, sitemapFiles } from './sitemap.js';
import type { Store } from './store.js';
import { tooManyGone } from './strings.js';
import type { Found } from './walk.js';

/** Removes the pages that a complete run has found to be gone. Returns how many. */
export function removeGone(
  store: Store,
  { asked, gone, hidden, addresses }: Found,
  now: number,
  report: (where: string, what: string) => void,
): number {
  const { pages } = store.record;
  const lost = gone.length + hidden.length;
  if (lost > asked / 2) {
    report(ROUTES.courseDetail.title, tooManyGone(lost, asked));
    return 0;
  }
  for (const address of gone) store.markGone(address, now);
  // Pages of a list that became shorter, categories and announcements that were removed, courses that were hidden.
  const left = [...pages.keys()].filter((address) => !addresses.has(address) || hidden.includes(address));
  for (const address of left) store.remove(address);
  return gone.length + left.length;
}

/** Removes the pages that no run has confirmed since `before`. Returns how many. */
export function removeExpired(store: Store, before: number): number {
  const expired = [...store.record.pages].flatMap(([address, { confirmed }]) => (confirmed < before ? [address] : []));
  for (const address of expired) store.remove(address);
  return expired.length;
}

/** Sitemap and robots.txt of the pages that there are now. */
export function writeSitemap(store: Store, site: string): void {
  const entries = [...store.record.pages].map(([address, { changed }]) => ({ address, changed }));
  for (const [name, text] of sitemapFiles(entries, site)) store.writeBeside(name, text);
  store.writeBeside('robots.txt', robotsText(site));
}
