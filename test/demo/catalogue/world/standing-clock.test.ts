import { expect } from 'chai';
import { interval, of, timer } from 'rxjs';
import { delay, observeOn } from 'rxjs/operators';

import { StandingClock } from '../../../../demo/catalogue/world/standing-clock.js';

const MOMENT = Date.UTC(2026, 10, 20);

/** Lets everything happen that is to happen in a moment. */
const aMoment = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('The standing clock', () => {
  it('says the same time for ever', async () => {
    const clock = new StandingClock(MOMENT);
    await aMoment();
    expect(clock.now()).to.equal(MOMENT);
  });

  it('lets happen in a moment what is due at once, and never during the call', async () => {
    const clock = new StandingClock(MOMENT);
    const heard: string[] = [];
    of('answer')
      .pipe(observeOn(clock))
      .subscribe((value) => heard.push(value));
    timer(0, clock).subscribe(() => heard.push('timer'));
    expect(heard).to.deep.equal([]);
    await aMoment();
    expect(heard).to.deep.equal(['answer', 'timer']);
  });

  it('keeps waiting what lies ahead, until time passes', async () => {
    const clock = new StandingClock(MOMENT);
    const heard: number[] = [];
    interval(1000, clock).subscribe((turn) => heard.push(turn));
    await aMoment();
    expect(heard).to.deep.equal([]);
    clock.pass(2500);
    expect(heard).to.deep.equal([0, 1]);
    expect(clock.now()).to.equal(MOMENT + 2500);
    clock.pass(500);
    expect(heard).to.deep.equal([0, 1, 2]);
  });

  it('lets what follows upon what has just passed happen in a moment too', async () => {
    const clock = new StandingClock(MOMENT);
    clock.pass(1000);
    const heard: string[] = [];
    of('later')
      .pipe(delay(0, clock))
      .subscribe((value) => heard.push(value));
    await aMoment();
    expect(heard).to.deep.equal(['later']);
  });
});
