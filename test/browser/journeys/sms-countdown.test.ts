import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { requestCount } from '../../support/browser/journey-calls.js';
import { browserRig } from '../../support/browser/rig.js';
import { openFromHeader, SignInForm } from '../../support/browser/sign-in-form.js';
import type { Visit } from '../../support/browser/visit.js';
import { until } from '../../support/until.js';

const MOBILE = SEEDED.ordinary;
const SMS = '/api/v2/captcha/sms';
const IMAGE = '/api/v2/captcha/image';

/** The test controls the page's clock. The clock also runs by itself, so the tests check seconds within bounds. */
const WITH_CLOCK = { prepare: (page: Page) => page.clock.install() };

async function openSms(visit: Visit): Promise<SignInForm> {
  const form = await openFromHeader(visit);
  await form.chooseTab('短信登录');
  return form;
}

async function close(visit: Visit, form: SignInForm): Promise<void> {
  await visit.page.keyboard.press('Escape');
  await form.root.waitFor({ state: 'detached' });
}

const secondsOn = async (form: SignInForm): Promise<number> => Number.parseInt(await form.counting.innerText(), 10);

describe('The SMS countdown of a mobile', () => {
  const rig = browserRig();

  const sent = () => requestCount(rig.site, SMS);

  /**
   * Types a captcha and presses the send button even if it is disabled, then waits until a request would have reached
   * the server.
   */
  async function retry(form: SignInForm): Promise<void> {
    const { text } = await form.readCaptcha(rig.controls);
    await form.fill({ captcha: text });
    await form.sendButton.click({ force: true });
    const images = requestCount(rig.site, IMAGE);
    await form.button('换一张图形验证码').click();
    await until(() => requestCount(rig.site, IMAGE) > images);
    await form.image.waitFor();
  }

  it('continues after the dialog is reopened, in another dialog and after a reload, and blocks another SMS', async () => {
    const visit = await rig.visit('/courses', WITH_CLOCK);
    const first = await openSms(visit);
    await first.fill({ mobile: MOBILE });
    await first.proveMobile(rig.controls, MOBILE, 'login');
    await visit.page.clock.fastForward(30_000);
    await first.root.getByRole('button', { name: /^(90|[1-8]\d) 秒后重发$/ }).waitFor();
    await close(visit, first);

    const reopened = await openSms(visit);
    expect(await reopened.field('mobile').inputValue()).to.equal(MOBILE);
    expect(await secondsOn(reopened)).to.be.within(30, 90);
    await retry(reopened);

    await reopened.chooseTab('密码登录');
    await reopened.button('忘记密码').click();
    const forgot = await SignInForm.inDialog(visit, '忘记密码');
    expect(await secondsOn(forgot), 'the same scene in another dialog').to.be.within(20, 90);
    await retry(forgot);

    await visit.page.reload();
    const reloaded = await openSms(visit);
    await reloaded.fill({ mobile: '+86 138 0000 0001' });
    expect(await secondsOn(reloaded)).to.be.within(10, 90);
    await retry(reloaded);
    expect(sent()).to.equal(1);

    await visit.page.clock.fastForward(120_000);
    await reloaded.button('发送验证码').waitFor();
    await retry(reloaded);
    await reloaded.counting.waitFor();
    expect(sent()).to.equal(2);
    visit.expectQuiet();
  });

  it('starts when the SMS was sent, although the dialog was closed and opened again before the answer', async () => {
    const visit = await rig.visit('/courses');
    const first = await openSms(visit);
    await first.fill({ mobile: MOBILE, captcha: (await first.readCaptcha(rig.controls)).text });
    rig.controls.delay(1500);
    await first.sendButton.click();
    await until(() => sent() === 1);
    await close(visit, first);
    rig.controls.delay(0);

    const second = await openSms(visit);
    await second.button('发送中').waitFor();
    await retry(second);
    await second.counting.waitFor();
    expect(await secondsOn(second)).to.be.within(60, 120);
    await retry(second);
    expect(sent()).to.equal(1);
    expect(await second.root.getByRole('button', { name: /^\d+ 秒后重发$/ }).count()).to.equal(1);
    visit.expectQuiet();
  });

  it('belongs to the mobile in the field: another mobile can be used at once', async () => {
    const visit = await rig.visit('/courses');
    const form = await openSms(visit);
    await form.fill({ mobile: MOBILE });
    await form.proveMobile(rig.controls, MOBILE, 'login');
    await form.fill({ mobile: SEEDED.vip });
    await form.button('发送验证码').waitFor();
    await form.fill({ mobile: MOBILE });
    await form.counting.waitFor();
    visit.expectQuiet();
  });
});
