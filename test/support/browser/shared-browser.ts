import { after } from 'mocha';
import type { Browser } from 'playwright-core';

import { launchChromium } from './launch.js';

let launched: Promise<Browser> | undefined;
let launchedAsOnComputers: Promise<Browser> | undefined;

// A mocha worker runs each file as a run of its own, so its browsers live until the worker ends.
if (process.env.MOCHA_WORKER_ID === undefined) {
  // A root hook: closes the browsers after the last file of the run.
  after(async () => {
    await (await launched)?.close();
    await (await launchedAsOnComputers)?.close();
  });
}

/**
 * One browser for the whole run or worker, started by the first test that needs it. Every visitor has a context of
 * their own.
 */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launchChromium();
  return launched;
}

/**
 * A browser with scrollbars, and with the back/forward cache, which a headless shell lacks: that loads the page again.
 * Playwright switches the cache off because it cannot follow a restored page: `goBack` waits for a load that never happens.
 */
export function browserAsOnComputers(): Promise<Browser> {
  launchedAsOnComputers ??= launchChromium({
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--hide-scrollbars'],
  });
  return launchedAsOnComputers;
}
