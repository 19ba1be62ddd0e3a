import type { Page } from 'playwright-core';

import { PAGE_THERE } from '../../test/support/browser/page-there.js';

/** A place of the site, or the one before this. */
export type Step = { readonly to: string } | { readonly back: true };

/**
 * Goes these ways within one document, each once the page before has come, by a link of the page where it has one. Steps to
 * another page alone: one that stays would be waited for in vain.
 */
export async function goSteps(page: Page, steps: readonly Step[]): Promise<void> {
  const stuck = await page.evaluate(goInPage, { steps, pageThere: PAGE_THERE });
  if (stuck !== undefined) throw new Error(`Nothing came at ${stuck}`);
}

/** Runs in the page. Nameless functions only: a name would need the help of a bundler that is not there. */
async function goInPage({ steps, pageThere }: { readonly steps: readonly Step[]; readonly pageThere: string }) {
  for (const step of steps) {
    for (const seen of document.querySelectorAll(pageThere)) seen.setAttribute('data-seen', '');
    if ('back' in step) history.back();
    else {
      const link = document.querySelector<HTMLElement>(`a[href="${step.to}"]:not([target])`);
      if (link) link.click();
      else {
        // As the browser tells of an address that was edited.
        history.pushState(undefined, '', step.to);
        dispatchEvent(new PopStateEvent('popstate'));
      }
    }
    const last = performance.now() + 20_000;
    for (;;) {
      const came = [...document.querySelectorAll(pageThere)].some((place) => !place.hasAttribute('data-seen'));
      const coming = document.querySelector('.skeleton, .visitor__placeholder, main [aria-busy="true"]') !== null;
      if (came && !coming) break;
      if (performance.now() > last) return 'back' in step ? `back to ${location.href}` : step.to;
      await new Promise((looked) => requestAnimationFrame(looked));
    }
  }
  return undefined;
}
