import { expect } from 'chai';

import { callOfPattern } from '../../../lab/recorded/call-of-request.js';
import { factsFor, factsOfCall } from '../../../lab/recorded/facts.js';
import { committedFacts } from '../../../lab/recorded/facts-file.js';
import { GENERATION_NAMES, generationOf } from '../../../lab/recorded/generation-name.js';
import { ROUTES } from '../../../demo/server/routes.js';
import { excusedDifferences } from './excuses.js';
import { SCENES } from './scenes.js';
import { unlikeReal } from './unlike-real.js';
import { Visit } from './visit.js';

const FACTS = committedFacts();

/** Every call with recordings of real servers and a scene, once for each generation. */
const HELD = Object.entries(SCENES).flatMap(([call, scene]) =>
  GENERATION_NAMES.flatMap((generation) => {
    const real = factsFor(FACTS, call, generation);
    return real ? [{ call, scene, generation, real }] : [];
  }),
);

describe('The pretend HTTP server says what real servers were seen to say', () => {
  it('is held against them in every call that it knows and that they were seen to answer', () => {
    const known = ROUTES.map(({ method, path }) => callOfPattern(method, path));
    expect(known.filter((call) => call in FACTS.calls && !(call in SCENES))).to.deep.equal([]);
  });

  it('knows a call in the generations that were seen to answer it, and in no other', () => {
    const known = ROUTES.flatMap(({ method, path, generation: only }) =>
      GENERATION_NAMES.filter((name) => (only ?? generationOf(name)) === generationOf(name)).map((name) => ({
        name,
        call: callOfPattern(method, path),
      })),
    );
    const unseen = known.filter(({ name, call }) => call in FACTS.calls && !factsFor(FACTS, call, name));
    expect(unseen).to.deep.equal([]);
  });

  for (const { call, scene, generation, real } of HELD) {
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
