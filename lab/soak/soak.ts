import type { Page } from 'playwright-core';

import type { Leftovers } from '../../test/support/browser/leftovers.js';
import type { Preview } from '../../tools/preview/preview-server.js';

/** Where a soak takes place: a page of the build, and the pretend site in front of which it stands. */
export interface Stage {
  readonly page: Page;
  readonly preview: Preview;
  readonly leftovers: Leftovers;
}

/** Something that visitors do for hours, done again and again in a real browser, to see what a page holds on to. */
export interface Soak {
  /** For whoever reads the figures. */
  readonly title: string;
  /** What is counted. */
  readonly unit: string;
  /** How many of them there are when nobody wishes for another number. */
  readonly times: number;
  /** How many of them a round makes. */
  readonly timesARound: number;
  /** Rounds before the first look, in which code is compiled and buffers are filled. */
  readonly warmUp: number;
  /** Where it takes place. */
  readonly path: string;
  /** Mobile of a seeded account; a stranger without. */
  readonly signedInAs?: string;
  /** Time passes when the soak lets it. */
  readonly ownClock?: true;
  /** Something goes on all the time: the page is looked at as soon as two looks agree. */
  readonly restless?: true;
  /** Once, when the page is there. */
  begin(stage: Stage): Promise<unknown>;
  /** Ends as it began: what is held on to is looked at between rounds. The warm-up begins with round 0. */
  round(stage: Stage, round: number): Promise<unknown>;
}
