import { expect } from 'chai';
import fc from 'fast-check';

import { msLeft, smsCountdown } from '../../../src/domain/signing-in/sms.js';
import { ThrottledClock, VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

const DAY = 24 * 60 * 60 * 1000;

describe('SMS countdown', () => {
  it('shows 120 at once, then every second down to 0, and is over (spec §4, §9)', () => {
    const { seen, time } = counting(120_000);
    expect(seen.values).to.deep.equal([120]);
    time.advance(1000);
    expect(seen.values).to.deep.equal([120, 119]);
    time.advance(118_999);
    expect(seen.values.at(-1)).to.equal(1);
    time.advance(1);
    expect(seen.values).to.deep.equal(Array.from({ length: 121 }, (_, second) => 120 - second));
    expect([seen.completed, time.pending]).to.deep.equal([true, 0]);
  });

  it('turns with the seconds of its deadline, not with those of its reader', () => {
    const { seen, time } = counting(2400);
    expect(seen.values).to.deep.equal([3]);
    time.advance(399);
    expect(seen.values).to.deep.equal([3]);
    time.advance(1);
    expect(seen.values).to.deep.equal([3, 2]);
  });

  it('says 0 at once of a deadline that is over, and waits for nothing', () => {
    for (const ahead of [0, -1, -DAY]) {
      const { seen, time } = counting(ahead);
      expect(seen.values).to.deep.equal([0]);
      expect([seen.completed, time.pending]).to.deep.equal([true, 0]);
    }
  });

  it('shows the right number as soon as a background tab gets a turn, and is over in time (lesson 16)', () => {
    const { seen, time } = counting(119_500, new ThrottledClock());
    time.advance(59_999);
    expect(seen.values).to.deep.equal([120]);
    time.advance(1);
    expect(seen.values).to.deep.equal([120, 60]);
    time.advance(60_000);
    expect(seen.values).to.deep.equal([120, 60, 0]);
  });

  it('is over at its next turn when the clock is put forward by a day', () => {
    const { seen, time } = counting(120_000);
    time.set(DAY);
    time.advance(1000);
    expect(seen.values).to.deep.equal([120, 0]);
  });

  it('does not lock the button for a day when the clock is put back by one', () => {
    const { seen, time } = counting(120_000);
    time.set(-DAY);
    time.advance(1000);
    expect([seen.values.at(-1), seen.completed]).to.deep.equal([0, true]);
  });

  it('never shows more than 120 and never runs longer than 120 s, whatever the deadline says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -DAY, max: DAY }), fc.constant(Number.NaN)), (ahead) => {
        const { seen, time } = counting(ahead);
        time.advance(120_000);
        expect(Math.max(...seen.values)).to.be.at.most(120);
        expect([seen.values.at(-1), seen.completed]).to.deep.equal([0, true]);
      }),
      { numRuns: 50 },
    );
  });

  it('leaves no timer behind when nobody looks any more', () => {
    const { seen, time } = counting(120_000);
    seen.stop();
    expect(time.pending).to.equal(0);
  });
});

describe('time left', () => {
  it('is what lies between now and the deadline, and nothing for one that cannot be ours', () => {
    expect(msLeft(1000, 400)).to.equal(600);
    expect(msLeft(120_000, 0)).to.equal(120_000);
    expect(msLeft(120_001, 0)).to.equal(0);
    expect(msLeft(400, 1000)).to.equal(0);
    expect(msLeft(Number.NaN, 0)).to.equal(0);
  });
});

function counting(ahead: number, time = new VirtualClock()) {
  return { time, seen: watching(smsCountdown(time.now() + ahead, time)) };
}
