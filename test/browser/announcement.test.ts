import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';

import { KeyboardVisitor } from '../support/browser/keyboard-visitor.js';
import { IN_SITE } from '../support/browser/page-there.js';
import { browserRig } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';

/** Seeded announcements: one full of attacks, and one of plain text. */
const HOSTILE = '学员投稿选登';
const PLAIN = '假期客服安排';

/** The text links to an image that does not exist, so the console may report a failed request for it. */
const NO_SUCH_IMAGE = /no-such-image/;

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

function handlersIn(element: Locator): Promise<readonly string[]> {
  return element
    .locator('*')
    .evaluateAll((all) => all.flatMap((one) => one.getAttributeNames()).filter((name) => name.startsWith('on')));
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

  it('draws formulas and colours code under the content security policy, and leaves dollar prices as text', async () => {
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

  const GUARDS = [
    { guard: 'under the content security policy, which reports nothing', options: {} },
    { guard: 'without any policy', options: { withoutPolicy: true } },
  ];
  for (const { guard, options } of GUARDS) {
    it(`does nothing that a text full of attacks tries, ${guard}`, async () => {
      const dialogs: string[] = [];
      const visit = await rig.visit('/announcement?id=4', {
        ...options,
        prepare: (page) => {
          page.on('dialog', (dialog) => {
            dialogs.push(dialog.message());
            void dialog.dismiss();
          });
          return Promise.resolve();
        },
      });
      await reads(visit, HOSTILE);
      await visit.consoleShows(NO_SUCH_IMAGE);
      await text(visit).getByText('换了行的链接').click();
      const origins = await visit.page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).hostname),
      );
      expect(new Set(origins)).to.deep.equal(new Set(['127.0.0.1']));
      expect(visit.requests.filter((request) => /evil|pixel|frame|object|steal|video/.test(request))).to.deep.equal([]);
      expect(dialogs).to.deep.equal([]);
      expect(
        await text(visit).locator('script, style, iframe, form, input, svg, [autoplay], [id]:not([id^=text])').count(),
      ).to.equal(0);
      expect(await handlersIn(text(visit))).to.deep.equal([]);
      expect(await text(visit).textContent()).to.include('$\\frac{1$ 和 $\\nosuchcommand$ 照原样显示');
      visit.expectQuiet(NO_SUCH_IMAGE);
    });
  }

  it('can be used with the keyboard alone: opening another announcement and the next page of the list', async () => {
    const visit = await rig.visit('/announcement');
    const keys = new KeyboardVisitor(visit);
    const heading = visit.page.getByRole('heading', { level: 2, name: PLAIN });
    await visit.page.getByRole('link', { name: new RegExp(PLAIN) }).focus();
    await visit.page.keyboard.press('Enter');
    await heading.waitFor();
    await keys.tabTo('下一页');
    await visit.page.keyboard.press('Enter');
    await visit.page.getByText('第2页，共2页').waitFor();
    await heading.waitFor();
    await keys.press('Tab');
    visit.expectQuiet();
  });

  it('never scrolls sideways as a page: a wide table scrolls inside its box, with the keyboard, too', async () => {
    const visit = await rig.visit('/announcement', { width: 360, height: 740 });
    await readsEverything(visit);
    const room = await visit.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(room).to.be.at.most(0);

    const table = visit.page.getByRole('region', { name: '表格1' });
    await table.focus();
    await visit.page.keyboard.press('ArrowRight');
    await visit.until(() => (document.activeElement?.scrollLeft ?? 0) > 0);
    // On a wide screen the whole table is visible, so it is no longer a tab stop.
    await visit.page.setViewportSize({ width: 1440, height: 900 });
    await table.waitFor({ state: 'detached' });
    visit.expectQuiet();
  });
});
