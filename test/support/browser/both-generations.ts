import { describe } from 'mocha';

import type { Generation } from '../../../src/domain/site/system-config.js';
import { breadthUnless } from '../breadth.js';
import { type BrowserRig, browserRig } from './rig.js';

/**
 * Runs a suite against a server of each generation, with the same build (docs/spec/README.md#generations): `main` in
 * `npm test`, the other in `npm run test:all`. Tests of one generation alone belong to `main`.
 */
export function onBothGenerations(
  title: string,
  main: Generation,
  suite: (rig: BrowserRig, generation: Generation) => void,
): void {
  for (const generation of [1, 2] as const) {
    describe(`${title}, generation ${String(generation)}${breadthUnless(generation === main)}`, () => {
      suite(browserRig({ generation }), generation);
    });
  }
}
