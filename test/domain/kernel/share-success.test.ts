import { expect } from 'chai';
import { firstValueFrom } from 'rxjs';

import { shareSuccess } from '../../../src/domain/kernel/streams.js';
import { Question } from '../../support/question.js';
import { watching } from '../../support/watching.js';

describe('shareSuccess', () => {
  it('asks for the first, and gives the answer to everybody after (lesson 4)', () => {
    const question = new Question<string>();
    const answer$ = question.ask().pipe(shareSuccess());
    expect(question.asked).to.equal(0);
    const early = [watching(answer$), watching(answer$)];
    question.answer('yes');
    const late = watching(answer$);
    for (const { values, completed } of [...early, late]) {
      expect(values).to.deep.equal(['yes']);
      expect(completed).to.equal(true);
    }
    expect(question.asked).to.equal(1);
  });

  it('asks anew after a failure', () => {
    const question = new Question<string>();
    const answer$ = question.ask().pipe(shareSuccess());
    const unlucky = watching(answer$);
    question.failWith({ kind: 'offline' });
    expect(unlucky.errors).to.deep.equal([{ kind: 'offline' }]);
    const next = watching(answer$);
    question.answer('yes');
    expect(next.values).to.deep.equal(['yes']);
  });

  it('asks anew after nobody waited for the answer any more', () => {
    const question = new Question<string>();
    const answer$ = question.ask().pipe(shareSuccess());
    watching(answer$).stop();
    expect(question.waiting).to.equal(0);
    const next = watching(answer$);
    question.answer('yes');
    expect(next.values).to.deep.equal(['yes']);
  });

  it('does not ask again when the first left with the answer in hand', async () => {
    const question = new Question<string>();
    const answer$ = question.ask().pipe(shareSuccess());
    const first = firstValueFrom(answer$);
    question.answer('yes');
    expect(await first).to.equal('yes');
    expect(watching(answer$).values).to.deep.equal(['yes']);
    expect(question.asked).to.equal(1);
  });
});
