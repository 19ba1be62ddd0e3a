import { expect } from 'chai';
import { Subject } from 'rxjs';

import { type CaptchaState, captchaStates } from '../../../src/domain/signing-in/sms.js';
import { aPicture, FakeCaptchaGateway } from '../../support/fake-gateways.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

const LIFE_MS = 300_000;
const loading: CaptchaState = { kind: 'loading' };
const ready = (key: string): CaptchaState => ({ kind: 'ready', captcha: aPicture(key) });

describe('captcha picture', () => {
  it('is asked for once when the form opens (lesson 18)', () => {
    const { seen, images } = openForm();
    expect([images.asked, seen.values]).to.deep.equal([1, [loading]]);
    images.answer(aPicture('k1'));
    expect([images.asked, seen.values]).to.deep.equal([1, [loading, ready('k1')]]);
  });

  it('is asked for again when it is refreshed', () => {
    const { seen, images, refresh$ } = openForm();
    images.answer(aPicture('k1'));
    refresh$.next();
    images.answer(aPicture('k2'));
    expect(seen.values).to.deep.equal([loading, ready('k1'), loading, ready('k2')]);
  });

  it('is asked for again after 300 s, and every 300 s, because the server forgets it (clarifications §8)', () => {
    const { seen, images, time } = openForm();
    images.answer(aPicture('k1'));
    time.advance(LIFE_MS - 1);
    expect(images.asked).to.equal(1);
    time.advance(1);
    images.answer(aPicture('k2'));
    time.advance(LIFE_MS);
    images.answer(aPicture('k3'));
    expect(images.asked).to.equal(3);
    const forgotten: CaptchaState = { kind: 'loading', forgotten: true };
    expect(seen.values).to.deep.equal([loading, ready('k1'), forgotten, ready('k2'), forgotten, ready('k3')]);
  });

  it('lives 300 s from its own arrival, not from that of the one before', () => {
    const { images, refresh$, time } = openForm();
    images.answer(aPicture('k1'));
    time.advance(LIFE_MS - 1);
    refresh$.next();
    images.answer(aPicture('k2'));
    time.advance(LIFE_MS - 1);
    expect(images.asked).to.equal(2);
  });

  it('says that it failed, does not try again by itself, and can be retried (lesson 18)', () => {
    const { seen, images, refresh$, time } = openForm();
    images.failWith({ kind: 'timeout' });
    time.advance(LIFE_MS);
    expect(images.asked).to.equal(1);
    expect(seen.values).to.deep.equal([loading, { kind: 'failed', error: { kind: 'timeout' } }]);
    refresh$.next();
    images.answer(aPicture('k2'));
    expect(seen.values.at(-1)).to.deep.equal(ready('k2'));
  });

  it('is the newest one: an older answer that is late is given up', () => {
    const { seen, images, refresh$ } = openForm();
    refresh$.next();
    refresh$.next();
    expect([images.asked, images.waiting]).to.deep.equal([3, 1]);
    images.answer(aPicture('k3'));
    expect(seen.values.at(-1)).to.deep.equal(ready('k3'));
  });

  it('leaves neither question nor timer behind when the form closes', () => {
    const { seen, images, refresh$, time } = openForm();
    seen.stop();
    const again = openForm();
    again.images.answer(aPicture('k1'));
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
