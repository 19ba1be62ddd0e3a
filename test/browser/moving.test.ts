import { browserRig } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';

const backToTop = (visit: Visit) => visit.button('回到顶部');

/**
 * Makes every page of this document as tall as a long list. Scroll anchoring is off, because it would correct the
 * scroll position itself when content arrives later.
 */
async function stretch(visit: Visit): Promise<void> {
  await visit.page.evaluate(() => {
    (document.querySelector<HTMLElement>('.main') ?? document.body).style.minHeight = '6000px';
    document.documentElement.style.overflowAnchor = 'none';
  });
}

async function scrollTo(visit: Visit, top: number): Promise<void> {
  await visit.page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
  }, top);
}

/** Clicks a link without scrolling it into view, which a pointer would need. */
async function follow(visit: Visit, name: string): Promise<void> {
  await visit.page.locator('a', { hasText: name }).first().dispatchEvent('click');
}

describe('Moving between pages in the browser', () => {
  const rig = browserRig();

  it('scrolls to the top on a new path, and to the former position on Back and Forward', async () => {
    const visit = await rig.visit('/courses');
    await visit.sees('录播课');
    await stretch(visit);
    await scrollTo(visit, 1500);
    await follow(visit, 'VIP会员');
    await visit.sees('会员中心');
    await visit.until(() => window.scrollY === 0);

    await scrollTo(visit, 700);
    await visit.page.goBack();
    await visit.sees('录播课');
    await visit.until(() => Math.round(window.scrollY) === 1500);
    await visit.page.goForward();
    await visit.sees('会员中心');
    await visit.until(() => Math.round(window.scrollY) === 700);
    visit.expectQuiet();
  });

  it('offers the button back to the top from 2000 px on', async () => {
    const visit = await rig.visit('/courses', { lessMotion: true });
    await visit.sees('录播课');
    await visit.page.locator('.course-card').first().waitFor();
    await stretch(visit);
    await scrollTo(visit, 2000);
    await backToTop(visit).waitFor();
    await scrollTo(visit, 1999);
    await backToTop(visit).waitFor({ state: 'detached' });

    await scrollTo(visit, 2600);
    await backToTop(visit).click();
    await visit.until(() => window.scrollY === 0);
    await backToTop(visit).waitFor({ state: 'detached' });
    await visit.until(() => document.activeElement?.id === 'main');
    visit.expectQuiet();
  });
});
