import { expect } from 'chai';

import { median, ratio } from './statistics.js';

describe('The arithmetic of the bench', () => {
  it('computes the median, and the mean of the two middle values', () => {
    expect(median([30, 10, 20])).to.equal(20);
    expect(median([40, 10, 20, 30])).to.equal(25);
    expect(median([7])).to.equal(7);
    expect(median([])).to.equal(undefined);
  });

  it('compares round by round, so that a slow round affects both sites', () => {
    expect(ratio([50, 500, 60], [100, 1000, 100])).to.equal(0.5);
  });

  it('leaves out rounds without both values, and never divides by zero', () => {
    expect(ratio([undefined, 50, 30], [100, 100, undefined])).to.equal(0.5);
    expect(ratio([0, 0.1], [0, 0])).to.equal(undefined);
    expect(ratio([], [1])).to.equal(undefined);
  });
});
