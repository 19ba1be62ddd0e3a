import { expect } from 'chai';

import { callOf, callOfPattern, GENERATION_NAMES, generationOf, RECORDINGS } from '../recordings.js';
import { factsFor, factsOfCall } from '../facts.js';
import { ROUTES } from '../../../demo/site-server/routes.js';
import { excusedDifferences } from './excuses.js';
import { SCENES } from './scenes.js';
import { unlikeReal } from './unlike-real.js';
import { Visit } from './visit.js';

const RECORDED_CALLS = new Set(RECORDINGS.map(callOf));

/** Every call with recordings of real servers and a scene, once for each generation. */
const COMPARED = Object.entries(SCENES).flatMap(([call, scene]) =>
  GENERATION_NAMES.flatMap((generation) => {
    const real = factsFor(call, generation);
    return real ? [{ call, scene, generation, real }] : [];
  }),
);

describe('The demo server answers like the recorded real servers', () => {
  it('is compared with them in every call that both answer', () => {
    const known = ROUTES.map(({ method, path }) => callOfPattern(method, path));
    expect(known.filter((call) => RECORDED_CALLS.has(call) && !(call in SCENES))).to.deep.equal([]);
  });

  it('answers a call only in the generations that have recordings of it', () => {
    const known = ROUTES.flatMap(({ method, path, generation: only }) =>
      GENERATION_NAMES.filter((name) => (only ?? generationOf(name)) === generationOf(name)).map((name) => ({
        name,
        call: callOfPattern(method, path),
      })),
    );
    const unseen = known.filter(({ name, call }) => RECORDED_CALLS.has(call) && !factsFor(call, name));
    expect(unseen).to.deep.equal([]);
  });

  for (const { call, scene, generation, real } of COMPARED) {
    it(`${generation}: ${call}`, async () => {
      const visit = await Visit.to(generation);
      try {
        await scene(visit);
        const found = unlikeReal(factsOfCall(visit.recordingsOf(call)), real);
        expect(found).to.have.members(excusedDifferences(call, generation));
      } finally {
        await visit.close();
      }
    });
  }
});
