import { setImmediate } from 'node:timers/promises';

import { expect } from 'chai';

import { type TabLocks, WebTabLock } from '../../../src/adapters/browser/tab-lock.js';
import { watching } from '../../support/watching.js';

describe('WebTabLock', () => {
  it('lets everybody go on where the browser has no locks: outside a secure context', () => {
    const lock = new WebTabLock(undefined);
    const turns = [watching(lock.hold('order')), watching(lock.hold('order'))];
    expect(turns.map(({ values }) => values.length)).to.deep.equal([1, 1]);
  });

  it('lets them go on where it refuses its locks, as a sandbox does', async () => {
    const refusing: TabLocks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    const turn = watching(new WebTabLock(refusing).hold('order'));
    await setImmediate();
    expect([turn.values.length, turn.errors.length]).to.deep.equal([1, 0]);
  });
});
