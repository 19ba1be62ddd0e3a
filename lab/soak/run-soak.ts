import { setTimeout as delay } from 'node:timers/promises';

import { STORED_KEYS } from '../../src/domain/session/stored-keys.js';
import { launchChromium } from '../../test/support/browser/launch.js';
import { Leftovers } from '../../test/support/browser/leftovers.js';
import { startPreview } from '../../tools/preview/preview-server.js';
import { figures, type HeldResources, isFlat } from './figures.js';
import type { Soak, Stage } from './soak.js';

/** Measurements after the first one: enough to distinguish a leak from growth that ends. */
const LAPS = 4;
const IDLE_LIMIT_MS = 30_000;
/**
 * In real time: the player hides its controls three seconds after the start of playback, even when it is not visible.
 */
const AT_REST_MS = 5000;
const LOOK_EVERY_MS = 500;
/** A timer that still runs after this time belongs to the page and is counted. */
const PERMANENT_TIMER_MS = 10_000;
/**
 * V8 optimizes frequent functions over thousands of rounds and discards code that has not run for a while: machine code
 * alone grew by 300 bytes for each opened dialog (docs/long-life.md). Without both, only our own growth is measured.
 */
const FIXED_CODE = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode';

/** Runs the rounds on the production build and prints the measurements. Resolves with whether they are flat. */
export async function runSoak(soak: Soak, times: number, print: (line: string) => void): Promise<boolean> {
  const preview = await startPreview();
  const browser = await launchChromium({ moreArgs: [FIXED_CODE] });
  try {
    const token = soak.signedInAs && preview.site.engine.controls.signIn(soak.signedInAs);
    const localStorage = token ? [{ name: STORED_KEYS.token.name, value: token }] : [];
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'zh-CN',
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: preview.url, localStorage }] },
    });
    const page = await context.newPage();
    if (soak.ownClock) await page.clock.install();
    const stage: Stage = { page, preview, leftovers: await Leftovers.of(page) };
    const debug = await context.newCDPSession(page);
    await page.goto(preview.url + soak.path);
    await soak.begin(stage);

    let done = 0;
    const go = async (rounds: number): Promise<HeldResources> => {
      for (const end = done + rounds; done < end; done += 1) await soak.round(stage, done);
      // With a debugger attached, Chromium stores up to a thousand console messages with all objects that they refer
      // to.
      await debug.send('Runtime.discardConsoleEntries');
      return held(stage, soak.restless ? 0 : AT_REST_MS);
    };
    const rounds = Math.max(LAPS, Math.ceil(times / soak.timesARound));
    // At least one lap, because the engine collects type feedback of frequent code for hundreds of rounds.
    const warmUp = Math.max(Math.min(soak.warmUp, rounds), Math.ceil(rounds / LAPS));
    const looks = [await go(warmUp)];
    for (let lap = 0; lap < LAPS; lap += 1) {
      looks.push(await go(Math.floor(((lap + 1) * rounds) / LAPS) - Math.floor((lap * rounds) / LAPS)));
    }
    const count = (of: number): string => `${String(of * soak.timesARound)} ${soak.unit}`;
    print(`${soak.title}: ${count(rounds)} after ${count(warmUp)} to warm up`);
    for (const line of figures(looks)) print(line);
    print(isFlat(looks) ? 'flat' : 'NOT FLAT: something is not released');
    return isFlat(looks);
  } finally {
    await browser.close();
    await preview.close();
  }
}

/**
 * Measures when no request is pending and the measurements have been equal for a while: a later render may release
 * memory of an earlier one.
 */
async function held({ leftovers }: Stage, atRestMs: number): Promise<HeldResources> {
  const began = performance.now();
  let before = await leftovers.now();
  let same = began;
  for (;;) {
    await delay(LOOK_EVERY_MS);
    const now = await leftovers.now();
    const time = performance.now();
    if (now.requests > 0 || now.nodes !== before.nodes || now.listeners !== before.listeners) same = time;
    if (time - same > atRestMs && (now.timers === 0 || time - began > PERMANENT_TIMER_MS)) return now;
    if (time - began > IDLE_LIMIT_MS) throw new Error('The page never becomes idle');
    before = now;
  }
}
