import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';

import { ON_PHONE, VISITOR } from './in-context.js';
import { type Noticed, probe, type Sight } from './probe.js';
import { WireCount } from './wire-count.js';

/** How long a visitor views a page before they act. A site has finished its prefetching by then. */
const VIEWING_MS = 2500;
const TIME_LIMIT_MS = 60_000;
const LONG_TASK_MS = 50;

/** A tab with the probe installed. */
export class Tab {
  private constructor(
    readonly page: Page,
    readonly devtools: CDPSession,
    readonly wire: WireCount,
  ) {}

  static async open(
    context: BrowserContext,
    profile: Profile,
    sights: Readonly<Record<string, Sight>> = {},
  ): Promise<Tab> {
    const page = await context.newPage();
    page.setDefaultTimeout(TIME_LIMIT_MS);
    page.setDefaultNavigationTimeout(TIME_LIMIT_MS);
    const devtools = await context.newCDPSession(page);
    await throttle(devtools, profile);
    // tsx inserts calls of `__name` into functions; the page needs a definition of it.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(probe, sights);
    return new Tab(page, devtools, new WireCount(devtools));
  }

  /** Opens an address and waits until the network is idle. */
  async goTo(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'networkidle' });
  }

  noticed(): Promise<Noticed> {
    return this.page.evaluate(() => window.bench.noticed());
  }

  /** What the page itself has noticed, as figures with this prefix. */
  async paints<const Prefix extends string>(prefix: Prefix) {
    const { firstContent, largestContent, longTasks } = await this.noticed();
    return {
      ...(firstContent !== undefined && { [`${prefix}first-content`]: firstContent }),
      ...(largestContent !== undefined && { [`${prefix}largest-content`]: largestContent }),
      [`${prefix}longest-task`]: Math.max(0, ...longTasks),
      [`${prefix}blocking`]: longTasks.reduce((sum, duration) => sum + duration - LONG_TASK_MS, 0),
    } as Partial<Record<`${Prefix}${'first-content' | 'largest-content' | 'longest-task' | 'blocking'}`, number>>;
  }

  /** The time at which a sight that was searched from the beginning was painted; waits for it. */
  sighted(name: string): Promise<number> {
    return this.withinTimeLimit(
      this.page.evaluate(
        (of) => window.bench.sightings[of] ?? Promise.reject(new Error('The element was not searched')),
        name,
      ),
      name,
    );
  }

  /** The time from the press or key in `action` until the sight is painted. */
  async from(action: () => Promise<unknown>, sight: Sight): Promise<number> {
    await this.page.evaluate((searched) => {
      window.bench.sightings.searched = window.bench.sees(searched);
    }, sight);
    await action();
    const at = await this.sighted('searched');
    return at - (await this.page.evaluate(() => window.bench.pressedAt));
  }

  /** The time from the press in `action` until a video plays. */
  async untilPlaying(action: () => Promise<unknown>): Promise<number> {
    await this.page.evaluate(() => {
      window.bench.sightings.playing = window.bench.plays();
    });
    await action();
    const at = await this.sighted('playing');
    return at - (await this.page.evaluate(() => window.bench.pressedAt));
  }

  /** Interaction to next paint of the press or key in `action`. */
  async press(action: () => Promise<unknown>, last: 'click' | 'input' = 'click'): Promise<number> {
    await this.page.evaluate((type) => {
      window.bench.sightings.answer = window.bench.answers(type);
    }, last);
    await action();
    return this.sighted('answer');
  }

  /** Goes back, as the browser's button does. */
  async goBack(): Promise<void> {
    await this.page.evaluate(() => {
      window.bench.pressedAt = performance.now();
      history.back();
    });
  }

  /** Waits as long as a visitor views a page. */
  async viewed(): Promise<void> {
    await wait(VIEWING_MS);
  }

  private withinTimeLimit<T>(sighting: Promise<T>, name: string): Promise<T> {
    const end = new AbortController();
    const late = wait(TIME_LIMIT_MS, undefined, { signal: end.signal }).then(
      () => {
        throw new Error(`${name} is not visible at ${this.page.url()} within ${String(TIME_LIMIT_MS / 1000)} s`);
      },
      () => new Promise<never>(() => undefined),
    );
    return Promise.race([sighting, late]).finally(() => {
      end.abort();
    });
  }
}

export type Profile = keyof typeof LINES | 'unthrottled';

/** 1.6 Mbit/s and 150 ms round trip: a shared classroom line, or slow 4G. */
const LINE = { bytesPerSecond: 1_600_000 / 8, latencyMs: 150 };

/** A cheap laptop and a cheap phone: a quarter and a sixth of the processor. */
const LINES = { slow: { ...LINE, slowdown: 4 }, phone: { ...LINE, slowdown: 6 } };

/** The profiles in words, for the results. */
export const PROFILES = [
  `slow: ${inWords(LINES.slow, VISITOR.viewport)}`,
  `phone: ${inWords(LINES.phone, ON_PHONE.viewport)}, touch`,
].join('; ');

function inWords(
  { bytesPerSecond, latencyMs, slowdown }: (typeof LINES)['slow'],
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const line = `${String((bytesPerSecond * 8) / 1e6)} Mbit/s, ${String(latencyMs)} ms round trip`;
  return `${line}, 1/${String(slowdown)} of the processor, ${String(width)} × ${String(height)} px`;
}

/** Must be called before the tab navigates. */
async function throttle(devtools: CDPSession, profile: Profile): Promise<void> {
  await devtools.send('Network.enable');
  if (profile === 'unthrottled') return;
  const { latencyMs, bytesPerSecond, slowdown } = LINES[profile];
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
