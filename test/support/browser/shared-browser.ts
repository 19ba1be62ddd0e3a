import { after } from 'mocha';
import type { Browser } from 'playwright-core';

import { launchChromium } from './launch.js';

let launched: Promise<Browser> | undefined;

// A worker of mocha has its files run one by one, each as a run of its own: its browser ends when the worker does.
if (process.env.MOCHA_WORKER_ID === undefined) {
  // Registered outside any suite: closes the browser after the last file of the run.
  after(async () => {
    await (await launched)?.close();
  });
}

/** One browser for the whole run, or worker; started by the first test that needs it. Every visitor has a context of their own. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launchChromium();
  return launched;
}
