import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { FAULTS } from '../../../src/adapters/memory/engine/fault.js';
import { SEEDED } from '../../../src/adapters/memory/seed/member-seed.js';
import { audit } from '../../support/browser/audit.js';
import { onBothGenerations } from '../../support/browser/both-generations.js';
import { unseenFocus } from '../../support/browser/focus-rings.js';
import { openFromHeader, SignInForm } from '../../support/browser/sign-in-form.js';
import type { Visit } from '../../support/browser/visit.js';

const MOBILE = SEEDED.ordinary;
const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [360, 1440];

/** Colours that are still on their way from one state to another would be judged half way. */
const STILL = { lessMotion: true };
const TURNABLE = { ...STILL, prepare: (page: Page) => page.clock.install() };

onBothGenerations('axe on every state of signing in (design/ui.md)', (rig) => {
  /** Judges what is on view, light and dark, narrow and wide; nothing may be wider than the screen. */
  async function expectNothingFound(visit: Visit, state: string): Promise<void> {
    for (const width of WIDTHS) {
      await visit.page.setViewportSize({ width, height: 900 });
      for (const colorScheme of SCHEMES) {
        await visit.page.emulateMedia({ colorScheme });
        expect(await audit(visit.page), `${state}, ${colorScheme}, ${String(width)}`).to.deep.equal([]);
        expect(await unseenFocus(visit.page), `focus: ${state}, ${colorScheme}, ${String(width)}`).to.deep.equal([]);
      }
      const sideways = await visit.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, `${state}, ${String(width)}: scrolls sideways`).to.be.at.most(0);
    }
  }

  /** Submits what is empty, and judges the faults. */
  async function expectFaultsFine(visit: Visit, form: SignInForm, submit: string): Promise<void> {
    await form.button(submit).click();
    await form.root.getByText(/^请输入手机号码?!$/).waitFor();
    await expectNothingFound(visit, 'faults shown');
  }

  it('finds nothing on the login by password: empty, faulty, refused', async () => {
    const visit = await rig.visit('/courses', STILL);
    const form = await openFromHeader(visit);
    await expectNothingFound(visit, 'empty');
    await expectFaultsFine(visit, form, '立即登录');
    await form.fill({ mobile: MOBILE, password: 'wrong-1' });
    await form.button('显示密码').click();
    await form.button('立即登录').click();
    await form.refusal.waitFor();
    await expectNothingFound(visit, 'refused');
    visit.expectQuiet();
  });

  it('finds nothing on the login by SMS: empty, faulty, counting down, without a picture', async () => {
    const visit = await rig.visit('/courses', STILL);
    const form = await openFromHeader(visit);
    await form.chooseTab('短信登录');
    await form.picture.waitFor();
    await expectNothingFound(visit, 'empty');
    await expectFaultsFine(visit, form, '立即登录');
    await form.fill({ mobile: MOBILE });
    await form.proveMobile(rig.controls, MOBILE, 'login');
    await expectNothingFound(visit, 'counting down');
    rig.controls.fail('captcha', FAULTS.badGateway);
    await form.button('换一张图形验证码').click();
    await form.button('加载失败，点击重试').waitFor();
    await expectNothingFound(visit, 'without a picture');
    visit.expectQuiet(/502/);
  });

  it('finds nothing on the registration: empty, faulty, counting down', async () => {
    const visit = await rig.visit('/courses', STILL);
    const form = await openFromHeader(visit, '注册');
    await form.picture.waitFor();
    await expectNothingFound(visit, 'empty');
    await expectFaultsFine(visit, form, '立即注册');
    await form.fill({ mobile: MOBILE });
    await form.proveMobile(rig.controls, MOBILE, 'register');
    await expectNothingFound(visit, 'counting down');
    visit.expectQuiet();
  });

  it('finds nothing on the password reset: empty, faulty, refused', async () => {
    const visit = await rig.visit('/courses', STILL);
    await (await openFromHeader(visit)).button('忘记密码').click();
    const form = await SignInForm.inDialog(visit, '忘记密码');
    await form.picture.waitFor();
    await expectNothingFound(visit, 'empty');
    await expectFaultsFine(visit, form, '重置密码');
    await form.fill({ mobile: MOBILE, captcha: 'a', smsCode: '1', newPassword: 'a-password' });
    await form.button('重置密码').click();
    await form.refusal.waitFor();
    await expectNothingFound(visit, 'refused');
    visit.expectQuiet();
  });

  it('finds nothing on the scan: failed, ready, expired', async () => {
    rig.controls.fail('scanOpen', FAULTS.badGateway);
    const visit = await rig.visit('/courses', TURNABLE);
    await (await openFromHeader(visit)).button('微信扫码登录').click();
    const dialog = await SignInForm.inDialog(visit, '微信扫码登录');
    await dialog.button('重试').waitFor();
    await visit.page.clock.runFor(10_000);
    await expectNothingFound(visit, 'failed');
    rig.controls.heal();
    await dialog.button('重试').click();
    await dialog.root.getByRole('img', { name: '微信登录二维码' }).waitFor();
    await expectNothingFound(visit, 'ready');
    await visit.page.clock.fastForward(3_600_000);
    await dialog.button('刷新二维码').waitFor();
    await expectNothingFound(visit, 'expired');
    visit.expectQuiet(/502/);
  });

  it('finds nothing on the binding after a scan: empty, faulty', async () => {
    const visit = await rig.visit('/courses', TURNABLE);
    await (await openFromHeader(visit)).button('微信扫码登录').click();
    const scan = await SignInForm.inDialog(visit, '微信扫码登录');
    await scan.root.getByRole('img', { name: '微信登录二维码' }).waitFor();
    rig.controls.signingIn.scan({ kind: 'newcomer', mustBind: true });
    await visit.page.clock.runFor(1000);
    const form = await SignInForm.inDialog(visit, '请绑定手机号');
    await form.picture.waitFor();
    await expectNothingFound(visit, 'empty');
    await expectFaultsFine(visit, form, '立即绑定');
    visit.expectQuiet();
  });

  it('finds nothing on the binding after a login by address: empty, faulty; nor on the page that called for it', async () => {
    const code = rig.controls.signingIn.loginCode({ kind: 'newcomer', mustBind: true });
    const visit = await rig.visit(`/login/callback?login_code=${code}&action=login`, STILL);
    const form = await SignInForm.inDialog(visit, '请绑定手机号');
    await form.picture.waitFor();
    await expectNothingFound(visit, 'empty');
    await expectFaultsFine(visit, form, '立即绑定');
    await form.button('取消绑定').click();
    await visit.sees('登录未完成');
    await expectNothingFound(visit, 'called off');
    visit.expectQuiet();
  });

  it('finds nothing on the page that binds a mobile: empty, faulty, counting down', async () => {
    rig.controls.setUp({ bindMobileRequired: true });
    const visit = await rig.visit('/bind-mobile', { ...STILL, signedInAs: SEEDED.withoutMobile });
    const form = await SignInForm.onPage(visit);
    await form.picture.waitFor();
    await expectNothingFound(visit, 'empty');
    await expectFaultsFine(visit, form, '立即绑定');
    await form.fill({ mobile: '13212345678' });
    await form.proveMobile(rig.controls, '13212345678', 'mobile_bind');
    await expectNothingFound(visit, 'counting down');
    visit.expectQuiet();
  });

  it('finds nothing on the face check: failed, ready', async () => {
    rig.controls.setUp({ faceCheckRequired: true });
    rig.controls.fail('faceStart', FAULTS.wrong);
    const visit = await rig.visit('/face-check', { ...STILL, signedInAs: SEEDED.notFaceVerified });
    await visit.button('重试').waitFor();
    await expectNothingFound(visit, 'failed');
    rig.controls.heal();
    await visit.button('重试').click();
    await visit.page.getByRole('img', { name: '实名认证二维码' }).waitFor();
    await expectNothingFound(visit, 'ready');
    visit.expectQuiet();
  });
});
