import { expect } from 'chai';

import type { SmsButton, SmsCodeForm, SmsFormEvent } from '../../../src/application/signing-in/sms-code-form.js';
import type { SmsScene } from '../../../src/domain/ports/sign-in-gateway.js';
import { aRunningPage } from '../../support/a-page.js';
import { anImage } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

const mobile = '13800000000';
const idle: SmsButton = { kind: 'idle', mobile };
const sending: SmsButton = { kind: 'sending', mobile };
const counting = (seconds: number): SmsButton => ({ kind: 'counting', seconds, mobile });

describe('The SMS part of a form', () => {
  it('sends the mobile, the key and the text of the captcha, and the scene of the form', () => {
    const { form, captchas } = readyForm('mobile_bind');
    form.typeMobile('\u2068+86 138 0000 0000\u2069');
    pressWith(form, ' ａb-cd\u200b');
    expect(captchas.requests).to.deep.equal([
      { mobile: '13800000000', captchaKey: 'k1', captchaText: 'abcd', scene: 'mobile_bind' },
    ]);
  });

  it('shows the toast 请输入图形验证码 and sends nothing when the captcha is empty or its image is missing', () => {
    for (const [refreshed, captcha] of [
      [false, ' \u200b'],
      [true, 'abcd'],
    ] as const) {
      const { form, attempts, captchas, notifier } = readyForm();
      if (refreshed) form.refreshCaptcha();
      pressWith(form, captcha);
      expect(notifier.messages).to.deep.equal(['error 请输入图形验证码']);
      expect([attempts.values, captchas.messages.requestCount]).to.deep.equal([[{ kind: 'captcha-missing' }], 0]);
    }
  });

  it('requires a mobile first, without a toast, and then a captcha', () => {
    const { newForm, captchas, notifier } = newRig('login');
    const { form, attempts } = newForm('nothing');
    captchas.images.answer(anImage('k1'));
    form.send();
    form.typeMobile(' ');
    pressWith(form, 'abcd');
    expect([notifier.messages, captchas.images.requestCount]).to.deep.equal([[], 1]);
    form.typeMobile(mobile);
    form.typeCaptcha('');
    form.send();
    expect(attempts.values.map(({ kind }) => kind)).to.deep.equal([
      ...['mobile-missing', 'mobile-missing', 'captcha-missing'],
    ]);
    expect(captchas.messages.requestCount).to.equal(0);
  });

  it('starts the countdown when the server has sent the SMS, and loads a new captcha', () => {
    const { form, attempts, button, captchas, time } = readyForm();
    pressWith(form, 'abcd');
    pressWith(form, 'abcd');
    expect([button.values.at(-1), captchas.images.requestCount]).to.deep.equal([sending, 1]);
    expect(captchas.messages.requestCount, 'one SMS at a time').to.equal(1);
    captchas.messages.complete();
    expect([attempts.values, captchas.images.requestCount]).to.deep.equal([[{ kind: 'sent', mobile }], 2]);
    time.advance(1000);
    expect(button.values.slice(-3)).to.deep.equal([sending, counting(120), counting(119)]);
  });

  it('knows to which mobiles an SMS of its scene was sent in this tab, however long ago', () => {
    const { form, captchas, time, signingIn } = readyForm();
    pressWith(form, 'abcd');
    expect(form.wasSentTo(mobile)).to.equal(false);
    captchas.messages.complete();
    time.advance(300_000);
    const other = signingIn.newSmsCodeForm('mobile_bind');
    expect([form.wasSentTo(mobile), form.wasSentTo('13900000000'), other.wasSentTo(mobile)]).to.deep.equal([
      ...[true, false, false],
    ]);
  });

  it('fetches the captcha once for several subscribers, and sends the key of the newest image', () => {
    const { form, captchas } = readyForm();
    expect(watching(form.captcha$).values).to.deep.equal([{ kind: 'ready', captcha: anImage('k1') }]);
    expect(captchas.images.requestCount).to.equal(1);
    form.refreshCaptcha();
    captchas.images.answer(anImage('k2'));
    pressWith(form, 'abcd');
    expect(captchas.requests[0]?.captchaKey).to.equal('k2');
  });

  it('reports that the typed captcha is outdated when the server has forgotten the image, and nothing before one is typed', () => {
    const { form, attempts, captchas, time } = readyForm();
    form.send();
    time.advance(300_000);
    expect(attempts.values).to.deep.equal([{ kind: 'captcha-missing' }]);
    captchas.images.answer(anImage('k2'));
    form.typeCaptcha('abcd');
    time.advance(300_000);
    expect(attempts.values.slice(1)).to.deep.equal([{ kind: 'captcha-outdated' }]);
  });

  it('withdraws the toast of a failure with the next attempt', () => {
    const { form, attempts, captchas, notifier } = readyForm();
    pressWith(form, 'abcd');
    captchas.messages.failWith({ kind: 'refused', message: '图形验证码错误' });
    captchas.images.answer(anImage('k2'));
    pressWith(form, 'efgh');
    captchas.messages.complete();
    expect(attempts.values).to.deep.equal([{ kind: 'failed' }, { kind: 'sent', mobile }]);
    expect(notifier.messages).to.deep.equal(['error 图形验证码错误', 'withdraw 图形验证码错误']);
  });

  it('withdraws the toast when another mobile is typed, not when the same one is written differently', () => {
    const { form, captchas, notifier } = readyForm();
    pressWith(form, 'abcd');
    captchas.messages.failWith({ kind: 'refused', message: '手机号已存在' });
    form.typeMobile('138 0000 0000');
    expect(notifier.messages).to.deep.equal(['error 手机号已存在']);
    form.typeMobile('13900000000');
    expect(notifier.messages).to.deep.equal(['error 手机号已存在', 'withdraw 手机号已存在']);
  });

  it('ignores a press while another form is sending or counting, and uses up no captcha', () => {
    const { form, captchas, newForm } = readyForm();
    pressWith(form, 'abcd');
    const second = newForm();
    captchas.images.answer(anImage('k2'));
    pressWith(second.form, 'efgh');
    captchas.messages.complete();
    pressWith(second.form, 'efgh');
    expect(second.attempts.values).to.deep.equal([]);
    expect(captchas.messages.requestCount).to.equal(1);
    expect(captchas.images.requestCount, 'one for each form, and one after the attempt').to.equal(3);
  });

  it('shows the button state of the typed mobile, however the mobile is written', () => {
    const { form, button, captchas } = readyForm();
    pressWith(form, 'abcd');
    captchas.messages.complete();
    form.typeMobile('13900000000');
    form.typeMobile('138 0000 0000');
    form.typeMobile('\u2068+86 138-0000-0000\u2069');
    expect(button.values).to.deep.equal([
      idle,
      sending,
      counting(120),
      { kind: 'idle', mobile: '13900000000' },
      counting(120),
    ]);
  });
});

function newRig(scene: SmsScene) {
  const page = aRunningPage();
  const newForm = (typed: 'mobile' | 'nothing' = 'mobile') => {
    const form = page.signingIn.newSmsCodeForm(scene);
    if (typed === 'mobile') form.typeMobile(mobile);
    const image = watching(form.captcha$);
    const button = watching<SmsButton>(form.button$);
    const attempts = watching<SmsFormEvent>(form.events$);
    const close = () => {
      for (const stream of [image, button, attempts]) stream.stop();
    };
    return { form, button, attempts, close };
  };
  return { ...page, newForm };
}

/** Types the characters of the captcha image and presses the send button. */
function pressWith(form: SmsCodeForm, captchaText: string): void {
  form.typeCaptcha(captchaText);
  form.send();
}

/** A newly opened form with its captcha image loaded and a mobile typed. */
function readyForm(scene: SmsScene = 'login') {
  const rig = newRig(scene);
  const form = rig.newForm();
  rig.captchas.images.answer(anImage('k1'));
  return { ...rig, ...form };
}
