import { expect } from 'chai';

import { DAY_MS, HOUR_MS, MINUTE_MS, passingTime } from '../../../src/domain/time/shown-time.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

describe('passingTime', () => {
  let clock: VirtualClock;
  beforeEach(() => {
    clock = new VirtualClock();
  });

  const watchAge = (age: number) => watching(passingTime(clock.now() - age, clock));

  it('speaks at once, and again whenever the words change', () => {
    const words = watchAge(0);
    expect(words.values).to.deep.equal(['刚刚']);
    clock.advance(MINUTE_MS - 1);
    expect(words.values).to.deep.equal(['刚刚']);
    clock.advance(1);
    expect(words.values).to.deep.equal(['刚刚', '1分钟前']);
    clock.advance(MINUTE_MS);
    expect(words.values).to.deep.equal(['刚刚', '1分钟前', '2分钟前']);
    words.stop();
  });

  it('turns on the minute, the hour and the day of the thing itself, not of the visit', () => {
    const minutes = watchAge(90_000);
    const hours = watchAge(HOUR_MS + 45 * MINUTE_MS);
    const days = watchAge(2 * DAY_MS + 23 * HOUR_MS);
    clock.advance(30_000);
    expect(minutes.values).to.deep.equal(['1分钟前', '2分钟前']);
    clock.advance(15 * MINUTE_MS - 30_000);
    expect(hours.values).to.deep.equal(['1小时前', '2小时前']);
    clock.advance(45 * MINUTE_MS);
    expect(days.values).to.deep.equal(['2天前', '3天前']);
    for (const words of [minutes, hours, days]) words.stop();
  });

  it('says nothing twice, from the very hour and day on', () => {
    const [hours, days] = [watchAge(HOUR_MS), watchAge(DAY_MS)];
    clock.advance(HOUR_MS);
    expect(hours.values).to.deep.equal(['1小时前', '2小时前']);
    clock.advance(DAY_MS - HOUR_MS);
    expect(days.values).to.deep.equal(['1天前', '2天前']);
    for (const words of [hours, days]) words.stop();
  });

  it('comes down to a date after a week and rests there', () => {
    const words = watchAge(7 * DAY_MS - 1000);
    expect(words.completed).to.equal(false);
    clock.advance(1000);
    expect(words.values).to.deep.equal(['6天前', '12-25']);
    expect(words.completed).to.equal(true);
    expect(clock.pending).to.equal(0);
  });

  it('says a date once', () => {
    const words = watchAge(30 * DAY_MS);
    expect(words.values).to.deep.equal(['12-02']);
    expect(words.completed).to.equal(true);
  });

  it('looks again every day at what a wrong clock puts in the far future: no timer waits longer', () => {
    const words = watchAge(-60 * DAY_MS);
    clock.advance(2 * DAY_MS);
    expect(words.values).to.deep.equal(['刚刚', '刚刚', '刚刚']);
    words.stop();
  });

  it('leaves no timer behind', () => {
    const words = watchAge(0);
    expect(clock.pending).to.equal(1);
    words.stop();
    clock.advance(HOUR_MS);
    expect(words.values).to.deep.equal(['刚刚']);
    expect(clock.pending).to.equal(0);
  });
});
