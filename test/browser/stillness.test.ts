import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { BREADTH, breadthUnless } from '../support/breadth.js';
import { type Address, EVERY_ADDRESS } from '../support/browser/every-address.js';
import {
  exceptLateFonts,
  hideUnstyledTexts,
  recordShifts,
  shiftsDuring,
  shiftsOf,
} from '../support/browser/layout-shifts.js';
import { PAGE_THERE } from '../support/browser/page-there.js';
import { browserRig } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';

/** Slow enough for the browser to paint every step. */
const ANSWER_MS = 300;
const WIDTHS = [360, 1440];

const MEMBERS = EVERY_ADDRESS.filter(({ options }) => options.signedInAs !== undefined).map(
  // The unread dot arrives late as well.
  (address): Address =>
    address.options.signedInAs === SEEDED.ordinary
      ? { ...address, options: { signedInAs: SEEDED.withUnread } }
      : address,
);
/** Seeded orders, of which another device knows nothing: paid, and to be paid. */
const ORDERS = [
  ['orderSuccess', '/order/success?orderId=1051000063'],
  ['orderPay', '/order/pay?orderId=1051000071'],
  ['order', '/order?goods_type=course&goods_id=19'],
].flatMap(([name, path = '']) =>
  MEMBERS.filter((address) => address.name === name).map((address) => ({ ...address, path })),
);
const ANONYMOUS = EVERY_ADDRESS.filter(({ isForMembers }) => !isForMembers).map((address): Address => ({
  ...address,
  options: {},
}));

/** A page that is scrolled down, what stays in view there, and how a dialog opens. */
const DIALOGS = [
  {
    path: '/courses/detail/2',
    fixed: ['.toasts', '.course__side', '.back-to-top'],
    open: (visit: Visit) => visit.button('收藏').dispatchEvent('click'),
  },
  {
    path: '/',
    fixed: ['.bottom-nav', '.back-to-top'],
    open: (visit: Visit) => visit.button('打开菜单').dispatchEvent('click'),
  },
  {
    path: '/courses/video/2603',
    options: { signedInAs: SEEDED.ordinary, width: 1366 },
    fixed: ['.lesson-layout--wide > .lesson-stage', '.lesson-body'],
    before: async (visit: Visit) => {
      await visit.page.locator('.player__start').waitFor();
      await visit.page.keyboard.press('t');
    },
    open: (visit: Visit) => visit.page.keyboard.press('?'),
  },
];

describe('A dialog on a computer with classic scrollbars', () => {
  const rig = browserRig();

  it('moves nothing of the page when it opens', async () => {
    for (const { path, options, fixed, before: prepare, open } of DIALOGS) {
      const visit = await rig.visit(path, { width: 600, height: 900, hasScrollbars: true, ...options });
      await visit.page.locator(PAGE_THERE).waitFor();
      await prepare?.(visit);
      await visit.page.evaluate(() => {
        document.body.style.minHeight = '6000px';
        window.scrollTo({ top: 3000, behavior: 'instant' });
      });
      for (const selector of fixed) await visit.page.locator(selector).first().waitFor({ state: 'attached' });
      const places = () =>
        visit.page.evaluate(
          (selectors) =>
            selectors.map((selector) => {
              const { left, width } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
              return [selector, left, width];
            }),
          ['.header', 'main', 'footer', ...fixed],
        );
      const before = await places();
      expect(await visit.page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).to.be.above(0);
      await open(visit);
      await visit.page.getByRole('dialog').waitFor();
      expect(await places(), path).to.deep.equal(before);
      await visit.page.close();
    }
  });
});

describe('A button whose action runs', () => {
  const rig = browserRig();

  it('stays as wide as it was, on a page that has no form', async () => {
    const prepare = (page: Page) => page.route('**/notificationMarkAllAsRead*', () => undefined);
    const visit = await rig.visit('/member/messages', { signedInAs: SEEDED.withUnread, prepare });
    const button = visit.button('全部标为已读');
    const width = async () => (await button.boundingBox())?.width;
    const before = await width();
    await button.click();
    await visit.page.locator('.waiting__spinner').waitFor();
    expect(await width()).to.equal(before);
    visit.expectQuiet();
  });
});

describe('Layout shifts while a page loads', () => {
  const rig = browserRig({ hasEmptyCaches: true });

  /** The layout shifts while a page loads, from the first paint until nothing is loading any more. */
  async function shiftsOnTheWayTo({ path, frame, options }: Address, width: number): Promise<readonly string[]> {
    const prepare = (page: Page) => Promise.all([recordShifts(page), hideUnstyledTexts(page)]);
    const visit = await rig.visit(path, { ...options, width, prepare });
    await visit.page.locator(PAGE_THERE).waitFor();
    await visit.until(
      () =>
        document.querySelector(
          '.skeleton, [class*=blank], .visitor__placeholder, [class*=spinner], .rich-text--preparing',
        ) === null,
    );
    if (path.includes('success?')) await visit.reads('商务英语写作');
    if (path === '/') await visit.reads('青禾图书馆');
    if (options.signedInAs === SEEDED.withUnread && frame !== 'none')
      await visit.page.locator('.unread-dot').first().waitFor();
    const shifts = await shiftsOf(visit.page);
    visit.expectQuiet();
    await visit.page.close();
    const wrong = process.env.SITE_FRONT === 'snapshots' ? exceptLateFonts(shifts) : shifts;
    return wrong.map((shift) => `${path}: ${shift}`);
  }

  it(`are detected ${BREADTH}`, async () => {
    const visit = await rig.visit('/courses', { prepare: recordShifts });
    await visit.reads('共 28 门课程，第1页，共2页');
    expect(await shiftsOf(visit.page)).to.deep.equal([]);
    await visit.page.evaluate(() => {
      const late = document.createElement('p');
      late.textContent = '来晚了';
      document.getElementById('main')?.prepend(late);
    });
    await visit.until(() => window.shifts.length > 0);
  });

  it(`do not occur when the carousel turns: all dots have the same width, and the current dot is only scaled ${BREADTH}`, async () => {
    const visit = await rig.visit('/');
    const dots = visit.page.locator('.carousel__dot');
    await dots.first().waitFor();
    const widths = await dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot, '::before').width));
    expect(widths).to.have.lengthOf.above(1);
    expect([...new Set(widths)]).to.deep.equal(['10px']);
    visit.expectQuiet();
  });

  for (const [visitor, addresses] of Object.entries({
    'an anonymous visitor': ANONYMOUS,
    'a member': [...MEMBERS, ...ORDERS],
  })) {
    for (const width of WIDTHS) {
      it(`do not occur on any page for ${visitor} at ${width} px when every answer is slow${breadthUnless(width === 360 && addresses === ANONYMOUS)}`, async () => {
        rig.controls.delay(ANSWER_MS);
        rig.controls.changeAccount(SEEDED.withUnread, { name: 'Bartholomew Featherstone' });
        expect(await shiftsDuring(addresses, (address) => shiftsOnTheWayTo(address, width))).to.deep.equal([]);
      });
    }
  }
});
