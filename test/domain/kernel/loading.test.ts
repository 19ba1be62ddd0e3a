import { expect } from 'chai';
import { Subject, throwError } from 'rxjs';

import { loadingOf } from '../../../src/domain/kernel/loading.js';
import { Question } from '../../support/question.js';
import { watching } from '../../support/watching.js';

describe('loadingOf', () => {
  const LOADING = { kind: 'loading' };
  const OFFLINE = { kind: 'offline' } as const;

  function asked() {
    const question = new Question<string>();
    const retry$ = new Subject<void>();
    return { question, retry$, watched: watching(loadingOf(question.ask(), retry$)) };
  }

  it('loads until the answer is there', () => {
    const { question, watched } = asked();
    expect(watched.values).to.deep.equal([LOADING]);
    question.answer('yes');
    expect(watched.values).to.deep.equal([LOADING, { kind: 'ready', value: 'yes' }]);
  });

  it('takes an error for a state, and asks again when told to', () => {
    const { question, retry$, watched } = asked();
    question.failWith(OFFLINE);
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'failed', error: OFFLINE });
    retry$.next();
    expect(watched.values.at(-1)).to.deep.equal(LOADING);
    question.answer('yes');
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'ready', value: 'yes' });
    expect(watched.errors).to.deep.equal([]);
  });

  it('abandons a question that is asked anew', () => {
    const { question, retry$, watched } = asked();
    retry$.next();
    expect(question.waiting).to.equal(1);
    expect(question.asked).to.equal(2);
    watched.stop();
    expect(question.waiting).to.equal(0);
  });

  it('has a name for whatever else is thrown', () => {
    const watched = watching(
      loadingOf(
        throwError(() => new TypeError('x')),
        new Subject<void>(),
      ),
    );
    expect(watched.values.at(-1)).to.deep.equal({
      kind: 'failed',
      error: { kind: 'malformed', where: 'TypeError: x' },
    });
  });
});
