import { expect } from 'chai';

import { WebLeisure } from '../../../src/adapters/browser/web-leisure.js';
import { watching } from '../../support/watching.js';

const atOnce = (work: () => void) => {
  work();
  return 1;
};

describe('WebLeisure', () => {
  for (const [effectiveType, moments] of [
    ['slow-2g', 0],
    ['2g', 0],
    ['3g', 1],
    ['4g', 1],
  ] as const) {
    it(`has ${moments === 0 ? 'no' : 'a'} moment on a line of ${effectiveType}`, () => {
      const leisure = new WebLeisure({ navigator: { connection: { effectiveType } }, requestIdleCallback: atOnce });
      expect(watching(leisure.moment()).values).to.have.length(moments);
    });
  }

  it('takes a browser that does not tell of its line for one with enough of it', () => {
    const leisure = new WebLeisure({ navigator: {}, requestIdleCallback: atOnce });
    expect(watching(leisure.moment()).values).to.have.length(1);
  });

  it('has no moment in a browser that does not tell when it is idle', () => {
    const watched = watching(new WebLeisure({ navigator: {} }).moment());
    expect([watched.values.length, watched.completed]).to.deep.equal([0, true]);
  });
});
