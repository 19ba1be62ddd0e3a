import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { SEEDED, SEEDED_PASSWORD } from '../../../src/adapters/memory/seed/members.js';
import { BREADTH } from '../../support/breadth.js';
import { browserRig } from '../../support/browser/rig.js';
import { SignInForm } from '../../support/browser/sign-in-form.js';
import type { Visit } from '../../support/browser/visit.js';

const ELSEWHERE = 'https://elsewhere.example/';

/** Makes every page as tall as a long list once its content is displayed, and serves another site. */
async function prepare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const drawn = new MutationObserver(() => {
        if (document.querySelector('h1') !== null) document.body.style.minHeight = '6000px';
      });
      drawn.observe(document.body, { childList: true, subtree: true });
    });
  });
  await page.route(ELSEWHERE, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,"><h1>elsewhere</h1>',
    }),
  );
}

async function scrollTo(visit: Visit, top: number): Promise<void> {
  await visit.page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
  }, top);
}

async function expectScrolledTo(visit: Visit, top: number): Promise<void> {
  await visit.page.waitForFunction((y) => Math.round(window.scrollY) === y, top);
}

describe('The scroll position of a page', () => {
  const rig = browserRig();

  it('is restored after a reload, and on Back after the reload', async () => {
    const visit = await rig.visit('/courses', { prepare });
    await visit.sees('录播课');
    await scrollTo(visit, 1500);
    await visit.link('VIP会员').dispatchEvent('click');
    await visit.sees('会员中心');
    await scrollTo(visit, 700);
    await visit.page.reload();
    await visit.sees('会员中心');
    await expectScrolledTo(visit, 700);
    await visit.page.goBack();
    await visit.sees('录播课');
    await expectScrolledTo(visit, 1500);
    visit.expectQuiet();
  });

  it(`is restored after the reload that ends a login by password ${BREADTH}`, async () => {
    const visit = await rig.visit('/courses', { prepare });
    await visit.sees('录播课');
    await scrollTo(visit, 1500);
    await visit.button('登录').dispatchEvent('click');
    const login = await SignInForm.inDialog(visit, '登录');
    await login.field('mobile').fill(SEEDED.ordinary);
    await login.field('password').fill(SEEDED_PASSWORD);
    await login.button('立即登录').click();
    await visit.page.getByRole('button', { name: '林晓雨' }).waitFor();
    await expectScrolledTo(visit, 1500);
    visit.expectQuiet();
  });

  it(`is restored on Back from another site ${BREADTH}`, async () => {
    const visit = await rig.visit('/courses', { prepare });
    await visit.sees('录播课');
    await scrollTo(visit, 1500);
    await visit.page.goto(ELSEWHERE);
    await visit.sees('elsewhere');
    await visit.page.goBack();
    await visit.sees('录播课');
    await expectScrolledTo(visit, 1500);
    visit.expectQuiet();
  });

  it(`is the top when the visitor opens the page by a link or address ${BREADTH}`, async () => {
    const visit = await rig.visit('/courses', { prepare });
    await visit.sees('录播课');
    await scrollTo(visit, 1500);
    await visit.goTo('/vip');
    await visit.sees('会员中心');
    await visit.goTo('/courses');
    await visit.sees('录播课');
    expect(await visit.page.evaluate(() => window.scrollY)).to.equal(0);
    visit.expectQuiet();
  });
});
