import type { Page } from 'playwright-core';

import type { Leftovers } from '../../test/support/browser/leftovers.js';
import type { Preview } from '../../tools/preview/preview-server.js';

/** The environment of a soak: a page of the build, and its demo server. */
export interface Stage {
  readonly page: Page;
  readonly preview: Preview;
  readonly leftovers: Leftovers;
}

/** An action of visitors, repeated for hours in a real browser to find memory leaks. */
export interface Soak {
  /** Printed with the figures. */
  readonly title: string;
  /** The unit that is counted. */
  readonly unit: string;
  /** The default number of units. */
  readonly times: number;
  /** The number of units in one round. */
  readonly timesARound: number;
  /** Rounds before the first measurement, in which code is compiled and buffers are filled. */
  readonly warmUp: number;
  /** The first page. */
  readonly path: string;
  /** Mobile of a seeded account; without it the visitor is anonymous. */
  readonly signedInAs?: string;
  /** The soak advances the clock of the page itself. */
  readonly ownClock?: true;
  /** The page never becomes idle: it is measured as soon as two measurements agree. */
  readonly restless?: true;
  /** Called once, when the page is loaded. */
  begin(stage: Stage): Promise<unknown>;
  /**
   * Must end in the state in which it began, because memory is measured between rounds. The warm-up starts with round
   * 0.
   */
  round(stage: Stage, round: number): Promise<unknown>;
}
