import { expect } from 'chai';
import { VirtualTimeScheduler } from 'rxjs';

import { RateLimiter } from '../../../../src/adapters/memory/server/rate-limiter.js';
import { passUntil } from '../support.js';

describe('RateLimiter', () => {
  it('counts down to nothing, and then says no (API 1.5)', () => {
    const limiter = new RateLimiter(new VirtualTimeScheduler());
    const left = Array.from({ length: 4 }, () => limiter.take('here', 3).remaining);
    expect(left).to.deep.equal([2, 1, 0, undefined]);
  });

  it('counts every caller apart', () => {
    const limiter = new RateLimiter(new VirtualTimeScheduler());
    limiter.take('here', 1);
    expect(limiter.take('there', 1).remaining).to.equal(0);
    expect(limiter.take('here', 1).remaining).to.equal(undefined);
  });

  it('begins anew with another limit', () => {
    const limiter = new RateLimiter(new VirtualTimeScheduler());
    limiter.take('here', 120);
    expect(limiter.take('here', 2).remaining).to.equal(1);
  });

  it('begins anew a minute after the first call', () => {
    const time = new VirtualTimeScheduler();
    const limiter = new RateLimiter(time);
    limiter.take('here', 1);
    time.schedule(() => undefined, 59_999);
    time.schedule(() => undefined, 60_000);
    passUntil(time, 59_999);
    expect(limiter.take('here', 1).remaining).to.equal(undefined);
    passUntil(time, 60_000);
    expect(limiter.take('here', 1).remaining).to.equal(0);
  });
});
