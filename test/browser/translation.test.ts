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

declare global {
  interface Window {
    /** Texts that the site wrote into nodes which the translation had replaced: no visitor sees them. */
    textsInReplacedNodes?: string[];
  }
}

/**
 * From the next document on, translates the page as a browser does: each text node leaves the document as soon as it
 * arrives, and its text returns inside two `font` elements.
 */
async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frozen: string[] = [];
    window.textsInReplacedNodes = frozen;
    const replaced = new MutationObserver((writes) => {
      frozen.push(...writes.map(({ target }) => target.nodeValue ?? ''));
    });
    const translated = new WeakSet<Node>();
    new MutationObserver(() => {
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) texts.push(text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (translated.has(text) || text.nodeValue?.trim() === '' || parent?.closest('script, style, [translate=no]'))
          continue;
        const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
        if (outer === undefined || inner === undefined) continue;
        inner.textContent = text.nodeValue;
        if (inner.firstChild) translated.add(inner.firstChild);
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
        replaced.observe(text, { characterData: true });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** What the visitor of a translated page has missed since the last call. */
function frozenTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.textsInReplacedNodes?.splice(0) ?? ['the page is not translated']);
}

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
