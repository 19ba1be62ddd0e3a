import { expect } from 'chai';
import { Subject } from 'rxjs';

import type { SmsRequest, SmsScene } from '../../../src/domain/ports/sign-in-gateway.js';
import {
  type CaptchaState,
  captchaStates,
  type SmsButtonState,
  SmsSender,
} from '../../../src/domain/signing-in/sms-sender.js';
import { anImage, FakeCaptchaGateway } from '../../support/fake-gateways.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

const MOBILE = '13800000000';
const DAY = 24 * 60 * 60 * 1000;
const idle: SmsButtonState = { kind: 'idle' };
const sending: SmsButtonState = { kind: 'sending' };
const counting = (seconds: number): SmsButtonState => ({ kind: 'counting', seconds });

describe('SmsSender', () => {
  it('changes the button from idle to sending, to a countdown of 120 s, and back to idle', () => {
    const { sender, messages, time } = newTab();
    const button = watching(sender.button('login', MOBILE));
    sender.send(anSms()).subscribe();
    expect(button.values).to.deep.equal([idle, sending]);
    messages.complete();
    time.advance(120_000);
    const seconds = Array.from({ length: 120 }, (_, second) => counting(120 - second));
    expect(button.values).to.deep.equal([idle, sending, ...seconds, idle]);
    expect(time.pending).to.equal(0);
  });

  it('sends its request on subscription, and completes when the server reports success', () => {
    const { sender, messages, captchas } = newTab();
    const send$ = sender.send(anSms());
    expect(messages.requestCount).to.equal(0);
    const sent = watching(send$);
    expect([captchas.requests, sent.completed]).to.deep.equal([[anSms()], false]);
    messages.complete();
    expect([sent.values, sent.errors, sent.completed]).to.deep.equal([[], [], true]);
  });

  it('starts the countdown only when the server reports success; a refusal leaves the button idle', () => {
    const { sender, messages, store, time } = newTab();
    const button = watching(sender.button('login', MOBILE));
    const sent = watching(sender.send(anSms()));
    time.advance(5000);
    messages.failWith({ kind: 'refused', message: '图形验证码错误' });
    expect(sent.errors).to.deep.equal([{ kind: 'refused', message: '图形验证码错误' }]);
    expect(button.values).to.deep.equal([idle, sending, idle]);
    expect(store.read('smsDeadline', `login:${MOBILE}`)).to.equal(undefined);
    sender.send(anSms()).subscribe();
    expect(messages.requestCount).to.equal(2);
  });

  it('sends nothing during another request or a countdown, and completes at once', () => {
    const { sender, messages, time } = newTab();
    sender.send(anSms()).subscribe();
    expect(watching(sender.send(anSms())).completed).to.equal(true);
    messages.complete();
    time.advance(119_999);
    expect(watching(sender.send(anSms())).completed).to.equal(true);
    expect(messages.requestCount).to.equal(1);
    time.advance(1);
    sender.send(anSms()).subscribe();
    expect(messages.requestCount).to.equal(2);
  });

  describe('keeps one deadline for each scene and mobile', () => {
    it('when the dialog is closed and opened again, and after a reload of the page', () => {
      const { sender, messages, time, store } = newTab();
      const first = watching(sender.button('login', MOBILE));
      sender.send(anSms()).subscribe();
      messages.complete();
      first.stop();
      expect(time.pending).to.equal(0);
      time.advance(30_000);
      const second = watching(sender.button('login', MOBILE));
      time.advance(2000);
      expect(second.values).to.deep.equal([counting(90), counting(89), counting(88)]);
      const reloaded = newTab({ time, store });
      expect(watching(reloaded.sender.button('login', MOBILE)).values).to.deep.equal([counting(88)]);
      reloaded.sender.send(anSms()).subscribe();
      expect(reloaded.messages.requestCount).to.equal(0);
    });

    it('when the dialog is closed and opened again before the answer: two dialogs, one countdown', () => {
      const { sender, messages, time } = newTab();
      const first = watching(sender.button('login', MOBILE));
      const sent = watching(sender.send(anSms()));
      first.stop();
      sent.stop();
      expect(messages.waiting, 'the SMS cannot be called back').to.equal(1);
      const second = watching(sender.button('login', MOBILE));
      time.advance(4000);
      messages.complete();
      time.advance(2000);
      expect(second.values).to.deep.equal([sending, counting(120), counting(119), counting(118)]);
      expect(time.pending, 'one countdown').to.equal(1);
    });

    it('and is idle after a failure, although the dialog that sent the SMS is closed', () => {
      const { sender, messages } = newTab();
      watching(sender.send(anSms())).stop();
      const button = watching(sender.button('login', MOBILE));
      messages.failWith({ kind: 'timeout' });
      expect(button.values).to.deep.equal([sending, idle]);
    });

    it('for every form of the same scene, but not for another scene or another number', () => {
      const { sender, messages } = newTab();
      sender.send(anSms()).subscribe();
      sender.send(anSms('13900000000')).subscribe();
      expect(messages.requestCount, 'at once').to.equal(2);
      messages.complete();
      expect(watching(sender.button('login', MOBILE)).values).to.deep.equal([counting(120)]);
      expect(watching(sender.button('register', MOBILE)).values).to.deep.equal([idle]);
      expect(watching(sender.button('login', '13900000000')).values).to.deep.equal([sending]);
    });
  });

  for (const [direction, shift] of [
    ['forward', DAY],
    ['back', -DAY],
  ] as const) {
    it(`lets the visitor send again when the clock is put ${direction} by a day`, () => {
      const { sender, messages, time } = newTab();
      const open = watching(sender.button('login', MOBILE));
      sender.send(anSms()).subscribe();
      messages.complete();
      time.set(shift);
      time.advance(1000);
      expect(open.values.at(-1)).to.deep.equal(idle);
      expect(watching(sender.button('login', MOBILE)).values).to.deep.equal([idle]);
      sender.send(anSms()).subscribe();
      expect(messages.requestCount).to.equal(2);
    });
  }

  it('ignores a stored deadline that is no number', () => {
    const { sender, messages, store } = newTab();
    store.write('smsDeadline', 'soon', `login:${MOBILE}`);
    expect(watching(sender.button('login', MOBILE)).values).to.deep.equal([idle]);
    sender.send(anSms()).subscribe();
    expect(messages.requestCount).to.equal(1);
  });
});

function anSms(mobile = MOBILE, scene: SmsScene = 'login'): SmsRequest {
  return { mobile, captchaKey: 'k1', captchaText: 'abcd', scene };
}

/** A newly loaded tab. With the `store` of an earlier one it is that tab after a reload. */
function newTab({ time = new VirtualClock(), store = new FakeVisitStore() } = {}) {
  const captchas = new FakeCaptchaGateway();
  return { sender: new SmsSender(captchas, store, time), captchas, messages: captchas.messages, time, store };
}

const LIFE_MS = 300_000;
const loading: CaptchaState = { kind: 'loading' };
const ready = (key: string): CaptchaState => ({ kind: 'ready', captcha: anImage(key) });

describe('The captcha image', () => {
  it('is requested once when the form opens, and again on a refresh', () => {
    const { seen, images, refresh$ } = openForm();
    expect([images.requestCount, seen.values]).to.deep.equal([1, [loading]]);
    images.answer(anImage('k1'));
    expect([images.requestCount, seen.values]).to.deep.equal([1, [loading, ready('k1')]]);
    refresh$.next();
    images.answer(anImage('k2'));
    expect(seen.values).to.deep.equal([loading, ready('k1'), loading, ready('k2')]);
  });

  it('is requested again 300 s after it arrived, because the server then forgets it', () => {
    const { seen, images, refresh$, time } = openForm();
    images.answer(anImage('k1'));
    time.advance(LIFE_MS - 1);
    refresh$.next();
    images.answer(anImage('k2'));
    time.advance(LIFE_MS - 1);
    expect(images.requestCount, 'not 300 s after the image before').to.equal(2);
    time.advance(1);
    images.answer(anImage('k3'));
    time.advance(LIFE_MS);
    images.answer(anImage('k4'));
    expect(images.requestCount).to.equal(4);
    const forgotten: CaptchaState = { kind: 'loading', forgotten: true };
    expect(seen.values.slice(3)).to.deep.equal([ready('k2'), forgotten, ready('k3'), forgotten, ready('k4')]);
  });

  it('reports a failure, is not requested again automatically, and can be retried', () => {
    const { seen, images, refresh$, time } = openForm();
    images.failWith({ kind: 'timeout' });
    time.advance(LIFE_MS);
    expect(images.requestCount).to.equal(1);
    expect(seen.values).to.deep.equal([loading, { kind: 'failed', error: { kind: 'timeout' } }]);
    refresh$.next();
    images.answer(anImage('k2'));
    expect(seen.values.at(-1)).to.deep.equal(ready('k2'));
  });

  it('is that of the newest request: older requests are cancelled', () => {
    const { seen, images, refresh$ } = openForm();
    refresh$.next();
    refresh$.next();
    expect([images.requestCount, images.waiting]).to.deep.equal([3, 1]);
    images.answer(anImage('k3'));
    expect(seen.values.at(-1)).to.deep.equal(ready('k3'));
  });

  it('leaves neither a request nor a timer when the form closes', () => {
    const { seen, images, refresh$, time } = openForm();
    seen.stop();
    const again = openForm();
    again.images.answer(anImage('k1'));
    again.seen.stop();
    expect([images.waiting, again.images.waiting]).to.deep.equal([0, 0]);
    expect([time.pending, again.time.pending]).to.deep.equal([0, 0]);
    expect(refresh$.observed).to.equal(false);
  });
});

function openForm() {
  const gateway = new FakeCaptchaGateway();
  const refresh$ = new Subject<void>();
  const time = new VirtualClock();
  return { images: gateway.images, refresh$, time, seen: watching(captchaStates(gateway, refresh$, time)) };
}
