import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { BREADTH, breadthUnless } from '../support/breadth.js';
import { browserRig } from '../support/browser/rig.js';
import { WECHAT_AGENT } from '../support/site.js';

const NAV = '.bottom-nav';
const TOUCH = { signedInAs: SEEDED.ordinary, touch: true } as const;

/** The controls and texts of the page that the navigation covers at the end of the page. Runs in the page. */
function coveredAtEnd(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    const edge = document.querySelector('.bottom-nav')?.getBoundingClientRect().top ?? 0;
    const parts = document.querySelectorAll<HTMLElement>(
      '.footer :is(a, span), .main :is(a, button), .back-to-top, .undo-offer',
    );
    return [...parts]
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().bottom > edge + 1)
      .map((part) => part.textContent || part.className);
  });
}

describe('The bottom navigation', () => {
  const rig = browserRig();

  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const) {
    it(`is at the lower edge of a screen of ${width} × ${height} px and covers no end of a page${breadthUnless(width === 320)}`, async () => {
      const visit = await rig.visit('/courses', { ...TOUCH, width, height });
      await visit.page.locator('.course-card').first().waitFor();
      await visit.page.locator('.footer').waitFor();
      expect(await visit.page.locator(NAV).boundingBox()).to.deep.equal({ x: 0, y: height - 56, width, height: 56 });
      expect(await coveredAtEnd(visit.page)).to.deep.equal([]);
      await visit.goTo('/study-center?tab=like');
      await visit.page
        .getByRole('button', { name: /^取消收藏/ })
        .first()
        .click();
      await visit.page.locator('.undo-offer').waitFor();
      expect(await coveredAtEnd(visit.page), 'an offer to undo').to.deep.equal([]);
      visit.expectQuiet();
    });
  }

  it(`makes no short page scroll ${BREADTH}`, async () => {
    const visit = await rig.visit('/login', { touch: true, width: 390, height: 844 });
    await visit.sees('登录');
    const scrolls = () => document.documentElement.scrollHeight > window.innerHeight;
    expect(await visit.page.evaluate(scrolls)).to.equal(false);
    visit.expectQuiet();
  });

  it(`is missing on a wide screen, on a phone held sideways and on paper, and hidden while the visitor types ${BREADTH}`, async () => {
    const visit = await rig.visit('/member', { ...TOUCH, width: 390, height: 844 });
    const { page } = visit;
    await page.locator(NAV).waitFor();
    const isVisible = () => page.locator(NAV).isVisible();
    for (const [width, height] of [
      [844, 390],
      [667, 375],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await isVisible(), `${width} × ${height}`).to.equal(false);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ media: 'print' });
    expect(await isVisible(), 'print').to.equal(false);
    await page.emulateMedia({ media: 'screen' });
    await visit.button('搜索').click();
    await visit.until(() => document.activeElement?.localName === 'input');
    expect(await isVisible(), 'typing').to.equal(false);
    visit.expectQuiet();
  });

  it(`leaves the buttons of the login dialog within a phone held sideways, and above its keyboard ${BREADTH}`, async () => {
    const phone = { touch: true, width: 390, height: 844, userAgent: WECHAT_AGENT, settings: { wechat: true } };
    const visit = await rig.visit('/', phone);
    const { page } = visit;
    await visit.button('登录').first().click();
    const submit = visit.button('立即登录');
    await submit.waitFor();
    const bottom = async (button = submit) => {
      const { y, height } = (await button.boundingBox()) ?? expect.fail('no button');
      return y + height;
    };
    await page.setViewportSize({ width: 667, height: 375 });
    expect(await bottom(), 'sideways').to.be.at.most(375);
    expect(await bottom(visit.button('微信登录')), 'by WeChat, sideways').to.be.at.most(375);
    await page.setViewportSize({ width: 390, height: 844 });
    // A keyboard changes the visual viewport only; this browser has none.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { value: 844 - 336 });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    });
    await visit.until(() => document.querySelector('.modal')?.clientHeight === 844 - 336);
    expect(await bottom(), 'above the keyboard').to.be.at.most(844 - 336);
    visit.expectQuiet();
  });

  const ORDER = '/order?goods_type=course&goods_id=19';
  const PARTS = ['.order-sum__row--total', '.form__submit', '.order__side', '.order__main > :last-child'] as const;
  const boxesOf = (page: Page) =>
    Promise.all(PARTS.map(async (part) => (await page.locator(part).boundingBox()) ?? expect.fail(`no ${part}`)));

  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [430, 932],
  ] as const)
    it(`gives its place to the sum and the button of an order on a screen of ${width} × ${height} px${breadthUnless(width === 360)}`, async () => {
      const visit = await rig.visit(ORDER, { ...TOUCH, width, height });
      const { page } = visit;
      await visit.button('提交订单').waitFor();
      const [sum, submit, bar] = await boxesOf(page);
      expect(bar?.y, 'upper edge').to.be.closeTo(height - (bar?.height ?? 0), 1);
      expect(bar?.height, 'height').to.be.at.most(90);
      expect((sum?.y ?? 0) + (sum?.height ?? 0) / 2, 'one row').to.be.closeTo((submit?.y ?? 0) + 24, 2);
      await page.evaluate(() => {
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      });
      const [, , end, last] = await boxesOf(page);
      expect((last?.y ?? 0) + (last?.height ?? 0), 'the last field, at the end').to.be.at.most(end?.y ?? 0);
      await page.locator('[name="promo_code"]').focus();
      expect(await page.locator('.order__side').evaluate((side) => getComputedStyle(side).position)).to.equal('static');
      visit.expectQuiet();
    });

  it(`leaves every button of the login by SMS within a screen of 360 × 640 px, and within one of 1366 × 657 px ${BREADTH}`, async () => {
    const visit = await rig.visit('/', { touch: true, width: 360, height: 640 });
    await visit.button('登录').first().click();
    await visit.page.getByRole('tab', { name: '短信登录' }).click();
    for (const [width, height] of [
      [360, 640],
      [1366, 657],
    ] as const) {
      await visit.page.setViewportSize({ width, height });
      const box = (await visit.page.locator('.modal-content').boundingBox()) ?? expect.fail('no dialog');
      expect(box.y + box.height, `${width} × ${height}`).to.be.below(height);
    }
    visit.expectQuiet();
  });
});
