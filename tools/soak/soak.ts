import type { Page } from 'playwright-core';

/** Something that visitors do for hours, done again and again in a real browser, to see what a page holds on to. */
export interface Soak {
  /** For whoever reads the figures. */
  readonly title: string;
  /** Where it takes place. */
  readonly path: string;
  /** Mobile of a seeded account; a stranger without. */
  readonly signedInAs?: string;
  /** Rounds before the first look, in which code is compiled and buffers are filled. */
  readonly warmUp: number;
  /** Rounds between the two looks. */
  readonly rounds: number;
  /** Once, when the page is there. */
  begin(page: Page): Promise<void>;
  /** Ends as it began: what is held on to is looked at between rounds. */
  round(page: Page): Promise<void>;
}
