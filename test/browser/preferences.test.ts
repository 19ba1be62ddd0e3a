import { expect } from 'chai';
import type { Locator } from 'playwright-core';

import { FAULTS } from '../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { BREADTH } from '../support/breadth.js';
import { browserRig, type VisitOptions } from '../support/browser/rig.js';
import { openFromHeader, SignInForm } from '../support/browser/sign-in-form.js';
import { arrived } from '../support/browser/view.js';
import type { Visit } from '../support/browser/visit.js';

const UNVERIFIED: VisitOptions = { signedInAs: SEEDED.notFaceVerified, settings: { faceCheckRequired: true } };
const CONTRAST_THEME: VisitOptions = { forcedColors: true, dark: true, lessMotion: true };

/** Computed styles of the first element that the locator finds, or of its pseudo-element. */
function styleOf(locator: Locator, properties: readonly string[], pseudo?: string): Promise<readonly string[]> {
  return locator.first().evaluate(
    (element, [names, part]) => {
      const style = getComputedStyle(element, part);
      return names.map((name) => style.getPropertyValue(name));
    },
    [properties, pseudo] as const,
  );
}

/** All animations and transitions that are running and take longer than 0 ms. */
function movements(visit: Visit): Promise<readonly string[]> {
  return visit.page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
      .map((animation) =>
        animation instanceof CSSAnimation ? animation.animationName : (animation as CSSTransition).transitionProperty,
      ),
  );
}

describe('Preferences that a visitor has set in the system', () => {
  const rig = browserRig();

  it(`the document declares its language, allows zoom and begins with the skip link ${BREADTH}`, async () => {
    const visit = await rig.visit('/courses');
    await visit.sees('录播课');
    expect(await visit.page.locator('html').getAttribute('lang')).to.equal('zh-CN');
    const viewport = await visit.page.locator('meta[name=viewport]').getAttribute('content');
    expect(viewport).to.match(/^width=device-width, ?initial-scale=1$/);
    expect(await visit.page.locator('a, button, input').first().textContent()).to.equal('跳到主要内容');
    visit.expectQuiet();
  });

  describe('less motion', () => {
    it(`has an effect: without it the site does animate ${BREADTH}`, async () => {
      rig.controls.delay(2000);
      const visit = await rig.visit('/courses');
      await visit.page.locator('.skeleton').first().waitFor();
      expect(await movements(visit)).to.include('breathe');
    });

    it('stops skeletons and spinners', async () => {
      rig.controls.delay(1500);
      const visit = await rig.visit('/courses', { lessMotion: true });
      await visit.page.locator('.skeleton').first().waitFor();
      expect(await movements(visit), 'skeleton').to.deep.equal([]);
      await visit.sees('录播课');
      await openFromHeader(visit, '注册');
      await visit.page.locator('.captcha__spinner').waitFor();
      expect(await movements(visit), 'spinner').to.deep.equal([]);
      visit.expectQuiet();
    });

    it('stops the animation of everything that opens, closes or is highlighted', async () => {
      const visit = await rig.visit('/courses', { lessMotion: true, signedInAs: SEEDED.withUnread });
      await visit.sees('录播课');
      const expectStillAfter = async (what: string, action: () => Promise<unknown>): Promise<void> => {
        await action();
        expect(await movements(visit), what).to.deep.equal([]);
      };
      await expectStillAfter('a submenu', () => visit.button('课程子菜单').click());
      await expectStillAfter('the member menu', () => visit.page.getByRole('button', { name: /有未读消息/ }).click());
      await expectStillAfter('hovering', () => visit.link('用户中心').hover());
      await expectStillAfter('the focus', () => visit.page.getByRole('searchbox').focus());
      await expectStillAfter('a hint', () => visit.page.getByRole('searchbox').press('Enter'));
      await expectStillAfter('signing out, with a toast', async () => {
        await visit.page.getByRole('button', { name: /有未读消息/ }).click();
        await visit.button('安全退出').click();
      });
      await visit.arrivesAt('/');
      await expectStillAfter('a dialog', () => openFromHeader(visit));
      await expectStillAfter('closing it', () => visit.page.keyboard.press('Escape'));
      await visit.page.setViewportSize({ width: 360, height: 800 });
      await expectStillAfter('the menu', () => visit.button('打开菜单').click());
      await visit.page.locator('.offcanvas.show:not(.showing)').waitFor();
      await expectStillAfter('closing that', () => visit.page.keyboard.press('Escape'));
      visit.expectQuiet();
    });
  });

  describe('a contrast theme (forced colours)', () => {
    it('shows what is current: a bar in the header, an underline in every menu', async () => {
      const visit = await rig.visit('/announcement', CONTRAST_THEME);
      await arrived(visit);
      const bar = (item: string) =>
        styleOf(visit.page.locator(`${item} > .nav-item__link`), ['border-bottom-color', 'transform'], '::after');
      const [lit, unlit] = [await bar('.nav-item--lit'), await bar('.nav-item:not(.nav-item--lit)')];
      expect(lit[1]).to.equal('none');
      expect(unlit[1]).to.equal('matrix(0, 0, 0, 1, 0, 0)');
      expect([lit[0]]).not.to.deep.equal(await styleOf(visit.page.locator('.header'), ['background-color']));

      await visit.button('资讯').click();
      expect(await styleOf(visit.link('站内公告'), ['text-decoration-line'])).to.deep.equal(['underline']);
      expect(await styleOf(visit.link('学习方法'), ['text-decoration-line'])).to.deep.equal(['none']);
      await visit.page.setViewportSize({ width: 360, height: 800 });
      await visit.button('打开菜单').click();
      const panel = visit.page.getByRole('dialog', { name: '菜单' });
      const current = panel.locator('[aria-current]');
      expect(await styleOf(current, ['text-decoration-line'])).to.deep.equal(['underline']);
      expect(await styleOf(panel, ['outline-style', 'outline-width'])).to.deep.equal(['solid', '1px']);
      visit.expectQuiet();
    });

    it(`shows the unread dot, and every icon in the colour of its text ${BREADTH}`, async () => {
      const visit = await rig.visit('/', { ...CONTRAST_THEME, signedInAs: SEEDED.withUnread });
      const dot = visit.page.locator('.unread-dot').first();
      await dot.waitFor();
      const ground = await styleOf(visit.page.locator('.header'), ['background-color']);
      expect(await styleOf(dot, ['background-color'])).not.to.deep.equal(ground);
      const pens = await visit.page
        .locator('.icon')
        .evaluateAll(
          (icons) =>
            icons.filter((icon) => getComputedStyle(icon).stroke === getComputedStyle(document.body).backgroundColor)
              .length,
        );
      expect(pens).to.equal(0);
      visit.expectQuiet();
    });

    it('shows which tab is chosen, what is ticked and what is disabled', async () => {
      const visit = await rig.visit('/courses', CONTRAST_THEME);
      const login = await openFromHeader(visit);
      const edge = (name: string) => styleOf(login.root.getByRole('tab', { name }), ['border-bottom-width']);
      expect(await edge('密码登录')).to.deep.equal(['3px']);
      expect(await edge('短信登录')).to.deep.equal(['0px']);

      await login.button('新用户注册').click();
      const form = await SignInForm.inDialog(visit, '用户注册');
      const box = form.root.getByRole('checkbox');
      const unticked = await box.screenshot();
      await box.check();
      expect((await box.screenshot()).equals(unticked), 'a ticked box looks like any other').to.be.false;
      expect(await styleOf(box, ['appearance'])).to.deep.equal(['auto']);

      const idle = await styleOf(form.sendButton, ['color']);
      await form.fill({ mobile: '13412345678' });
      await form.proveMobile(rig.controls, '13412345678', 'register');
      expect(await styleOf(form.counting, ['color'])).not.to.deep.equal(idle);
      visit.expectQuiet();
    });

    it(`shows which tab of a page is selected, which entry of the member menu, and which message is unread ${BREADTH}`, async () => {
      const visit = await rig.visit('/member/messages', { ...CONTRAST_THEME, signedInAs: SEEDED.withUnread });
      const dot = visit.page.locator('.message__dot').first();
      await dot.waitFor();
      const ground = await styleOf(visit.page.locator('body'), ['background-color']);
      expect(await styleOf(dot, ['background-color'])).not.to.deep.equal(ground);
      const entry = visit.page.locator('.member-menu-bar__entry');
      const underlined = (current: Locator) => styleOf(current, ['text-decoration-line']);
      expect(await underlined(entry.and(visit.page.locator('[aria-current]')))).to.deep.equal(['underline']);
      expect(await underlined(entry)).to.deep.equal(['none']);

      await visit.goTo('/study-center');
      await visit.sees('我的学习');
      const tabs = visit.page.locator('.link-choices--tabs > *');
      const line = (tab: Locator) => styleOf(tab, ['border-bottom-color']);
      expect(await line(tabs.first())).not.to.deep.equal(ground);
      expect(await line(tabs.last())).to.deep.equal(ground);
      visit.expectQuiet();
    });

    it(`shows the keywords in a search result, and the kind of a result as a label ${BREADTH}`, async () => {
      const visit = await rig.visit('/search?keywords=%E7%BC%96%E7%A8%8B', CONTRAST_THEME);
      const word = visit.page.locator('.search-result mark').first();
      await word.waitFor();
      const [ground, ink] = await styleOf(word, ['background-color', 'color']);
      expect(ground).not.to.equal(ink);
      const label = visit.page.locator('.search-result__kind');
      expect(await styleOf(label, ['outline-style', 'outline-width'])).to.deep.equal(['solid', '1px']);
      visit.expectQuiet();
    });

    it(`shows the edge of the player, its controls on a background of their own, and how far the video is ${BREADTH}`, async () => {
      const visit = await rig.visit('/courses/video/2603', { ...CONTRAST_THEME, signedInAs: SEEDED.ordinary });
      const bar = visit.page.locator('.player__bar');
      await visit.page.locator('.player__start').click();
      await bar.waitFor();
      await visit.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
      await visit.page.keyboard.press(' ');
      const [ground] = await styleOf(visit.page.locator('body'), ['background-color']);
      expect(await styleOf(bar, ['background-color'])).to.deep.equal([ground]);
      expect(await styleOf(visit.page.locator('.lesson-stage'), ['border-top-style'])).to.deep.equal(['solid']);
      for (const name of ['播放', '静音', '全屏'])
        expect(await styleOf(visit.button(name).locator('.icon'), ['stroke']), name).not.to.deep.equal([ground]);
      const seek = visit.page.locator('.player__seek');
      const atStart = await seek.screenshot();
      await visit.page.keyboard.press('ArrowRight');
      await visit.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 4);
      expect((await seek.screenshot()).equals(atStart), 'the seek bar looks as at the start').to.be.false;
      visit.expectQuiet();
    });

    it(`leaves a QR code dark on light ${BREADTH}`, async () => {
      const visit = await rig.visit('/face-check', { ...CONTRAST_THEME, ...UNVERIFIED });
      const code = visit.page.getByRole('img', { name: '实名认证二维码' });
      await code.waitFor();
      expect(await styleOf(visit.page.locator('.qr__frame'), ['background-color'])).to.deep.equal([
        'rgb(255, 255, 255)',
      ]);
      expect(await styleOf(code.locator('path'), ['fill'])).to.deep.equal(['rgb(0, 0, 0)']);
      visit.expectQuiet();
    });

    it(`leaves the text over a failed QR code readable ${BREADTH}`, async () => {
      rig.controls.fail('faceStart', FAULTS.tooOften);
      const visit = await rig.visit('/face-check', { ...CONTRAST_THEME, ...UNVERIFIED });
      await visit.button('重试').waitFor();
      const hint = visit.page.locator('.qr__text > p');
      expect(await styleOf(hint, ['color'])).to.deep.equal(['rgb(31, 42, 55)']);
      expect(await styleOf(visit.page.locator('.qr__text'), ['background-color'])).to.deep.equal([
        'rgb(255, 255, 255)',
      ]);
      visit.expectQuiet();
    });

    it(`leaves the gap of a spinner ${BREADTH}`, async () => {
      const visit = await rig.visit('/courses', CONTRAST_THEME);
      await visit.sees('录播课');
      rig.controls.delay(2000);
      await openFromHeader(visit, '注册');
      const spinner = visit.page.locator('.captcha__spinner');
      await spinner.waitFor();
      const [gap, arc] = await styleOf(spinner, ['border-right-color', 'border-left-color']);
      expect(gap).not.to.equal(arc);
      visit.expectQuiet();
    });
  });
});
