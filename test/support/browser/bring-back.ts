import type { Page } from 'playwright-core';

/**
 * Tells a page that Back has brought it back as it was left, which not every Chromium can do under automation: so this
 * is said rather than done. The page is the old one, script and all, and this is what such a page would hear.
 */
export async function bringBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}
