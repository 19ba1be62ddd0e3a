import { expect } from 'chai';

import type { SmsButton, SmsCodeForm, SmsFormEvent } from '../../../src/application/signing-in/sms-code-form.js';
import type { SmsScene } from '../../../src/domain/ports/server/sign-in-gateway.js';
import { aRunningPage } from '../../support/a-page.js';
import { anImage } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

const mobile = '13800000000';
const idle: SmsButton = { kind: 'idle', mobile };
const sending: SmsButton = { kind: 'sending', mobile };
const counting = (seconds: number): SmsButton => ({ kind: 'counting', seconds, mobile });

describe('SMS part of a form', () => {
  it('sends mobile, image, what was read in it, and the scene of the form', () => {
    const { form, captchas } = readyForm('mobile_bind');
    form.typeMobile('+86 138 0000 0000');
    pressWith(form, ' abcd ');
    expect(captchas.requests).to.deep.equal([
      { mobile: '13800000000', captchaKey: 'k1', captchaText: 'abcd', scene: 'mobile_bind' },
    ]);
  });

  it('says 请输入图形验证码 as a toast when the captcha is empty, or there is no image to read, and sends nothing', () => {
    for (const [refreshed, captcha] of [
      [false, '  '],
      [true, 'abcd'],
    ] as const) {
      const { form, attempts, captchas, notifier } = readyForm();
      if (refreshed) form.refreshCaptcha();
      pressWith(form, captcha);
      expect(notifier.said).to.deep.equal(['error 请输入图形验证码']);
      expect([attempts.values, captchas.messages.asked]).to.deep.equal([[{ kind: 'captcha-missing' }], 0]);
    }
  });

  it('wants a mobile first, and leaves the words to the field; then a captcha', () => {
    const { newForm, captchas, notifier } = newRig('login');
    const { form, attempts } = newForm('nothing');
    captchas.images.answer(anImage('k1'));
    form.send();
    form.typeMobile(' ');
    pressWith(form, 'abcd');
    expect([notifier.said, captchas.images.asked]).to.deep.equal([[], 1]);
    form.typeMobile(mobile);
    form.typeCaptcha('');
    form.send();
    expect(attempts.values.map(({ kind }) => kind)).to.deep.equal([
      ...['mobile-missing', 'mobile-missing', 'captcha-missing'],
    ]);
    expect(captchas.messages.asked).to.equal(0);
  });

  it('counts from the success of the server on, with a new image for the next time', () => {
    const { form, attempts, button, captchas, time } = readyForm();
    pressWith(form, 'abcd');
    pressWith(form, 'abcd');
    expect([button.values.at(-1), captchas.images.asked]).to.deep.equal([sending, 1]);
    expect(captchas.messages.asked, 'one SMS at a time').to.equal(1);
    captchas.messages.complete();
    expect([attempts.values, captchas.images.asked]).to.deep.equal([[{ kind: 'sent', mobile }], 2]);
    time.advance(1000);
    expect(button.values.slice(-3)).to.deep.equal([sending, counting(120), counting(119)]);
  });

  it('starts nothing when the SMS is refused: said, captcha cleared and fetched once, button idle', () => {
    const { form, attempts, button, captchas, notifier, time } = readyForm();
    pressWith(form, 'abcd');
    captchas.messages.failWith({ kind: 'refused', message: '图形验证码错误' });
    expect(notifier.said).to.deep.equal(['error 图形验证码错误']);
    expect(attempts.values).to.deep.equal([{ kind: 'failed' }]);
    expect(captchas.images.asked).to.equal(2);
    time.advance(5000);
    expect(button.values).to.deep.equal([idle, sending, idle]);
  });

  it('fetches the image once, however many look at it, and sends the key of the newest', () => {
    const { form, captchas } = readyForm();
    expect(watching(form.captcha$).values).to.deep.equal([{ kind: 'ready', captcha: anImage('k1') }]);
    expect(captchas.images.asked).to.equal(1);
    form.refreshCaptcha();
    captchas.images.answer(anImage('k2'));
    pressWith(form, 'abcd');
    expect(captchas.requests[0]?.captchaKey).to.equal('k2');
  });

  it('says that what was read is outdated when the server has forgotten the image', () => {
    const { form, attempts, time } = readyForm();
    form.typeCaptcha('abcd');
    time.advance(300_000);
    expect(attempts.values).to.deep.equal([{ kind: 'captcha-outdated' }]);
  });

  it('takes what it said of a failure off the screen with the next try', () => {
    const { form, captchas, notifier } = readyForm();
    pressWith(form, 'abcd');
    captchas.messages.failWith({ kind: 'refused', message: '图形验证码错误' });
    captchas.images.answer(anImage('k2'));
    pressWith(form, 'efgh');
    captchas.messages.complete();
    expect(notifier.said).to.deep.equal(['error 图形验证码错误', 'withdraw 图形验证码错误']);
  });

  it('takes what it said of a failure off the screen when another number is typed, not when the same is written differently', () => {
    const { form, captchas, notifier } = readyForm();
    pressWith(form, 'abcd');
    captchas.messages.failWith({ kind: 'refused', message: '手机号已存在' });
    form.typeMobile('138 0000 0000');
    expect(notifier.said).to.deep.equal(['error 手机号已存在']);
    form.typeMobile('13900000000');
    expect(notifier.said).to.deep.equal(['error 手机号已存在', 'withdraw 手机号已存在']);
  });

  it('ignores a press on a button that is sending or counting for another form: no image is used up', () => {
    const { form, captchas, newForm } = readyForm();
    pressWith(form, 'abcd');
    const second = newForm();
    captchas.images.answer(anImage('k2'));
    pressWith(second.form, 'efgh');
    captchas.messages.complete();
    pressWith(second.form, 'efgh');
    expect(second.attempts.values).to.deep.equal([]);
    expect(captchas.messages.asked).to.equal(1);
    expect(captchas.images.asked, 'both openings, and after the one attempt').to.equal(3);
  });

  it('shows the button of the mobile that stands in the field, however it is written', () => {
    const { form, button, captchas } = readyForm();
    pressWith(form, 'abcd');
    captchas.messages.complete();
    form.typeMobile('13900000000');
    form.typeMobile('138 0000 0000');
    form.typeMobile('138-0000-0000');
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
    const attempts = watching<SmsFormEvent>(form.news$);
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
