import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

import { ALL_STATES } from '../../demo/catalogue/all-states.js';
import { launchChromium } from '../../test/support/browser/launch.js';
import { readArguments } from './arguments.js';
import { compareSets } from './compare-sets.js';
import { everyShot, README_SHOTS, type Shot } from './shot.js';
import { lineOf, writeReport } from './report.js';
import { takeScreenshots } from './take-screenshots.js';

const USAGE = `Usage: npm run screenshots                the screenshots of the README, in docs/screenshots
       npm run screenshots -- --all       every state at every width, light and dark, in .screenshots/last
       npm run screenshots -- --compare   the same in .screenshots/now, and the differences from the last set
       add --only dialogs/scan            for the states whose id begins with this`;

const FOLDERS = { before: '.screenshots/last', after: '.screenshots/now' };

try {
  const { what, only } = readArguments(process.argv.slice(2));
  const browser = await launchChromium();
  try {
    if (what === 'readme') await takeScreenshots(browser, README_SHOTS, 'docs/screenshots');
    else if (what === 'all') await takeSet(browser, everyShot(ALL_STATES, only), FOLDERS.before);
    else process.exitCode = await compare(browser, everyShot(ALL_STATES, only));
  } finally {
    await browser.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exitCode = 1;
}

/** A partial set replaces only its own files. */
async function takeSet(browser: Browser, shots: readonly Shot[], folder: string): Promise<void> {
  if (shots.length === everyShot(ALL_STATES, '').length) await rm(folder, { recursive: true, force: true });
  await takeScreenshots(browser, shots, folder);
  console.log(`${String(shots.length)} screenshots in ${folder}`);
}

/** The exit code: 1 when a screenshot differs. */
async function compare(browser: Browser, shots: readonly Shot[]): Promise<0 | 1> {
  await takeSet(browser, shots, FOLDERS.after);
  const changes = await compareSets(browser, shots, FOLDERS);
  for (const change of changes) console.log(lineOf(change));
  console.log(`${String(changes.length)} have changed: ${await writeReport(changes)}`);
  return changes.length === 0 ? 0 : 1;
}
