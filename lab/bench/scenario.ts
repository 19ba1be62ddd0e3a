import type { Browser } from 'playwright-core';

import type { FigureName, Measured } from './figures.js';

/** A site as the scenarios meet it. */
export interface Site {
  readonly name: string;
  /** Without a closing slash. */
  readonly url: string;
}

/** One thing that a visitor does, and the figures that it gives. */
export interface Scenario {
  readonly figures: readonly FigureName[];
  measure(browser: Browser, site: Site): Promise<Measured>;
}
