import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { BREADTH } from '../../support/breadth.js';
import { browserRig } from '../../support/browser/rig.js';
import { restore } from '../../support/browser/bring-back.js';
import { PHONE_AGENT } from '../../support/site.js';

const PHONE_SITE = 'https://h5.example';
const RESULTS = 'search results';
const OWN_COURSE = '/courses/detail/3?msv=5';

/** Serves a page of another site that links here, and the phone site. */
async function withNeighbours(page: Page): Promise<void> {
  const html = (title: string, body = '') => ({
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1>${body}`,
  });
  await page.route('**/results', (route) => route.fulfill(html(RESULTS, `<a href="${OWN_COURSE}">course</a>`)));
  await page.route(`${PHONE_SITE}/**`, (route) => route.fulfill(html('phone site')));
}

describe('A visitor on a phone', () => {
  const rig = browserRig();

  const A_PHONE = { userAgent: PHONE_AGENT, settings: { phoneSiteUrl: PHONE_SITE }, prepare: withNeighbours };

  it('is sent to the same page of the phone site, and Back returns to the page before the link', async () => {
    const visit = await rig.visit('/results', A_PHONE);
    for (let time = 0; time < 2; time += 1) {
      await visit.sees(RESULTS);
      await visit.link('course').click();
      await visit.page.waitForURL(`${PHONE_SITE}/#/pages/course/show?msv=5&id=3`);
      await visit.sees('phone site');
      await visit.page.goBack();
    }
    await visit.sees(RESULTS);
    visit.expectQuiet();
  });

  it(`does not stay on the blank page that Back restores: the site starts again ${BREADTH}`, async () => {
    // The phone site answers with no content, so the browser stays on the page that left for it. A real browser would
    // cache that page.
    const visit = await rig.visit('/results', {
      ...A_PHONE,
      prepare: async (page) => {
        await withNeighbours(page);
        await page.route(`${PHONE_SITE}/**`, (route) => route.fulfill({ status: 204 }));
      },
    });
    await visit.link('course').click();
    await visit.until(() => document.getElementById('root')?.childElementCount === 0);
    rig.controls.setUp({ phoneSiteUrl: '' });
    await restore(visit.page);
    await visit.sees('商务英语写作');
    expect(visit.address).to.equal(OWN_COURSE);
    visit.expectQuiet();
  });

  it(`stays on this site with ?desktop=1 until the tab is closed ${BREADTH}`, async () => {
    const visit = await rig.visit('/courses?desktop=1', A_PHONE);
    await visit.sees('录播课');
    await visit.goTo(OWN_COURSE);
    await visit.sees('商务英语写作');
    visit.expectQuiet();
  });
});
