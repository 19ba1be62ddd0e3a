import { expect } from 'chai';
import fc from 'fast-check';

import { fingerDown, fingerMoved, seekRate } from '../../../src/domain/lesson/finger-seek.js';

const HOUR_S = 3600;

describe('A finger on the seek bar', () => {
  for (const [distance, rate] of [
    [0, 1],
    [49, 1],
    [50, 0.5],
    [-100, 0.25],
    [-160, 0.125],
    [-900, 0.125],
  ] as const)
    it(`moves the position ${String(rate)} times as fast ${String(distance)} px from the bar`, () => {
      expect(seekRate(distance)).to.equal(rate);
    });

  it('goes to where it touches the bar, and from there as far as it moves', () => {
    const down = fingerDown(0.5, HOUR_S);
    expect(down.positionS).to.equal(1800);
    const fine = fingerMoved(down, 0.6, -170, HOUR_S);
    expect([fine.positionS, fine.rate]).to.deep.equal([1845, 0.125]);
    expect(fingerMoved(fine, 0.7, 0, HOUR_S).positionS, 'back on the bar').to.be.closeTo(2205, 0.001);
  });

  it('stays within the video, however it moves', () => {
    const anyX = fc.double({ min: -3, max: 4, noNaN: true });
    fc.assert(
      fc.property(anyX, fc.array(fc.tuple(anyX, fc.integer({ min: -2000, max: 2000 }))), (x, moves) => {
        let finger = fingerDown(x, HOUR_S);
        for (const [to, distance] of moves) finger = fingerMoved(finger, to, distance, HOUR_S);
        expect(finger.positionS).to.be.within(0, HOUR_S);
      }),
    );
  });
});
