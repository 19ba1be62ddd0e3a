import { searchRaces } from './search.js';

/** Few enough for every test run, and always the same; `npm run races` searches more. */
const SEQUENCES = 100;
const SEED = 16;

describe('Whatever visitors, tabs, clock, server and network do,', function () {
  // It takes seconds on an idle machine, and a busy one may be much slower.
  this.timeout(600_000);
  for (const generation of [1, 2] as const) {
    it(`the site ends in a state that the specification allows, generation ${String(generation)}`, () =>
      searchRaces({ generation, sequences: SEQUENCES, seed: SEED }));
  }
});
