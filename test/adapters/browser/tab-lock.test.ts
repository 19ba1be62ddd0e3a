import { setImmediate } from 'node:timers/promises';

import { expect } from 'chai';

import { type TabLocks, WebTabLock } from '../../../src/adapters/browser/tab-lock.js';
import { watching } from '../../support/watching.js';

describe('WebTabLock', () => {
  it('gives the lock to every caller in a browser without locks, as outside a secure context', () => {
    const lock = new WebTabLock(undefined);
    const holders = [watching(lock.hold('order')), watching(lock.hold('order'))];
    expect(holders.map(({ values }) => values.length)).to.deep.equal([1, 1]);
  });

  it('gives the lock when the browser refuses its own locks, as in a sandbox', async () => {
    const refusing: TabLocks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    const holder = watching(new WebTabLock(refusing).hold('order'));
    await setImmediate();
    expect([holder.values.length, holder.errors.length]).to.deep.equal([1, 0]);
  });
});
