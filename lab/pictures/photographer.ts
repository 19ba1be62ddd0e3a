import type { Browser, Page } from 'playwright-core';

import type { Shot } from './shot.js';

const REACH_LIMIT_MS = 15_000;

/** Takes screenshots of a catalogue, in a tab of its own. */
export class Photographer {
  private constructor(
    private readonly page: Page,
    private readonly catalogueUrl: string,
  ) {}

  static async hired(browser: Browser, catalogueUrl: string): Promise<Photographer> {
    const context = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce', deviceScaleFactor: 1 });
    return new Photographer(await context.newPage(), catalogueUrl);
  }

  async dismiss(): Promise<void> {
    await this.page.context().close();
  }

  /**
   * The same state results in the same bytes: the catalogue has its own clock and random numbers, and nothing is
   * animated.
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
    await reached.waitFor({ state: 'attached', timeout: REACH_LIMIT_MS }).catch(async () => {
      const step = await this.page.locator('html').getAttribute('data-catalogue');
      throw new Error(`${stateId} is not reached. Its next step: ${step ?? 'begin'}`);
    });
  }
}
