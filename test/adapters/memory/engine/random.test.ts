import { expect } from 'chai';
import fc from 'fast-check';

import { randomBetween, randomText, seededRandom } from '../../../../src/adapters/memory/server/random.js';

describe('random', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    const three = (seed: number) => Array.from({ length: 3 }, seededRandom(seed));
    expect(three(7)).to.deep.equal(three(7));
    expect(three(7)).not.to.deep.equal(three(8));
  });

  it('stays between 0 and 1, and between the bounds it is given', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), fc.nat(), (seed, from, width) => {
        const random = seededRandom(seed);
        expect(random()).to.be.within(0, 1).and.not.equal(1);
        expect(randomBetween(random, from, from + width)).to.be.within(from, from + width);
      }),
    );
  });

  it('makes texts of the length asked for', () => {
    expect(randomText(seededRandom(1), 16)).to.match(/^[A-Za-z0-9]{16}$/);
  });
});
