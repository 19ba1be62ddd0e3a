import type { Browser } from 'playwright-core';

import type { FigureName, Measured } from './figures.js';

/** A site as the scenarios see it. */
export interface Site {
  readonly name: string;
  /** Without a closing slash. */
  readonly url: string;
}

/** One action of a visitor, and the figures that it measures. */
export interface Scenario {
  readonly figures: readonly FigureName[];
  measure(browser: Browser, site: Site): Promise<Measured>;
}
