import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { Page } from 'playwright-core';

import { ALL_STATES } from '../../demo/catalogue/all-states.js';
import type { CatalogueState } from '../../demo/catalogue/catalogue-state.js';
import { widthsOf } from '../../demo/catalogue/screens.js';
import { type CatalogueServer, startCatalogueServer } from '../../tools/preview/catalogue-server.js';
import { breadthUnless } from '../support/breadth.js';
import { faultsOnPaper, sheetsOf } from '../support/browser/on-paper.js';
import { sharedBrowser } from '../support/browser/shared-browser.js';
import { StateTab } from '../support/browser/state-tab.js';

/** A full state of each view, and whatever stays in view on a screen. */
const PRINTED: ReadonlySet<string> = new Set([
  ...['pages/home/many-slides', 'pages/courses/child', 'pages/search/results', 'pages/vip/plans', 'pages/far-down'],
  ...[
    'pages/course-detail/buy',
    'pages/course-directory/progress',
    'pages/lesson/ready',
    'pages/lesson/notes',
    'pages/member-notes/some',
    'pages/announcement/rich',
    'pages/course-comments/reply',
  ],
  ...['pages/order/course', 'pages/order-pay/wechat', 'pages/order-success/paid', 'pages/member-orders/orders'],
  ...['pages/member/member', 'pages/member-messages/many', 'pages/member-points/records', 'pages/study-center/dropped'],
  ...['feedback/three', 'dialogs/login/filled', 'header/narrow-menu'],
]);
/** A sheet of A4 with its margins, and a window as wide as a screen. */
const WIDTHS = [680, 1440];
const DAILY = ['pages/announcement/rich', 'pages/course-detail/buy', 'pages/lesson/notes', 'pages/order-success/paid'];
const RECEIPTS = ['pages/order-success/paid', 'pages/member-orders/orders'];
const STATES = ALL_STATES.filter(({ id }) => PRINTED.has(id));

describe('A printed page (docs/spec/appearance.md#print)', () => {
  let catalogue: CatalogueServer;
  let page: Page;
  let tab: StateTab;

  before(async () => {
    catalogue = await startCatalogueServer();
    page = await (await (await sharedBrowser()).newContext({ locale: 'zh-CN', colorScheme: 'dark' })).newPage();
    tab = new StateTab(page, catalogue.url);
  });

  after(async () => {
    await page.context().close();
    await catalogue.close();
  });

  it('is checked in states that exist', () => {
    expect(STATES.map(({ id }) => id)).to.have.members([...PRINTED]);
  });

  async function show(state: CatalogueState): Promise<void> {
    await page.setViewportSize({ width: widthsOf(state)[0] ?? 1440, height: 1100 });
    await tab.show(state);
  }

  for (const state of STATES)
    it(`${state.id} has its content alone, nothing that is cut off, and the colours of paper${breadthUnless(DAILY.includes(state.id))}`, async () => {
      await show(state);
      expect(await page.locator('.print-line').isVisible(), 'the first line on the screen').to.equal(false);
      const faults: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 1100 });
        faults.push(...(await faultsOnPaper(page)).map((fault) => `${String(width)}: ${fault}`));
      }
      expect(faults).to.deep.equal([]);
      if (RECEIPTS.includes(state.id)) expect(await sheetsOf(page)).to.equal(1);
    });
});
