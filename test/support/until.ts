import { setImmediate, setTimeout } from 'node:timers/promises';

/**
 * Continues as soon as the condition is true, for what happens outside virtual time: a socket, a promise. Checks once a
 * millisecond; mocha's time limit ends it when the condition never becomes true. Then this timer does not keep the
 * process running.
 */
export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await setTimeout(1, undefined, { ref: false });
}

/** Lets everything happen that is already queued, for five turns of the event loop. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
}

/** Lets settled promises run their callbacks, before any timer or socket. */
export async function soon(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** A promise that a test resolves: code that awaits `passed` continues after `open()`. */
export function gate(): { readonly passed: Promise<void>; readonly open: () => void } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}
