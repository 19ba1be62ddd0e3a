import { expect } from 'chai';
import { NEVER, Subject, throwError } from 'rxjs';

import { keepingLast, type Loading, loadingOf, loadingOfEach } from '../../../src/domain/kernel/loading.js';
import { FakeRequest } from '../../support/question.js';
import { watching } from '../../support/watching.js';

describe('loadingOf', () => {
  const LOADING = { kind: 'loading' };
  const OFFLINE = { kind: 'offline' } as const;

  function setUp() {
    const question = new FakeRequest<string>();
    const retry$ = new Subject<void>();
    return { question, retry$, watched: watching(loadingOf(question.ask(), retry$)) };
  }

  it('is loading until the answer arrives, turns an error into a state, and repeats the request on retry', () => {
    const { question, retry$, watched } = setUp();
    const last = () => watched.values.at(-1);
    expect(watched.values).to.deep.equal([LOADING]);
    question.failWith(OFFLINE);
    expect(last()).to.deep.equal({ kind: 'failed', error: OFFLINE });
    retry$.next();
    expect(last()).to.deep.equal(LOADING);
    question.answer('yes');
    expect([last(), watched.errors]).to.deep.equal([{ kind: 'ready', value: 'yes', renewing: false }, []]);
  });

  it('keeps an error visible during automatic retries, and counts the failures', () => {
    const question = new FakeRequest<string>();
    const retrySignal = new Subject<void>();
    const counted: unknown[] = [];
    const watched = watching(
      loadingOf(question.ask(), new Subject<void>(), (error, failures) => {
        counted.push([error, failures]);
        return retrySignal;
      }),
    );
    question.failWith(OFFLINE);
    retrySignal.next();
    question.failWith(OFFLINE);
    retrySignal.next();
    question.answer('yes');
    expect(watched.values.map(({ kind }) => kind)).to.deep.equal(['loading', 'failed', 'failed', 'ready']);
    expect(counted).to.deep.equal([
      [OFFLINE, 1],
      [OFFLINE, 2],
    ]);
  });

  it('counts the failures from 1 again after a retry by the visitor', () => {
    const question = new FakeRequest<string>();
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

  it('shows no error for a request that the browser aborted on leaving the page, and requests again', () => {
    const { question, watched } = setUp();
    question.failWith({ kind: 'offline', left: true });
    question.answer('yes');
    expect(watched.values.map(({ kind }) => kind)).to.deep.equal(['loading', 'ready']);
  });

  it('cancels the running request on a retry, and when its subscriber unsubscribes', () => {
    const { question, retry$, watched } = setUp();
    retry$.next();
    expect(question.waiting).to.equal(1);
    expect(question.asked).to.equal(2);
    watched.stop();
    expect(question.waiting).to.equal(0);
  });

  it('turns any other thrown value into a fault with its cause', () => {
    const cause = new TypeError('x');
    const watched = watching(
      loadingOf(
        throwError(() => cause),
        new Subject<void>(),
      ),
    );
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'failed', error: { kind: 'fault', cause } });
  });

  it('reports that a resource that was requested by its id is missing', () => {
    const { question, watched } = setUp();
    question.failWith({ kind: 'missing', message: '资源不存在' });
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'gone' });
  });
});

describe('loadingOfEach', () => {
  function setUp() {
    const inputs = new Subject<number>();
    const question = new FakeRequest<string>();
    const requestedInputs: number[] = [];
    const states$ = loadingOfEach(
      inputs,
      (input) => {
        requestedInputs.push(input);
        return question.ask();
      },
      new Subject<void>(),
    );
    return { inputs, question, requestedInputs, states$ };
  }

  it('requests each new input once, and never shows the answer for an older input', () => {
    const { inputs, question, requestedInputs, states$ } = setUp();
    const watched = watching(states$);
    inputs.next(1);
    inputs.next(1);
    inputs.next(2);
    expect(requestedInputs).to.deep.equal([1, 2]);
    expect(question.waiting).to.equal(1);
    question.answer('two');
    inputs.next(3);
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'loading' });
  });

  it('keeps the last list visible, marked as old, until the next list arrives', () => {
    const { inputs, question, states$ } = setUp();
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
