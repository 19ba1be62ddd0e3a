import type { Page } from 'playwright-core';

import { PAGE_THERE } from '../../test/support/browser/page-there.js';

/** An address of the site, or a step back. */
export type Step = { readonly to: string } | { readonly back: true };

/**
 * Navigates within one document, each step after the previous page is complete, with a link of the page if it has one.
 * Every step must lead to another page: otherwise it would wait until the time limit.
 */
export async function goSteps(page: Page, steps: readonly Step[]): Promise<void> {
  const stuck = await page.evaluate(goInPage, { steps, pageThere: PAGE_THERE });
  if (stuck !== undefined) throw new Error(`No page arrived at ${stuck}`);
}

/**
 * Runs in the page. Anonymous functions only: tsx would insert a call of its helper for a name, which the page lacks.
 */
async function goInPage({ steps, pageThere }: { readonly steps: readonly Step[]; readonly pageThere: string }) {
  for (const step of steps) {
    for (const seen of document.querySelectorAll(pageThere)) seen.setAttribute('data-seen', '');
    if ('back' in step) history.back();
    else {
      const link = document.querySelector<HTMLElement>(`a[href="${step.to}"]:not([target])`);
      if (link) link.click();
      else {
        // As the browser does after a user has edited the address.
        history.pushState(undefined, '', step.to);
        dispatchEvent(new PopStateEvent('popstate'));
      }
    }
    const last = performance.now() + 20_000;
    for (;;) {
      const hasArrived = [...document.querySelectorAll(pageThere)].some(
        (element) => !element.hasAttribute('data-seen'),
      );
      const isLoading = document.querySelector('.skeleton, .visitor__placeholder, main [aria-busy="true"]') !== null;
      if (hasArrived && !isLoading) break;
      if (performance.now() > last) return 'back' in step ? `back to ${location.href}` : step.to;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }
  return undefined;
}
