import { expect } from 'chai';
import { NEVER, Subject, throwError } from 'rxjs';

import { keepingLast, type Loading, loadingOf, loadingOfEach } from '../../../src/domain/kernel/loading.js';
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

  it('loads until the answer is there, takes an error for a state, and repeats the request on retry', () => {
    const { question, retry$, watched } = asked();
    const last = () => watched.values.at(-1);
    expect(watched.values).to.deep.equal([LOADING]);
    question.failWith(OFFLINE);
    expect(last()).to.deep.equal({ kind: 'failed', error: OFFLINE });
    retry$.next();
    expect(last()).to.deep.equal(LOADING);
    question.answer('yes');
    expect([last(), watched.errors]).to.deep.equal([{ kind: 'ready', value: 'yes', renewing: false }, []]);
  });

  it('leaves an error visible while it asks again by itself, each time after one failure more', () => {
    const question = new Question<string>();
    const moment = new Subject<void>();
    const counted: unknown[] = [];
    const watched = watching(
      loadingOf(question.ask(), new Subject<void>(), (error, failures) => {
        counted.push([error, failures]);
        return moment;
      }),
    );
    question.failWith(OFFLINE);
    moment.next();
    question.failWith(OFFLINE);
    moment.next();
    question.answer('yes');
    expect(watched.values.map(({ kind }) => kind)).to.deep.equal(['loading', 'failed', 'failed', 'ready']);
    expect(counted).to.deep.equal([
      [OFFLINE, 1],
      [OFFLINE, 2],
    ]);
  });

  it('counts from the start once the visitor has asked again', () => {
    const question = new Question<string>();
    const retry$ = new Subject<void>();
    const counted: number[] = [];
    const watched = watching(
      loadingOf(question.ask(), retry$, (_error, failures) => {
        counted.push(failures);
        return NEVER;
      }),
    );
    question.failWith(OFFLINE);
    retry$.next();
    question.failWith(OFFLINE);
    expect(counted).to.deep.equal([1, 1]);
    expect(watched.values.map(({ kind }) => kind)).to.deep.equal(['loading', 'failed', 'loading', 'failed']);
  });

  it('shows no error for a request that the browser aborted because the page was left, and asks again', () => {
    const { question, watched } = asked();
    question.failWith({ kind: 'offline', left: true });
    question.answer('yes');
    expect(watched.values.map(({ kind }) => kind)).to.deep.equal(['loading', 'ready']);
  });

  it('abandons a question that is asked anew', () => {
    const { question, retry$, watched } = asked();
    retry$.next();
    expect(question.waiting).to.equal(1);
    expect(question.asked).to.equal(2);
    watched.stop();
    expect(question.waiting).to.equal(0);
  });

  it('keeps the cause of whatever else is thrown', () => {
    const cause = new TypeError('x');
    const watched = watching(
      loadingOf(
        throwError(() => cause),
        new Subject<void>(),
      ),
    );
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'failed', error: { kind: 'fault', cause } });
  });

  it('says that what was asked for by its id is gone', () => {
    const { question, watched } = asked();
    question.failWith({ kind: 'missing', message: '资源不存在' });
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'gone' });
  });
});

describe('loadingOfEach', () => {
  function asked() {
    const inputs = new Subject<number>();
    const question = new Question<string>();
    const options: number[] = [];
    const states$ = loadingOfEach(
      inputs,
      (input) => {
        options.push(input);
        return question.ask();
      },
      new Subject<void>(),
    );
    return { inputs, question, options, states$ };
  }

  it('asks for each new input once, and lets an older answer never show', () => {
    const { inputs, question, options, states$ } = asked();
    const watched = watching(states$);
    inputs.next(1);
    inputs.next(1);
    inputs.next(2);
    expect(options).to.deep.equal([1, 2]);
    expect(question.waiting).to.equal(1);
    question.answer('two');
    inputs.next(3);
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'loading' });
  });

  it('keeps the last list on view, marked as old, until the next is there', () => {
    const { inputs, question, states$ } = asked();
    const watched = watching<Loading<string>>(states$.pipe(keepingLast()));
    inputs.next(1);
    question.answer('one');
    inputs.next(2);
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'ready', value: 'one', renewing: true });
    question.answer('two');
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'ready', value: 'two', renewing: false });
    inputs.next(3);
    question.failWith({ kind: 'offline' });
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'failed', error: { kind: 'offline' } });
    inputs.next(4);
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'loading' });
  });
});
