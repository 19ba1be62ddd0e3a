import { expect } from 'chai';
import { VirtualTimeScheduler } from 'rxjs';

import { WebIdle } from '../../../src/adapters/browser/idle.js';
import { watching } from '../../support/watching.js';

const atOnce = (work: () => void) => {
  work();
  return 1;
};

describe('WebIdle', () => {
  for (const [effectiveType, moments] of [
    ['slow-2g', 0],
    ['2g', 0],
    ['3g', 1],
    ['4g', 1],
  ] as const) {
    it(`has ${moments === 0 ? 'no' : 'a'} moment on a line of ${effectiveType}`, () => {
      const idle = new WebIdle({ navigator: { connection: { effectiveType } }, requestIdleCallback: atOnce });
      expect(watching(idle.moment()).values).to.have.length(moments);
    });
  }

  it('takes a browser that does not tell of its line for one with enough of it', () => {
    const idle = new WebIdle({ navigator: {}, requestIdleCallback: atOnce });
    expect(watching(idle.moment()).values).to.have.length(1);
  });

  it('has a moment a little later in a browser without idle callbacks, as WebKit is', () => {
    const time = new VirtualTimeScheduler();
    const watched = watching(new WebIdle({ navigator: {} }, time).moment());
    expect(watched.values).to.have.length(0);
    time.flush();
    expect([watched.values.length, watched.completed, time.frame > 0]).to.deep.equal([1, true, true]);
  });
});
