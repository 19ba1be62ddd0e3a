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
    it(`emits ${moments === 0 ? 'no' : 'an'} idle moment on a ${effectiveType} connection`, () => {
      const idle = new WebIdle({ navigator: { connection: { effectiveType } }, requestIdleCallback: atOnce });
      expect(watching(idle.whenIdle()).values).to.have.length(moments);
    });
  }

  it('emits an idle moment also where the visitor saves data, if that counts nothing', () => {
    const saving = { navigator: { connection: { saveData: true } }, requestIdleCallback: atOnce };
    const moments = (...on: readonly ['any connection'] | readonly []) =>
      watching(new WebIdle(saving, undefined, ...on).whenIdle()).values.length;
    expect([moments(), moments('any connection')]).to.deep.equal([0, 1]);
  });

  it('assumes a fast connection in a browser that does not report its connection', () => {
    const idle = new WebIdle({ navigator: {}, requestIdleCallback: atOnce });
    expect(watching(idle.whenIdle()).values).to.have.length(1);
  });

  it('emits an idle moment after a short delay in a browser without idle callbacks, such as WebKit', () => {
    const time = new VirtualTimeScheduler();
    const watched = watching(new WebIdle({ navigator: {} }, time).whenIdle());
    expect(watched.values).to.have.length(0);
    time.flush();
    expect([watched.values.length, watched.completed, time.frame > 0]).to.deep.equal([1, true, true]);
  });
});
