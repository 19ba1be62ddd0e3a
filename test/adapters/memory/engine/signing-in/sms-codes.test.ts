import { expect } from 'chai';
import fc from 'fast-check';
import { VirtualTimeScheduler } from 'rxjs';

import { seededRandom } from '../../../../../src/adapters/memory/server/random.js';
import { SmsCodes } from '../../../../../src/adapters/memory/server/signing-in/captcha-and-sms.js';
import { passUntil } from '../../support.js';

const MOBILE = '13900000000';

function aPhone(seed = 1) {
  const time = new VirtualTimeScheduler();
  const codes = new SmsCodes(time, seededRandom(seed));
  const send = () => {
    codes.send(MOBILE, 'login');
    return codes.sent.get(MOBILE)?.code ?? '';
  };
  const pass = (ms: number) => {
    time.schedule(() => undefined, ms);
    passUntil(time, time.now() + ms);
  };
  const tryWrong = (times: number) => {
    for (let tried = 0; tried < times; tried += 1) codes.use(MOBILE, 'wrong');
  };
  return { codes, send, pass, tryWrong };
}

describe('SmsCodes', () => {
  it('have six digits, zeros in front included (API 1.11)', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(aPhone(seed).send()).to.match(/^\d{6}$/);
      }),
    );
    const codes = new SmsCodes(new VirtualTimeScheduler(), () => 0.000_042);
    codes.send(MOBILE, 'login');
    expect(codes.use(MOBILE, '000042')).to.equal(true);
  });

  it('are good for one success (API 1.11)', () => {
    const { codes, send } = aPhone();
    const code = send();
    expect([codes.use(MOBILE, code), codes.use(MOBILE, code)]).to.deep.equal([true, false]);
  });

  it('match as a string only (API 1.11)', () => {
    const { codes, send } = aPhone();
    expect(codes.use(MOBILE, Number(send()))).to.equal(false);
  });

  it('belong to their number (API 1.11)', () => {
    const { codes, send } = aPhone();
    expect(codes.use('13900000009', send())).to.equal(false);
  });

  it('replace the one before (API 1.11)', () => {
    const { codes, send } = aPhone();
    const [older, newer] = [send(), send()];
    expect([codes.use(MOBILE, older), codes.use(MOBILE, newer)]).to.deep.equal([false, true]);
  });

  it('are forgotten after 300 s (API 1.11)', () => {
    for (const [age, right] of [
      [299_999, true],
      [300_000, false],
    ] as const) {
      const { codes, send, pass } = aPhone();
      const code = send();
      pass(age);
      expect(codes.use(MOBILE, code), String(age)).to.equal(right);
    }
  });

  it('survive ten wrong tries and no more (API 1.11)', () => {
    for (const [tries, right] of [
      [10, true],
      [11, false],
    ] as const) {
      const { codes, send, tryWrong } = aPhone();
      const code = send();
      tryWrong(tries);
      expect(codes.use(MOBILE, code), String(tries)).to.equal(right);
    }
  });

  it('count wrong tries within 600 s of the first, whatever code was sent (API 1.11)', () => {
    const soon = aPhone();
    soon.send();
    soon.tryWrong(10);
    soon.pass(599_999);
    const code = soon.send();
    soon.tryWrong(1);
    expect(soon.codes.use(MOBILE, code)).to.equal(false);

    const later = aPhone();
    later.send();
    later.tryWrong(10);
    later.pass(600_000);
    const another = later.send();
    later.tryWrong(1);
    expect(later.codes.use(MOBILE, another)).to.equal(true);
  });
});
