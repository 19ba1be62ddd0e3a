import { describe } from 'mocha';

import type { Generation } from '../../../src/domain/site/system-config.js';
import { type BrowserRig, browserRig } from './rig.js';

/** Runs a suite against a server of each generation, with the same build (docs/spec/README.md#generations). */
export function onBothGenerations(title: string, suite: (rig: BrowserRig, generation: Generation) => void): void {
  for (const generation of [1, 2] as const) {
    describe(`${title}, generation ${String(generation)}`, () => {
      suite(browserRig({ generation }), generation);
    });
  }
}
