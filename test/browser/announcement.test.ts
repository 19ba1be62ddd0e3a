import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { BREADTH } from '../support/breadth.js';
import { IN_SITE } from '../support/browser/page-there.js';
import { browserRig } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';

const PLAIN = '假期客服安排';

const title = (visit: Visit) => visit.page.locator(`${IN_SITE} .announcement__title`);
const text = (visit: Visit) => visit.page.locator(`${IN_SITE} .rich-text`);

async function reads(visit: Visit, heading: string): Promise<void> {
  await title(visit).getByText(heading, { exact: true }).waitFor();
}

/** Waits until the formulas are drawn and the code is coloured. */
async function readsEverything(visit: Visit): Promise<void> {
  await text(visit).locator('.katex-display').nth(1).waitFor();
  await text(visit).locator('.hljs-keyword').first().waitFor();
}

/** Records every loaded script that contains KaTeX or highlight.js, and every font. */
function recordAssets(assets: string[]): (page: Page) => Promise<unknown> {
  return (page) => {
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.woff2')) assets.push('font');
      if (!pathname.endsWith('.js')) return;
      void response.text().then((code) => {
        if (code.includes('KaTeX parse error')) assets.push('KaTeX');
        if (code.includes('did you forget to load')) assets.push('highlight.js');
      });
    });
    return Promise.resolve();
  };
}

describe('The page of announcements in the browser', () => {
  const rig = browserRig();

  it(`draws formulas and colours code under the content security policy, and leaves dollar prices as text ${BREADTH}`, async () => {
    const visit = await rig.visit('/announcement');
    await readsEverything(visit);
    const sources = await visit.page.locator('.katex annotation').allTextContents();
    expect(sources.map((tex) => tex.slice(0, 6))).to.deep.equal(['E = mc', 'a^2 + ', '\\int_{', '\\lim_{']);
    await visit.until(() => document.fonts.check('16px KaTeX_Main'));
    // The height of a fraction comes from its inline style: the policy did not block it.
    const fraction = await visit.page
      .locator('.katex .mfrac .vlist')
      .first()
      .evaluate((node) => node.clientHeight);
    expect(fraction).to.be.greaterThan(20);

    const content = (await text(visit).textContent()) ?? '';
    for (const price of ['原价 $25', '只要 $5', '合计 $10', 'US$12']) expect(content).to.include(price);
    expect(await visit.page.locator('.rich-text p code').allTextContents()).to.deep.equal([
      '&nbsp;',
      '&amp;',
      '$total$',
    ]);
    const [java, python] = await visit.page.locator('.rich-text pre').allTextContents();
    expect(java).to.include('"$5 &nbsp; <b>现价</b>"').and.to.include('用 &amp;& 之前');
    expect(python).to.include('def mean(scores: list[float]) -> float:');
    expect(await visit.page.locator('pre').nth(1).locator('.hljs-keyword').first().textContent()).to.equal('def');
    visit.expectQuiet();
  });

  it('fetches KaTeX, its fonts and highlight.js only for a text with formulas and code', async () => {
    const plain: string[] = [];
    const visit = await rig.visit('/announcement?id=2', { prepare: recordAssets(plain) });
    await reads(visit, PLAIN);
    await visit.page.waitForLoadState('networkidle');
    expect(plain).to.deep.equal([]);

    const rich: string[] = [];
    const other = await rig.visit('/announcement', { prepare: recordAssets(rich) });
    await readsEverything(other);
    await other.page.waitForLoadState('networkidle');
    expect(new Set(rich)).to.deep.equal(new Set(['KaTeX', 'highlight.js', 'font']));
  });
});
