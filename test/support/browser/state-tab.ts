import type { Page } from 'playwright-core';

import type { CatalogueState } from '../../../demo/catalogue/catalogue-state.js';
import { addressOfState } from '../../../demo/catalogue/state-request.js';

const STATES_PER_DOCUMENT = 25;

/** A tab that shows one state of the catalogue after the other, most of them in the document of the last one. */
export class StateTab {
  private shown = 0;

  constructor(
    private readonly page: Page,
    private readonly catalogueUrl: string,
  ) {}

  /** Rejects with the step that is never over. */
  async show(state: CatalogueState): Promise<void> {
    const address = addressOfState(state);
    if (this.shown % STATES_PER_DOCUMENT === 0) await this.page.goto(this.catalogueUrl + address);
    else await this.page.evaluate((query) => window.showState?.(query), address.slice(1));
    this.shown += 1;
    const reached = this.page.locator('html[data-catalogue=reached]');
    await reached.waitFor({ state: 'attached', timeout: 15_000 }).catch(async () => {
      this.loadAgain();
      const step = await this.page.evaluate(() => document.documentElement.dataset.catalogue);
      throw new Error(`the step is never over: ${step ?? ''}`);
    });
  }

  /** The next state gets a new document, whatever hangs in this one. */
  loadAgain(): void {
    this.shown = 0;
  }
}
