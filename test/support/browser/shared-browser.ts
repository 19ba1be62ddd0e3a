import { after } from 'mocha';
import type { Browser } from 'playwright-core';

import { launchChromium } from './launch.js';

let launched: Promise<Browser> | undefined;

// Registered outside any suite: closes the browser after the last file of the run.
after(async () => {
  await (await launched)?.close();
});

/** One browser for the whole run, started by the first test that needs it; every visitor has a context of their own. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launchChromium();
  return launched;
}
