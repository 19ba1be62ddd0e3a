import type { Page } from 'playwright-core';

/**
 * Tells a page that Back has brought it back as it was left. Chromium under automation keeps no page aside for Back
 * (Playwright turns that off, it would lose track of it), so this is said rather than done: the page is the old one,
 * script and all, and that is what such a page would hear.
 */
export async function bringBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}
