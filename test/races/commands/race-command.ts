import type { AsyncCommand } from 'fast-check';

import { expectSound } from '../invariants/sound.js';
import type { RaceBrowser, Tab } from '../race-browser.js';

/** Nothing is foretold: what must hold is said of the browser itself. */
export type Model = Record<string, never>;

export type RaceCommand = AsyncCommand<Model, RaceBrowser>;

/** Something happens to the browser, or before it. */
export function happening(name: string, run: (browser: RaceBrowser) => void | Promise<void>): RaceCommand {
  return {
    check: () => true,
    run: async (_model, browser) => {
      await run(browser);
      await browser.settle();
      expectSound(browser);
    },
    toString: () => name,
  };
}

/** Something happens in a tab: in the first, or in the second. */
export function inTab(name: string, run: (tab: Tab, browser: RaceBrowser) => void): readonly RaceCommand[] {
  return ([0, 1] as const).map((place) =>
    happening(`${name} (tab ${String(place + 1)})`, (browser) => {
      run(browser.tabs[place], browser);
    }),
  );
}
