import type { Page } from 'playwright-core';

/**
 * Simulates a return from the back/forward cache by dispatching its `pageshow` event, because not every Chromium can
 * restore a page under automation. The page keeps its document and its script, as a restored one does.
 */
export async function restore(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}
