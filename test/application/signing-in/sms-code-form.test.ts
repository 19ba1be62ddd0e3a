import { expect } from 'chai';

import { type SmsButton, SmsCodeForm, type SmsNews } from '../../../src/application/signing-in/sms-code-form.js';
import { SmsSender } from '../../../src/domain/signing-in/sms.js';
import type { SmsScene } from '../../../src/domain/ports/server/sign-in-gateway.js';
import { aDoor } from '../../support/a-door.js';
import { aPicture, FakeCaptchaGateway } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

const mobile = '13800000000';
const idle: SmsButton = { kind: 'idle', mobile };
const sending: SmsButton = { kind: 'sending', mobile };
const counting = (seconds: number): SmsButton => ({ kind: 'counting', seconds, mobile });

describe('SMS part of a form', () => {
  it('sends mobile, picture, what was read in it, and the scene of the form (spec §7)', () => {
    const { form, captchas } = readyForm('mobile_bind');
    form.typeMobile('+86 138 0000 0000');
    pressWith(form, ' abcd ');
    expect(captchas.requests).to.deep.equal([
      { mobile: '13800000000', captchaKey: 'k1', captchaText: 'abcd', scene: 'mobile_bind' },
    ]);
  });

  it('says 请输入图形验证码 as a toast when the captcha is empty, and sends nothing (spec §5)', () => {
    const { form, attempts, captchas, notifier } = readyForm();
    pressWith(form, '  ');
    expect(notifier.said).to.deep.equal(['error 请输入图形验证码']);
    expect([attempts.values, captchas.messages.asked]).to.deep.equal([[{ kind: 'captcha-missing' }], 0]);
  });

  it('sends nothing while there is no picture to read (lesson 18)', () => {
    const { form, attempts, captchas, notifier } = readyForm();
    form.refreshCaptcha();
    pressWith(form, 'abcd');
    expect(notifier.said).to.deep.equal(['error 请输入图形验证码']);
    expect([attempts.values, captchas.messages.asked]).to.deep.equal([[{ kind: 'captcha-missing' }], 0]);
  });

  it('wants a mobile first, and leaves the words to the field (spec §5)', () => {
    const { form, attempts, captchas, notifier } = readyForm();
    form.typeMobile(' ');
    pressWith(form, 'abcd');
    expect([attempts.values, notifier.said]).to.deep.equal([[{ kind: 'mobile-missing' }], []]);
    expect([captchas.messages.asked, captchas.images.asked]).to.deep.equal([0, 1]);
  });

  it('wants a mobile, then a captcha, of a form into which nothing was typed yet', () => {
    const { newForm, captchas } = newRig('login');
    const { form, attempts } = newForm('nothing');
    captchas.images.answer(aPicture('k1'));
    form.send();
    form.typeMobile(mobile);
    form.send();
    expect(attempts.values).to.deep.equal([{ kind: 'mobile-missing' }, { kind: 'captcha-missing' }]);
    expect(captchas.messages.asked).to.equal(0);
  });

  it('counts from the success of the server on, with a new picture for the next time (spec §4, lesson 18)', () => {
    const { form, attempts, button, captchas, time } = readyForm();
    pressWith(form, 'abcd');
    expect([button.values.at(-1), captchas.images.asked]).to.deep.equal([sending, 1]);
    captchas.messages.complete();
    expect([attempts.values, captchas.images.asked]).to.deep.equal([[{ kind: 'sent', mobile }], 2]);
    time.advance(1000);
    expect(button.values.slice(-3)).to.deep.equal([sending, counting(120), counting(119)]);
  });

  it('starts nothing when the SMS is refused: said, captcha cleared and fetched once, button idle (lessons 17, 18)', () => {
    const { form, attempts, button, captchas, notifier, time } = readyForm();
    pressWith(form, 'abcd');
    captchas.messages.failWith({ kind: 'refused', message: '图形验证码错误' });
    expect(notifier.said).to.deep.equal(['error 图形验证码错误']);
    expect(attempts.values).to.deep.equal([{ kind: 'failed' }]);
    expect(captchas.images.asked).to.equal(2);
    time.advance(5000);
    expect(button.values).to.deep.equal([idle, sending, idle]);
  });

  it('sends the key of the newest picture', () => {
    const { form, captchas } = readyForm();
    form.refreshCaptcha();
    captchas.images.answer(aPicture('k2'));
    pressWith(form, 'abcd');
    expect(captchas.requests[0]?.captchaKey).to.equal('k2');
  });

  it('fetches the picture once, however many look at it (lesson 18)', () => {
    const { form, captchas } = readyForm();
    expect(watching(form.captcha$).values).to.deep.equal([{ kind: 'ready', captcha: aPicture('k1') }]);
    expect(captchas.images.asked).to.equal(1);
  });

  it('says that what was read is outdated when the server has forgotten the picture (review B16)', () => {
    const { form, attempts, time } = readyForm();
    form.typeCaptcha('abcd');
    time.advance(300_000);
    expect(attempts.values).to.deep.equal([{ kind: 'captcha-outdated' }]);
  });

  it('takes what it said of a failure off the screen with the next try (clarifications §9)', () => {
    const { form, captchas, notifier } = readyForm();
    pressWith(form, 'abcd');
    captchas.messages.failWith({ kind: 'refused', message: '图形验证码错误' });
    captchas.images.answer(aPicture('k2'));
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

  it('ignores a second press while the first is under way', () => {
    const { form, attempts, captchas } = readyForm();
    pressWith(form, 'abcd');
    pressWith(form, 'abcd');
    captchas.messages.complete();
    expect([captchas.messages.asked, attempts.values]).to.deep.equal([1, [{ kind: 'sent', mobile }]]);
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
  const door = aDoor();
  const { store, time, notifier, desk } = door;
  const captchas = new FakeCaptchaGateway();
  const smsSender = new SmsSender(captchas, store, time);
  const newForm = (typed: 'mobile' | 'nothing' = 'mobile') => {
    const form = new SmsCodeForm(scene, captchas, smsSender, notifier, desk, time);
    if (typed === 'mobile') form.typeMobile(mobile);
    const picture = watching(form.captcha$);
    const button = watching<SmsButton>(form.button$);
    const attempts = watching<SmsNews>(form.news$);
    const close = () => {
      for (const stream of [picture, button, attempts]) stream.stop();
    };
    return { form, button, attempts, close };
  };
  return { ...door, captchas, newForm };
}

/** Types what was read in the picture, and presses the send button. */
function pressWith(form: SmsCodeForm, captchaText: string): void {
  form.typeCaptcha(captchaText);
  form.send();
}

/** A form just opened, its picture on view and a mobile typed. */
function readyForm(scene: SmsScene = 'login') {
  const rig = newRig(scene);
  const form = rig.newForm();
  rig.captchas.images.answer(aPicture('k1'));
  return { ...rig, ...form };
}
