import { setImmediate } from 'node:timers/promises';

import { expect } from 'chai';

import { StorageTabLock } from '../../../src/adapters/browser/storage-tab-lock.js';
import { type TabLocks, WebTabLock } from '../../../src/adapters/browser/tab-lock.js';
import { WebStorageArea } from '../../../src/adapters/browser/visit-store.js';
import { FakeStorages, type StorageCondition } from '../../contract/rigs/fake-storages.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { type Watched, watching } from '../../support/watching.js';

const isHeld = ({ values }: Watched<void>): boolean => values.length > 0;

describe('WebTabLock', () => {
  it('gives the lock when the browser refuses its own locks, as in a sandbox', async () => {
    const refusing: TabLocks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    const holder = watching(new WebTabLock(refusing).hold('order'));
    await setImmediate();
    expect([holder.values.length, holder.errors.length]).to.deep.equal([1, 0]);
  });
});

describe('StorageTabLock', () => {
  let storages: FakeStorages;
  let time: VirtualClock;
  beforeEach(() => {
    storages = new FakeStorages();
    time = new VirtualClock();
  });

  /** A tab that requests the lock; its timers run by its own clock. */
  function tab(clock = time) {
    const { local, window } = storages.openTab();
    const lock = watching(new StorageTabLock(new WebStorageArea(local), window, clock).hold('order'));
    const closed = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
    return { lock, closed };
  }

  for (const condition of ['full', 'forbidden', 'read-only', 'ignores-changes'] satisfies StorageCondition[])
    it(`gives the lock to every tab at once where the storage is refused (${condition})`, () => {
      storages.condition = condition;
      expect([tab(), tab()].map(({ lock }) => isHeld(lock))).to.deep.equal([true, true]);
      expect(time.pending).to.equal(0);
    });

  it('gives the lock to one of two tabs that request it at the same moment', () => {
    const tabs = [tab(), tab()];
    time.advance(60_000);
    expect(tabs.filter(({ lock }) => isHeld(lock))).to.have.length(1);
  });

  it('releases the lock when the document is closed, not when it may return from the back/forward cache', () => {
    const first = tab();
    time.advance(1000);
    const second = tab();
    first.closed(true);
    time.advance(1000);
    expect(isHeld(second.lock)).to.equal(false);
    first.closed(false);
    first.lock.stop();
    time.advance(1000);
    expect(isHeld(second.lock)).to.equal(true);
  });

  it('ignores the claim of a tab that crashed, and a stored value that is no claim', () => {
    const crashed = new VirtualClock();
    tab(crashed);
    crashed.advance(1000);
    storages.local.set('course-site-lock:order:x', '{"a":1}');
    const { lock } = tab();
    time.advance(60_000);
    expect(isHeld(lock)).to.equal(false);
    time.advance(60_000);
    expect(isHeld(lock)).to.equal(true);
    lock.stop();
    expect([...storages.local.keys()]).to.deep.equal([]);
  });

  it('ignores a claim from the future, because the clock was set back', () => {
    const ahead = new VirtualClock();
    ahead.set(3_600_000);
    tab(ahead);
    const { lock } = tab();
    time.advance(1000);
    expect(isHeld(lock)).to.equal(true);
  });

  it('lets a tab that was frozen while it waited wait again', () => {
    const holder = tab();
    time.advance(1000);
    const frozen = new VirtualClock();
    frozen.advance(1000);
    const late = tab(frozen);
    time.advance(100_000);
    holder.lock.stop();
    const next = tab();
    time.advance(1000);
    frozen.set(101_000);
    frozen.advance(1000);
    expect([late, next].map(({ lock }) => isHeld(lock))).to.deep.equal([false, true]);
  });
});
