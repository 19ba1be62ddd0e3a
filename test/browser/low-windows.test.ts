import { expect } from 'chai';
import type { Locator } from 'playwright-core';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { coveredShare, expectLittleCovered, LOW_WINDOW } from '../support/browser/covered-share.js';
import { browserRig } from '../support/browser/rig.js';
import { viewOf } from '../support/browser/view.js';

/** What stays in view after an action of the visitor. `widths.test.ts` checks every page as it is opened. */
const AFTER_AN_ACTION = [
  viewOf({
    what: 'the study center with favourites removed',
    path: '/study-center?tab=like',
    options: { signedInAs: SEEDED.ordinary },
    reach: async (visit) => {
      const drop = visit.page.getByRole('button', { name: /^取消收藏/ });
      for (let left = Math.min(3, await drop.count()); left > 0; left -= 1) await drop.first().click();
      await visit.page.locator('.undo-offer').first().waitFor();
    },
  }),
  viewOf({
    what: 'a page with a toast',
    path: '/member/orders',
    options: { signedInAs: SEEDED.ordinary },
    reach: async (visit) => {
      await visit.page.getByRole('button', { name: /^复制/ }).first().click();
      await visit.page.locator('.toast-card').hover();
    },
  }),
];

const SIDEWAYS = { touch: true, width: 844, height: 390 } as const;

async function isWhole(part: Locator): Promise<boolean> {
  const { y, height } = (await part.boundingBox()) ?? expect.fail('It is not displayed');
  return y >= 0 && y + height <= SIDEWAYS.height;
}

describe('a low window', () => {
  const rig = browserRig();

  it('would be found with a bar that covers too much', async () => {
    const visit = await rig.visit('/courses', LOW_WINDOW);
    await visit.sees('录播课');
    await visit.page.evaluate(() => {
      const bar = document.createElement('div');
      bar.className = 'bar';
      bar.style.cssText = 'position: sticky; bottom: 0; height: 80px';
      document.getElementById('main')?.append(bar);
    });
    const { share, parts } = await coveredShare(visit.page);
    expect(share).to.be.closeTo(80 / 256, 0.01);
    expect(parts).to.include('bar');
  });

  for (const { what, open, noise } of AFTER_AN_ACTION) {
    it(`of 320 × 256 px has at most a quarter of its height covered by what stays in view: ${what}`, async () => {
      const visit = await open(rig, LOW_WINDOW);
      await expectLittleCovered(visit.page);
      visit.expectQuiet(...noise);
    });
  }

  it('of a phone held sideways begins at the tab that the address of a course names, whose bar stays, and stays where the visitor has been', async () => {
    const visit = await rig.visit('/courses/detail/1?tab=4', SIDEWAYS);
    const { page } = visit;
    const edge = async (selector: string) => Math.round((await page.locator(selector).boundingBox())?.y ?? NaN);
    const scrollTo = (y: number) =>
      page.evaluate((to) => {
        window.scrollTo({ top: to, behavior: 'instant' });
      }, y);
    await page.locator('.post__text').first().waitFor();
    expect(await edge('.course__tabs'), 'first visit').to.equal(1);
    // Above the breadcrumb: the emulation of touch ends before a reload, and what is below it moves then.
    for (const left of [0, 20]) {
      await scrollTo(left);
      await page.reload();
      await page.locator('.post__text').first().waitFor();
      expect(await page.evaluate(() => window.scrollY), `reload at ${String(left)}`).to.equal(left);
    }
    await visit.goTo('/courses/detail/2');
    await page.locator('.course__tabs').waitFor();
    expect(await page.evaluate(() => window.scrollY), 'without a tab').to.equal(0);
    await page.goBack();
    await page.locator('.post__text').first().waitFor();
    expect(await page.evaluate(() => window.scrollY), 'Back').to.equal(20);
    // The bar stays, and covers neither what has the focus nor the beginning of another part.
    await scrollTo(1000);
    expect(await edge('.course__tabs'), 'scrolled').to.equal(0);
    await page.locator('.comments__closed button').focus();
    expect(await edge('.comments__closed button'), 'focused').to.be.at.least(45);
    await scrollTo(1000);
    await page.locator('.course__tabs').getByRole('link', { name: '课程目录' }).dispatchEvent('click');
    expect(await edge('.course__panel:not([hidden])'), 'another part').to.be.within(45, 47);
    visit.expectQuiet();
  });

  it('of a phone held sideways shows the title and the price of the first course of the list', async () => {
    const visit = await rig.visit('/courses', SIDEWAYS);
    const first = visit.page.locator('.course-card').first();
    await first.waitFor();
    for (const part of ['.course-card__title', '.course-card__price'])
      expect(await isWhole(first.locator(part)), part).to.equal(true);
    visit.expectQuiet();
  });

  it('of a phone held sideways keeps the button of an order in view to the end of the form', async () => {
    const visit = await rig.visit('/order?goods_type=course&goods_id=19', { ...SIDEWAYS, signedInAs: SEEDED.ordinary });
    const submit = visit.button('提交订单');
    const method = visit.page.locator('.method-option').first();
    const code = visit.page.locator('[name=promo_code]');
    await submit.waitFor();
    for (const part of [code, method, submit]) expect(await isWhole(part)).to.equal(true);
    await visit.page.evaluate(() => {
      document.querySelector('.order__main > :last-child')?.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
    expect([await visit.page.evaluate(() => scrollY > 0), await isWhole(submit)]).to.deep.equal([true, true]);
    await code.fill('STUDY20');
    await visit.button('使用').click();
    await visit.button('移除优惠码').waitFor();
    await visit.page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    expect(await isWhole(submit), 'below a discount').to.equal(true);
    await visit.button('移除优惠码').click();
    await code.fill('NONE');
    await visit.button('使用').click();
    await visit.page.locator('.field__fault').waitFor();
    await submit.click();
    await visit.page.locator('.form__alert').waitFor();
    expect(await isWhole(submit), 'below an alert').to.equal(true);
    visit.expectQuiet();
  });

  it('of a phone held sideways shows the whole code and the whole dialog of the login by WeChat', async () => {
    const visit = await rig.visit('/error', SIDEWAYS);
    await visit.button('登录').click();
    await visit.button('微信扫码登录').click();
    await visit.page.locator('.qr__code').waitFor();
    for (const part of ['.dialog', '.qr__frame', '.qr-here'])
      expect(await isWhole(visit.page.locator(part)), part).to.equal(true);
    visit.expectQuiet();
  });

  it('of a phone held sideways has the slide of home beside what the member learns, or what the site is', async () => {
    for (const options of [{ signedInAs: SEEDED.ordinary }, {}]) {
      const visit = await rig.visit('/', { ...SIDEWAYS, ...options });
      const [slide, beside] = [visit.page.locator('.carousel'), visit.page.locator('.learned__row, .home__links')];
      await beside.waitFor();
      expect([await isWhole(slide), await isWhole(beside)]).to.deep.equal([true, true]);
      const [one, other] = [await slide.boundingBox(), await beside.boundingBox()];
      expect((one?.y ?? 0) < (other?.y ?? 0) + (other?.height ?? 0)).to.equal(true);
      visit.expectQuiet();
    }
  });
});
