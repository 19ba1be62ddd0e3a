import { expect } from 'chai';

import { SEEDED, SEEDED_PASSWORD } from '../../../src/adapters/memory/seed/members.js';
import { journeyCalls } from '../../support/browser/journey-calls.js';
import { browserRig } from '../../support/browser/rig.js';
import { openFromHeader, CAPTCHA_REQUEST } from '../../support/browser/sign-in-form.js';

const MOBILE = SEEDED.ordinary;

describe('Refusals of the server while a visitor signs in', () => {
  const rig = browserRig();

  it('clears and renews a wrong captcha, shows the reason, and enables the button again', async () => {
    const visit = await rig.visit('/courses');
    const form = await openFromHeader(visit);
    await form.chooseTab('短信登录');
    await form.fill({ mobile: MOBILE });
    const { key } = await form.readCaptcha(rig.controls);
    const first = await form.image.getAttribute('src');
    await form.fill({ captcha: 'zzzzz' });
    await form.sendButton.click();
    await visit.reads('图形验证码错误');
    expect(await visit.toasts()).to.deep.equal(['图形验证码错误']);
    await form.button('发送验证码').waitFor();
    await form.image.waitFor();
    expect(await form.field('captcha').inputValue()).to.equal('');
    expect(await form.image.getAttribute('src')).not.to.equal(first);
    expect(journeyCalls(rig.site)).to.deep.equal([
      CAPTCHA_REQUEST,
      ['POST /api/v2/captcha/sms', { mobile: MOBILE, image_key: key, image_captcha: 'zzzzz', scene: 'login' }],
      CAPTCHA_REQUEST,
    ]);

    await form.proveMobile(rig.controls, MOBILE, 'login');
    visit.expectQuiet();
  });

  it('asks for a captcha before any other request is sent', async () => {
    const visit = await rig.visit('/courses');
    const form = await openFromHeader(visit, '注册');
    await form.fill({ mobile: MOBILE });
    await form.image.waitFor();
    await form.sendButton.click();
    await visit.reads('请输入图形验证码');
    expect(await visit.toasts()).to.deep.equal(['请输入图形验证码']);
    expect(journeyCalls(rig.site)).to.deep.equal([CAPTCHA_REQUEST]);
    visit.expectQuiet();
  });

  it('shows in the form that an SMS code is wrong, and accepts the right code then', async () => {
    const visit = await rig.visit('/courses');
    const form = await openFromHeader(visit);
    await form.chooseTab('短信登录');
    await form.fill({ mobile: MOBILE });
    const { smsCode, actions } = await form.proveMobile(rig.controls, MOBILE, 'login');
    const wrong = smsCode === '000000' ? '111111' : '000000';
    await form.fill({ smsCode: wrong });
    await form.button('立即登录').click();
    await form.refusal.getByText('短信验证码错误').waitFor();
    expect(await visit.toasts()).to.deep.equal(['短信验证码错误']);
    await form.fill({ smsCode });
    await form.button('立即登录').click();
    await visit.page.getByRole('button', { name: '林晓雨' }).waitFor();
    const login = (code: string) =>
      ['POST /api/v2/login/mobile', { mobile: MOBILE, mobile_code: code, msv: '' }] as const;
    expect(journeyCalls(rig.site)).to.deep.equal([...actions, login(wrong), login(smsCode)]);
    visit.expectQuiet();
  });

  const REFUSED = [
    { cause: 'a wrong password', credentials: { mobile: MOBILE, password: 'wrong-1' }, message: '手机号或密码错误' },
    {
      cause: 'a locked account',
      credentials: { mobile: SEEDED.locked, password: SEEDED_PASSWORD },
      message: '账号已被锁定',
    },
  ];
  for (const { cause, credentials, message: message } of REFUSED) {
    it(`shows the refusal of ${cause} in the form after the toast has disappeared, and keeps what was typed`, async () => {
      const visit = await rig.visit('/courses', { prepare: (page) => page.clock.install() });
      const form = await openFromHeader(visit);
      await form.fill(credentials);
      await form.button('立即登录').click();
      await form.refusal.getByText(message).waitFor();
      expect(await visit.toasts()).to.deep.equal([message]);
      await visit.page.clock.runFor(10_000);
      await visit.page.locator('.toast-card').waitFor({ state: 'detached' });
      expect(await form.refusal.innerText()).to.equal(message);
      expect(await form.field('mobile').inputValue()).to.equal(credentials.mobile);
      expect(await form.field('password').inputValue()).to.equal(credentials.password);
      expect(await visit.stored('meedu-user-token')).to.equal(null);
      expect(journeyCalls(rig.site)).to.deep.equal([['POST /api/v2/login/password', credentials]]);
      visit.expectQuiet();
    });
  }
});
