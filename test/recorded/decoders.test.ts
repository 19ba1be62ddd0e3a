import { expect } from 'chai';

import { type CallFacts, factsFor } from './facts.js';
import { GENERATION_NAMES } from './recordings.js';
import { GATEWAY_REQUESTS, type GatewayRequest } from './gateway-requests.js';
import { samplesOf } from './samples-of-shape.js';
import { fieldsNotSent, misunderstandings } from './understood.js';

/** Every request, with generated answers of all the shapes that real servers have sent. */
const COMPARED = GATEWAY_REQUESTS.map((request) => ({
  ...request,
  samples: GENERATION_NAMES.flatMap((generation) => samplesOfFacts(factsFor(request.call, generation))),
}));

describe('Every decoder uses the recorded answers of real servers', () => {
  it('is compared with them, except for the few calls without a recorded success', () => {
    const namesOf = (requests: readonly GatewayRequest[]) => requests.map(({ name }) => name);
    expect(namesOf(COMPARED.filter(({ samples }) => samples.length === 0))).to.deep.equal(
      namesOf(COMPARED.filter(({ gaps }) => gaps.hasNoRecordedSuccess)),
    );
  });

  for (const { samples, ...request } of COMPARED.filter(({ samples: { length } }) => length > 0)) {
    const { name, read, gaps } = request;
    it(`${name}: ${request.call}`, () => {
      expect(misunderstandings(request, samples)).to.deep.equal([]);
      expect(fieldsNotSent(read, samples), 'fields that no server sends').to.deep.equal(gaps.missingInRecordings ?? []);
    });
  }
});

function samplesOfFacts(facts: CallFacts | undefined): readonly unknown[] {
  return facts?.data === undefined ? [] : samplesOf(facts.data);
}
