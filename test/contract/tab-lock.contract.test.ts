import { setImmediate } from 'node:timers/promises';

import { expect } from 'chai';

import { type TabLocks, WebTabLock } from '../../src/adapters/browser/tab-lock.js';
import { MemoryTabLock } from '../../src/adapters/memory/browser/tab-lock.js';
import type { TabLock } from '../../src/domain/ports/browser/visit-store.js';
import { watching } from '../support/watching.js';

/** The number of emissions per request: 1 when the request holds the lock, 0 while it waits. */
const heard = (...tabs: readonly { readonly values: readonly unknown[] }[]) => tabs.map(({ values }) => values.length);

/** `newTabs`: the locks of two tabs of one new browser. */
const ADAPTERS: readonly (readonly [adapter: string, newTabs: () => readonly [TabLock, TabLock]])[] = [
  [
    'WebTabLock',
    () => {
      const locks = fakeLocks();
      return [new WebTabLock(locks), new WebTabLock(locks)];
    },
  ],
  [
    'MemoryTabLock',
    () => {
      const lock = new MemoryTabLock();
      return [lock, lock];
    },
  ],
];

for (const [adapter, newTabs] of ADAPTERS) {
  describe(`${adapter} keeps the TabLock contract`, () => {
    it('gives one tab its turn at a time, in the order of asking', async () => {
      const [one, other] = newTabs();
      const turns = [one.hold('order'), other.hold('order'), one.hold('order')].map((turn$) => watching(turn$));
      await setImmediate();
      expect(heard(...turns)).to.deep.equal([1, 0, 0]);
      turns[0]?.stop();
      await setImmediate();
      expect(heard(...turns)).to.deep.equal([1, 1, 0]);
      turns[1]?.stop();
      await setImmediate();
      expect(heard(...turns)).to.deep.equal([1, 1, 1]);
    });

    it('passes over who waits no more', async () => {
      const [one, other] = newTabs();
      const turns = [one.hold('order'), other.hold('order'), other.hold('order')].map((turn$) => watching(turn$));
      await setImmediate();
      turns[1]?.stop();
      turns[0]?.stop();
      await setImmediate();
      expect(heard(...turns)).to.deep.equal([1, 0, 1]);
    });

    it('knows one name from another, and asks nobody before it is subscribed to', async () => {
      const [one, other] = newTabs();
      const unasked$ = one.hold('order');
      const turns = [watching(other.hold('order')), watching(one.hold('other order'))];
      await setImmediate();
      expect(heard(...turns)).to.deep.equal([1, 1]);
      expect(heard(watching(unasked$))).to.deep.equal([0]);
    });

    it('keeps the turn until it is given back, and can be held again', async () => {
      const [one] = newTabs();
      const turn$ = one.hold('order');
      for (let time = 0; time < 2; time += 1) {
        const turn = watching(turn$);
        await setImmediate();
        expect([turn.values.length, turn.errors.length, turn.completed]).to.deep.equal([1, 0, false]);
        turn.stop();
        await setImmediate();
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
