import { after } from 'mocha';
import type { Browser } from 'playwright-core';

import { launchChromium } from './launch.js';

let launched: Promise<Browser> | undefined;
let launchedKeepingPages: Promise<Browser> | undefined;

// A worker of mocha has its files run one by one, each as a run of its own: its browsers end when the worker does.
if (process.env.MOCHA_WORKER_ID === undefined) {
  // Registered outside any suite: closes the browsers after the last file of the run.
  after(async () => {
    await (await launched)?.close();
    await (await launchedKeepingPages)?.close();
  });
}

/** One browser for the whole run, or worker; started by the first test that needs it. Every visitor has a context of their own. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launchChromium();
  return launched;
}

/**
 * A browser that keeps a page aside for Back, where it can: a headless shell cannot, and loads it again. Playwright
 * turns that off because it loses track of such a page: `goBack` waits for a load that does not come.
 */
export function browserKeepingPages(): Promise<Browser> {
  launchedKeepingPages ??= launchChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  return launchedKeepingPages;
}
