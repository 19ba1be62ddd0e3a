import type { Page } from 'playwright-core';

import type { CatalogueState } from '../../../src/catalogue/catalogue-state.js';
import { widthsOf } from '../../../src/catalogue/screens.js';
import { audit } from './audit.js';
import { Noise } from './noise.js';
import { sharedBrowser } from './shared-browser.js';

const SCHEMES = ['light', 'dark'] as const;

/** The widths at which axe looks; that nothing is wider than the screen is looked at in all of them. */
const AUDITED: ReadonlySet<number> = new Set([360, 1440]);

/** Goes through a catalogue state by state, in a tab of its own, and writes down what is wrong. */
export class Inspector {
  private constructor(
    private readonly page: Page,
    private readonly noise: Noise,
    private readonly catalogueUrl: string,
  ) {}

  static async hired(catalogueUrl: string): Promise<Inspector> {
    const browser = await sharedBrowser();
    // Colours that are still on their way from one state to another would be judged half way.
    const context = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const noise = new Noise();
    await noise.listenTo(page);
    return new Inspector(page, noise, catalogueUrl);
  }

  async dismiss(): Promise<void> {
    await this.page.context().close();
  }

  /** All that is wrong with a state, narrow and wide, light and dark; empty when it is fine. */
  async inspect(state: CatalogueState): Promise<readonly string[]> {
    const [first = 360, ...others] = widthsOf(state);
    const findings: string[] = [];
    await this.resize(first);
    await this.page.goto(`${this.catalogueUrl}/?state=${state.id}`);
    await this.page.locator('html[data-catalogue=reached]').waitFor({ state: 'attached', timeout: 15_000 });
    for (const width of [first, ...others]) {
      await this.resize(width);
      findings.push(...(await this.lookAt(width)));
    }
    this.noise.expectOnly(...(state.noisy ? [/./] : []));
    return findings;
  }

  private async resize(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: 900 });
  }

  private async lookAt(width: number): Promise<readonly string[]> {
    const findings: string[] = [];
    const sideways = await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (sideways > 0) findings.push(`${String(width)}: ${String(sideways)} px wider than the screen`);
    if (!AUDITED.has(width)) return findings;
    for (const colorScheme of SCHEMES) {
      await this.page.emulateMedia({ colorScheme });
      const found = await audit(this.page);
      findings.push(...found.map((fault) => `${String(width)}, ${colorScheme}: ${fault}`));
    }
    return findings;
  }
}
