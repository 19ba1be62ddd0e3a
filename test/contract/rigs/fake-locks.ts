import type { TabLocks } from '../../../src/adapters/browser/tab-lock.js';

/** The locks of a browser, as its specification has them: exclusive, in turn, held as long as the promise of the callback. */
export function fakeLocks(): TabLocks {
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
      // Nobody who waits is told of anything: what is held is never answered with.
      return (await held) as never;
    },
  };
}
