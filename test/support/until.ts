import { setImmediate, setTimeout } from 'node:timers/promises';

/**
 * Goes on as soon as something has become true. For what happens outside virtual time: a socket, a promise. It never
 * waits longer than it must, and mocha's own limit ends it when the thing never comes.
 */
export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await setTimeout(1);
}

/** Lets everything happen that is about to happen without further ado. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
}

/** Lets promises that are as good as settled say so, before any timer or socket has its turn. */
export async function soon(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** A promise that a test resolves when it likes: what waits for `passed` goes on after `open()`. */
export function gate(): { readonly passed: Promise<void>; readonly open: () => void } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}
