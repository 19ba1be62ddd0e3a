import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { Page } from 'playwright-core';

import { ALL_STATES } from '../../demo/catalogue/all-states.js';
import type { CatalogueState } from '../../demo/catalogue/catalogue-state.js';
import { widthsOf } from '../../demo/catalogue/screens.js';
import { type CatalogueServer, startCatalogueServer } from '../../tools/preview/catalogue-server.js';
import { breadthUnless } from '../support/breadth.js';
import { sharedBrowser } from '../support/browser/shared-browser.js';
import { StateTab } from '../support/browser/state-tab.js';

/** The text colour of a light page (src/ui/shared/theme/_tokens.scss). */
const LIGHT_TEXT = 'rgb(31, 42, 55)';

/** What paper cannot do. The time of a note is its content, also where it is a button. */
const ON_SCREEN_ONLY = [
  ...['button:not(.note__at)', '.btn', 'nav', '.header', '.footer', '.toasts', 'summary .icon'],
  ...['.account-deletion', '.member-head__plain > a', '.vip-standing__sign-in'],
  ...[':is(.course__panel, .lesson-body) .notice'],
].join();

/**
 * What would spoil the printed page, one line each: parts that stay in view cover content on every sheet, nothing on paper
 * scrolls or can be pressed, and the text of a dark screen is too light for it (docs/spec/appearance.md#print). Leaves the
 * page in its light colours.
 */
async function faultsOnPaper(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const found = await page.evaluate(
    ([lightText, onScreenOnly]) => {
      window.dispatchEvent(new Event('beforeprint'));
      const staying = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) =>
          ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      const cut = [...document.querySelectorAll<HTMLElement>('#main *')].filter(
        (element) =>
          /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight,
      );
      const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
        element.checkVisibility(),
      );
      const wide = shown.filter(
        (element) =>
          element.closest('.katex') === null && element.getBoundingClientRect().right > window.innerWidth + 1,
      );
      const { color } = getComputedStyle(document.body);
      return [
        ...staying.map(({ className }) => `stays in view: ${className}`),
        ...cut.map(({ className }) => `is cut off: ${className}`),
        ...shown
          .filter((element) => element.matches(onScreenOnly))
          .map(({ className }) => `is no content: ${className}`),
        ...wide.map(({ className }) => `is wider than the sheet: ${className}`),
        ...[...document.querySelectorAll('.note')]
          .filter((note) => !(note.querySelector('.note__at')?.checkVisibility() ?? false))
          .map((note) => `has no time: ${note.textContent}`),
        ...(shown.some((element) => element.matches('.print-line')) ? [] : ['has no name and address']),
        ...(color === lightText ? [] : [`text of a dark screen: ${color}`]),
      ];
    },
    [LIGHT_TEXT, ON_SCREEN_ONLY] as const,
  );
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  return found;
}

const MARGIN = '15mm';

/** How many sheets of A4 the page prints. */
async function sheetsOf(page: Page): Promise<number> {
  await page.emulateMedia({ media: null });
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const file = await page.pdf({ format: 'A4', margin });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

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
