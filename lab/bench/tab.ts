import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';

import { type Noticed, probe, type Sight } from './probe.js';
import { type Profile, throttle } from './profile.js';
import { WireCount } from './wire-count.js';

/** So long a visitor looks at a page before they do something: what a site does ahead, it has done by then. */
const LOOKED_AT_MS = 2500;
const PATIENCE_MS = 60_000;

/** One tab that is watched by the probe. */
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
    page.setDefaultTimeout(PATIENCE_MS);
    page.setDefaultNavigationTimeout(PATIENCE_MS);
    const devtools = await context.newCDPSession(page);
    await throttle(devtools, profile);
    // What tsx makes of a function names its inner ones with this.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(probe, sights);
    return new Tab(page, devtools, new WireCount(devtools));
  }

  /** Goes to an address and waits until the network is quiet. */
  async goTo(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'networkidle' });
  }

  noticed(): Promise<Noticed> {
    return this.page.evaluate(() => window.bench.noticed());
  }

  /** When a sight that was looked for from the beginning was painted; waits for it. */
  sighted(name: string): Promise<number> {
    return this.inTime(
      this.page.evaluate((of) => window.bench.sightings[of] ?? Promise.reject(new Error('not looked for')), name),
      name,
    );
  }

  /** How long it takes from a press or a key that `deed` brings about until the sight is painted. */
  async from(deed: () => Promise<unknown>, sight: Sight): Promise<number> {
    await this.page.evaluate((wanted) => {
      window.bench.sightings.wanted = window.bench.sees(wanted);
    }, sight);
    await deed();
    const at = await this.sighted('wanted');
    return at - (await this.page.evaluate(() => window.bench.pressedAt));
  }

  /** Back, as the button of the browser does it. */
  async goBack(): Promise<void> {
    await this.page.evaluate(() => {
      window.bench.pressedAt = performance.now();
      history.back();
    });
  }

  /** The visitor looks at what is there. */
  async lookedAt(): Promise<void> {
    await wait(LOOKED_AT_MS);
  }

  private inTime<T>(sighting: Promise<T>, name: string): Promise<T> {
    const end = new AbortController();
    const late = wait(PATIENCE_MS, undefined, { signal: end.signal }).then(
      () => {
        throw new Error(`${name} is not to be seen at ${this.page.url()} within ${String(PATIENCE_MS / 1000)} s`);
      },
      () => new Promise<never>(() => undefined),
    );
    return Promise.race([sighting, late]).finally(() => {
      end.abort();
    });
  }
}
