import { breadthUnless } from '../../test/support/breadth.js';
import { searchRaces } from './search.js';

/** Few enough for every test run, and always the same; `npm run races` searches more. */
const SEARCHES = [
  { sequences: 40, seed: 16 },
  { sequences: 100, seed: 17 },
];

describe('Whatever visitors, tabs, clock, server and network do,', function () {
  // It takes seconds on an idle machine, and a busy one may be much slower.
  this.timeout(600_000);
  for (const generation of [1, 2] as const)
    for (const [index, search] of SEARCHES.entries())
      it(`the site ends in a state that the specification allows, generation ${String(generation)}${breadthUnless(index === 0)}`, () =>
        searchRaces({ generation, ...search }));
});
