import { setImmediate } from 'node:timers/promises';

import { expect } from 'chai';

import { StorageTabLock } from '../../src/adapters/browser/storage-tab-lock.js';
import { type TabLocks, WebTabLock } from '../../src/adapters/browser/tab-lock.js';
import { WebStorageArea } from '../../src/adapters/browser/visit-store.js';
import { MemoryTabLock } from '../../src/adapters/memory/browser/tab-lock.js';
import type { TabLock } from '../../src/domain/ports/visit-store.js';
import { VirtualClock } from '../support/virtual-clock.js';
import { watching } from '../support/watching.js';
import { FakeStorages } from './rigs/fake-storages.js';

/** The number of emissions per request: 1 when the request holds the lock, 0 while it waits. */
const emissions = (...tabs: readonly { readonly values: readonly unknown[] }[]) =>
  tabs.map(({ values }) => values.length);

/** The locks of two tabs of one new browser, and what lets the browser decide. */
type Tabs = readonly [one: TabLock, other: TabLock, settle: () => unknown];

const ADAPTERS: readonly (readonly [adapter: string, newTabs: () => Tabs])[] = [
  [
    'WebTabLock',
    () => {
      const locks = fakeLocks();
      return [new WebTabLock(locks), new WebTabLock(locks), () => setImmediate()];
    },
  ],
  [
    'StorageTabLock',
    () => {
      const [time, storages] = [new VirtualClock(), new FakeStorages()];
      const newTab = () => {
        const { local, window } = storages.openTab();
        return new StorageTabLock(new WebStorageArea(local), window, time);
      };
      return [newTab(), newTab(), () => time.advance(1000)];
    },
  ],
  [
    'MemoryTabLock',
    () => {
      const lock = new MemoryTabLock();
      return [lock, lock, () => undefined];
    },
  ],
];

for (const [adapter, newTabs] of ADAPTERS) {
  describe(`TabLock (${adapter})`, () => {
    it('gives the lock to one holder at a time, in the order of the requests', async () => {
      const [one, other, settle] = newTabs();
      const holders = [one.hold('order'), other.hold('order'), one.hold('order')].map((lock$) => watching(lock$));
      await settle();
      expect(emissions(...holders)).to.deep.equal([1, 0, 0]);
      holders[0]?.stop();
      await settle();
      expect(emissions(...holders)).to.deep.equal([1, 1, 0]);
      holders[1]?.stop();
      await settle();
      expect(emissions(...holders)).to.deep.equal([1, 1, 1]);
    });

    it('skips a request that was unsubscribed', async () => {
      const [one, other, settle] = newTabs();
      const holders = [one.hold('order'), other.hold('order'), other.hold('order')].map((lock$) => watching(lock$));
      await settle();
      holders[1]?.stop();
      holders[0]?.stop();
      await settle();
      expect(emissions(...holders)).to.deep.equal([1, 0, 1]);
    });

    it('locks each name separately, and requests nothing before it is subscribed', async () => {
      const [one, other, settle] = newTabs();
      const unsubscribed$ = one.hold('order');
      const holders = [watching(other.hold('order')), watching(one.hold('other order'))];
      await settle();
      expect(emissions(...holders)).to.deep.equal([1, 1]);
      expect(emissions(watching(unsubscribed$))).to.deep.equal([0]);
    });

    it('holds the lock until unsubscribe, and can be requested again', async () => {
      const [one, , settle] = newTabs();
      const lock$ = one.hold('order');
      for (let time = 0; time < 2; time += 1) {
        const holder = watching(lock$);
        await settle();
        expect([holder.values.length, holder.errors.length, holder.completed]).to.deep.equal([1, 0, false]);
        holder.stop();
        await settle();
      }
    });
  });
}

/**
 * The Web Locks of a browser, as specified: exclusive, first come first served, held until the promise of the callback
 * settles.
 */
function fakeLocks(): TabLocks {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request: async (name: string, options: unknown, callback?: (lock: Lock | null) => unknown): Promise<never> => {
      const { signal } = options as LockOptions;
      const before = queues.get(name) ?? Promise.resolve();
      const held = before.then(() => {
        signal?.throwIfAborted();
        return callback?.({ name, mode: 'exclusive' });
      });
      queues.set(
        name,
        held.catch(() => undefined),
      );
      // Typed as `never` because the adapter does not use the result of a lock request.
      return (await held) as never;
    },
  };
}
