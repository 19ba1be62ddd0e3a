import { searchRaces } from './search.js';

/** As many as are done in a moment, always the same: `npm run races` searches on. */
const SEQUENCES = 100;
const SEED = 16;

describe('whatever visitors, tabs, clock, server and network do', function () {
  // Seconds on an idle machine, and nobody knows how busy one is.
  this.timeout(600_000);
  for (const generation of [1, 2] as const) {
    it(`the site ends in a state that the specification names, generation ${String(generation)}`, async () => {
      await searchRaces({ generation, sequences: SEQUENCES, seed: SEED });
    });
  }
});
