import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { Page } from 'playwright-core';

import { ALL_STATES } from '../../demo/catalogue/all-states.js';
import type { CatalogueState } from '../../demo/catalogue/catalogue-state.js';
import { widthsOf } from '../../demo/catalogue/screens.js';
import { type CatalogueServer, startCatalogueServer } from '../../tools/preview/catalogue-server.js';
import { breadthUnless } from '../support/breadth.js';
import { Noise } from '../support/browser/noise.js';
import { sharedBrowser } from '../support/browser/shared-browser.js';
import { StateTab } from '../support/browser/state-tab.js';
import { frozenTexts, translatePages } from '../support/browser/translator.js';

/** Views with the same form or footer as another one. */
const REPEATED = /^(?:footer|steps|dialogs\/(?:forgot-password|bind-after))/;

/**
 * States that are reached by what a visitor does or by time: there texts change in place. That no other state has a text
 * which a translation would freeze is checked with the rest of the catalogue (looseTexts).
 */
const CHANGED = ALL_STATES.filter(
  ({ id, steps = [] }) => !REPEATED.test(id) && steps.some(({ what }) => !/^(?:see|open|no longer see) /.test(what)),
);

const groupOf = ({ id }: CatalogueState): string => id.slice(0, id.indexOf('/'));
/** `npm test` changes one state of each group. */
const DAILY = new Set([...new Map(CHANGED.map((state) => [groupOf(state), state])).values()]);

describe('A page that the browser translates while it is used (docs/spec/appearance.md#translation)', () => {
  let catalogue: CatalogueServer;
  let page: Page;
  let tab: StateTab;
  const noise = new Noise();

  before(async () => {
    catalogue = await startCatalogueServer();
    const browser = await sharedBrowser();
    page = await (await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' })).newPage();
    await noise.listenTo(page);
    await translatePages(page);
    tab = new StateTab(page, catalogue.url);
  });

  after(async () => {
    await page.context().close();
    await catalogue.close();
  });

  for (const state of CHANGED)
    it(`${state.id} is reached, and every text that changes is visible${breadthUnless(DAILY.has(state))}`, async () => {
      await page.setViewportSize({ width: widthsOf(state).at(-1) ?? 1440, height: 900 });
      await tab.show(state);
      expect(await frozenTexts(page)).to.deep.equal([]);
      noise.expectOnly(...(state.noisy ? [/./] : []));
    });
});
