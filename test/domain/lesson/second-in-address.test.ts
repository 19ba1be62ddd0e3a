import { expect } from 'chai';
import fc from 'fast-check';

import { lessonStartAddress, sharedSecond, startInQuery } from '../../../src/domain/lesson/second-in-address.js';

const number = (max: number) => fc.integer({ min: 0, max });

describe('The second in the address of a lesson', () => {
  it('is read in every spelling: seconds, and hours, minutes and seconds with their letters', () => {
    const queries = ['?t=315', '?t=315s', '?t=5m15s', '?t=5m15', '?tab=6&t=0h5m15s', '?t=315&t=9', '?t=%33%31%35'];
    expect(queries.map(startInQuery)).to.deep.equal(queries.map(() => 315));
    expect(['?t=1h', '?t=2m', '?t=0', '?t=1h1m1s'].map(startInQuery)).to.deep.equal([3600, 120, 0, 3661]);
  });

  it('counts as absent where it is nonsense', () => {
    const queries = [
      '',
      '?',
      '?t',
      '?t=',
      '?t=-5',
      '?t=1.5',
      '?t=5:15',
      '?t=h',
      '?t=s',
      '?t=1e3',
      '?t=15s5m',
      '?t=Infinity',
    ];
    const others = ['?t=999999', '?t=100h', '?tt=3', '?t=0x1F', '?t=%', '?t=3 1'];
    expect([...queries, ...others].map(startInQuery)).to.deep.equal([...queries, ...others].map(() => undefined));
  });

  it('is a whole number of seconds below 100 hours, whatever the query contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters(), fc.stringMatching(/^[0-9hms]{0,9}$/)), (text) => {
        const second = startInQuery(`?t=${text}`);
        if (second !== undefined)
          expect(Number.isSafeInteger(second) && second >= 0 && second < 360_000).to.equal(true);
      }),
    );
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(number(359_999), (second) => {
        const address = lessonStartAddress(202, second);
        expect(address).to.match(/^\/courses\/video\/202\?t=\d+$/);
        expect(startInQuery(address.slice(address.indexOf('?')))).to.equal(second);
      }),
    );
    expect(lessonStartAddress(202, undefined)).to.equal('/courses/video/202');
  });

  it('is shared except near the beginning of the video and at its end', () => {
    const at = (phase: 'empty' | 'paused' | 'ended', positionS: number) => sharedSecond({ phase }, positionS);
    expect([at('paused', 315.9), at('paused', 5), at('paused', 4.9)]).to.deep.equal([315, 5, undefined]);
    expect([at('ended', 600), at('empty', 300)]).to.deep.equal([undefined, 300]);
  });
});
