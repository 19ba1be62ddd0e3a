import type { Browser, Page } from 'playwright-core';

import type { Shot } from './shot.js';

/** Takes screenshots of a catalogue, in a tab of its own. */
export class CatalogueTab {
  private constructor(
    private readonly page: Page,
    private readonly catalogueUrl: string,
    private readonly timeoutMs: number,
  ) {}

  /** `timeoutMs` is the time limit for reaching a state. */
  static async open(browser: Browser, catalogueUrl: string, timeoutMs = 15_000): Promise<CatalogueTab> {
    const context = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce', deviceScaleFactor: 1 });
    return new CatalogueTab(await context.newPage(), catalogueUrl, timeoutMs);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  /**
   * The same state looks the same each time (`differenceOf`): the catalogue has its own clock and random numbers, and
   * nothing is animated.
   */
  async take({ stateId, width, height, scheme }: Shot): Promise<Buffer> {
    await this.page.setViewportSize({ width, height });
    await this.page.emulateMedia({ colorScheme: scheme });
    await this.page.goto(`${this.catalogueUrl}/?state=${stateId}`);
    await this.reached(stateId);
    return this.page.screenshot({ animations: 'disabled', caret: 'hide' });
  }

  private async reached(stateId: string): Promise<void> {
    const reached = this.page.locator('html[data-catalogue=reached]');
    await reached.waitFor({ state: 'attached', timeout: this.timeoutMs }).catch(async () => {
      const step = await this.page.locator('html').getAttribute('data-catalogue');
      throw new Error(`${stateId} is not reached. Its next step: ${step ?? 'begin'}`);
    });
  }
}
