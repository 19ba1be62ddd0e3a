import { expect } from 'chai';
import fc from 'fast-check';

import { startWithin } from '../../../src/domain/lesson/start-position.js';

describe('The position at which a video starts', () => {
  it('is the beginning for a stored position less than 5 s from the end of the video, or behind it', () => {
    expect([54, 55, 55.1, 58, 60, 300].map((second) => startWithin(second, 'stored', 60))).to.deep.equal([
      ...[54, 55],
      ...[0, 0, 0, 0],
    ]);
  });

  it('leaves 5 s of the video for a second that was named, and 1 s for one that was reached', () => {
    expect([58, 300].map((second) => startWithin(second, 'named', 60))).to.deep.equal([55, 55]);
    expect([58, 300].map((second) => startWithin(second, 'reached', 60))).to.deep.equal([58, 59]);
  });

  it('is in front of the end of every video, and stays as it is while the length is unknown', () => {
    const origins = fc.constantFrom('stored' as const, 'named' as const, 'reached' as const);
    const seconds = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(seconds, origins, fc.double({ min: 0.5, max: 1e6, noNaN: true }), (second, origin, lengthS) => {
        const startS = startWithin(second, origin, lengthS);
        expect(startS >= 0 && (startS <= lengthS - 1 || startS === 0)).to.equal(true);
        expect(startWithin(startS, origin, lengthS)).to.equal(startS);
        expect(startWithin(second, origin)).to.equal(second);
      }),
    );
  });
});
