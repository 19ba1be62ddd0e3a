import { expect } from 'chai';

import { type CallFacts, factsFor } from '../../lab/recorded/facts.js';
import { committedFacts } from '../../lab/recorded/facts-file.js';
import { GENERATION_NAMES } from '../../lab/recorded/generation-name.js';
import { shapeFromJson } from '../../lab/recorded/shape-json.js';
import { GATEWAY_QUESTIONS, type GatewayQuestion } from './gateway-questions.js';
import { samplesOf } from './samples-of-shape.js';
import { fieldsNotSent, misunderstandings } from './understood.js';

const FACTS = committedFacts();

/** Every request, with generated answers of all the shapes that real servers have sent. */
const HELD = GATEWAY_QUESTIONS.map((question) => ({
  ...question,
  samples: GENERATION_NAMES.flatMap((generation) => samplesOfFacts(factsFor(FACTS, question.call, generation))),
}));

describe('Every decoder understands what real servers were seen to send', () => {
  it('is held against them, but for the few calls to which nobody saw a success', () => {
    const namesOf = (questions: readonly GatewayQuestion[]) => questions.map(({ name }) => name);
    expect(namesOf(HELD.filter(({ samples }) => samples.length === 0))).to.deep.equal(
      namesOf(HELD.filter(({ gaps }) => gaps.neverSeen)),
    );
  });

  for (const { samples, ...question } of HELD.filter(({ samples: { length } }) => length > 0)) {
    const { name, read, gaps } = question;
    it(`${name}: ${question.call}`, () => {
      expect(misunderstandings(question, samples)).to.deep.equal([]);
      expect(fieldsNotSent(read, samples), 'sent by no server').to.deep.equal(gaps.askedInVain ?? []);
    });
  }
});

function samplesOfFacts(facts: CallFacts | undefined): readonly unknown[] {
  return facts?.data === undefined ? [] : samplesOf(shapeFromJson(facts.data));
}
