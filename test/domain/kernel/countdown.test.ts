import { expect } from 'chai';

import { isOver, remainingMs, secondsLeft } from '../../../src/domain/kernel/countdown.js';
import { ThrottledClock, VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

const LONGEST_MS = 120_000;

function countingDown(aheadMs: number, time = new VirtualClock()) {
  const deadline = time.now() + aheadMs;
  return { time, seen: watching(secondsLeft(() => remainingMs(deadline, LONGEST_MS, time.now()), time)) };
}

describe('A countdown', () => {
  it('shows the whole seconds at once, then every second down to 0, and completes', () => {
    const { seen, time } = countingDown(LONGEST_MS);
    expect(seen.values).to.deep.equal([120]);
    time.advance(119_999);
    expect(seen.values.at(-1)).to.equal(1);
    time.advance(1);
    expect(seen.values).to.deep.equal(Array.from({ length: 121 }, (_, second) => 120 - second));
    expect([seen.completed, time.pending]).to.deep.equal([true, 0]);
  });

  it('changes with the seconds of its deadline, not of its subscriber, and leaves no timer', () => {
    const { seen, time } = countingDown(2400);
    time.advance(399);
    expect(seen.values).to.deep.equal([3]);
    time.advance(1);
    expect(seen.values).to.deep.equal([3, 2]);
    seen.stop();
    expect(time.pending).to.equal(0);
  });

  it('shows the right number as soon as a throttled background tab runs, and completes in time', () => {
    const { seen, time } = countingDown(119_500, new ThrottledClock());
    time.advance(59_999);
    expect(seen.values).to.deep.equal([120]);
    time.advance(60_001);
    expect(seen.values).to.deep.equal([120, 60, 0]);
  });

  it('shows 0 at once, without a timer, for a deadline that has passed or can be none', () => {
    for (const aheadMs of [0, -1, LONGEST_MS + 1, Number.NaN]) {
      const { seen, time } = countingDown(aheadMs);
      expect([seen.values, seen.completed, time.pending], String(aheadMs)).to.deep.equal([[0], true, 0]);
    }
  });
});

describe('An end', () => {
  it('has passed when it is now or earlier, and in doubt has not', () => {
    expect([isOver(5, 4), isOver(5, 5), isOver(5, undefined)]).to.deep.equal([false, true, false]);
  });
});
