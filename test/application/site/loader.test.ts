import { expect } from 'chai';
import { NEVER, of, Subject, throwError } from 'rxjs';

import { ErrorReporter } from '../../../src/application/site/error-reporter.js';
import { showingPrevious, Loader } from '../../../src/application/site/loader.js';
import type { Recovery } from '../../../src/domain/errors/recovery.js';
import type { Loading } from '../../../src/domain/kernel/loading.js';
import { aLoader, RecordingLog, RecordingNotifier } from '../../support/recorders.js';
import { aRecovery } from '../../support/a-recovery.js';
import { FakeRequest } from '../../support/fake-request.js';
import { watching } from '../../support/watching.js';

const NO_RETRIES = new Subject<void>();

/** A loader that retries by itself. */
function recovering(recovery: Pick<Recovery, 'retrySignal'>): Loader {
  return new Loader(new ErrorReporter(new RecordingNotifier(), new RecordingLog()), undefined, recovery);
}

describe('Loader', () => {
  it('logs the cause of a failure, which the view does not show', () => {
    const log = new RecordingLog();
    const cause = new TypeError('a bug');
    const watched = watching(
      aLoader(log).load(
        throwError(() => cause),
        NO_RETRIES,
      ),
    );
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'failed', error: { kind: 'fault', cause } });
    expect([log.lines, log.causes]).to.deep.equal([['error a fault of ours'], [cause]]);
  });

  for (const [what, error] of [
    ['a lost network', { kind: 'offline' }],
    ['HTTP 503', { kind: 'broken', status: 503 }],
    ['a rate limit', { kind: 'too-many' }],
    ['the message 错误 of an unknown exception', { kind: 'refused', message: '错误' }],
  ] as const) {
    it(`retries by itself after ${what}`, () => {
      const { recovery, time } = aRecovery();
      const request = new FakeRequest<string>();
      const watched = watching(recovering(recovery).load(request.send(), NO_RETRIES));
      request.failWith(error);
      time.advance(18_000);
      request.answer('yes');
      expect(watched.values.map(({ kind }) => kind)).to.deep.equal(['loading', 'failed', 'ready']);
    });
  }

  it('does not retry a refusal by itself', () => {
    const { recovery, presence, time } = aRecovery();
    const request = new FakeRequest<string>();
    watching(recovering(recovery).load(request.send(), NO_RETRIES));
    request.failWith({ kind: 'refused', message: '不行' });
    presence.regainNetwork();
    time.advance(600_000);
    expect(request.requestCount).to.equal(1);
  });

  it('requests each new input once, shows loading for it, and never the answer for an older input', () => {
    const inputs = new Subject<number>();
    const request = new FakeRequest<string>();
    const requested: number[] = [];
    const states$ = aLoader().loadEach(
      inputs,
      (input) => {
        requested.push(input);
        return request.send();
      },
      NO_RETRIES,
    );
    const watched = watching(states$);
    inputs.next(1);
    inputs.next(1);
    inputs.next(2);
    expect([requested, request.waiting]).to.deep.equal([[1, 2], 1]);
    request.answer('two');
    inputs.next(3);
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'loading' });
  });

  it('shows the old page of a list while another page loads', () => {
    const inputs = new Subject<number>();
    const watched = watching(
      aLoader().loadList(inputs, (page) => (page === 1 ? of('first') : new FakeRequest<string>().send()), NO_RETRIES),
    );
    inputs.next(1);
    inputs.next(2);
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'ready', value: 'first', isRenewing: true });
  });

  it('cancels the request with its subscriber', () => {
    const request = new FakeRequest<string>();
    const watched = watching(aLoader().load(request.send(), NO_RETRIES));
    watched.stop();
    expect(request.waiting).to.equal(0);
  });
});

describe('A request of the loader', () => {
  const LOADING = { kind: 'loading' };
  const OFFLINE = { kind: 'offline' } as const;

  function setUp() {
    const request = new FakeRequest<string>();
    const retry$ = new Subject<void>();
    return { request, retry$, watched: watching(aLoader().load(request.send(), retry$)) };
  }

  it('is loading until the answer arrives, turns an error into a state, and repeats the request on retry', () => {
    const { request, retry$, watched } = setUp();
    const last = () => watched.values.at(-1);
    expect(watched.values).to.deep.equal([LOADING]);
    request.failWith(OFFLINE);
    expect(last()).to.deep.equal({ kind: 'failed', error: OFFLINE });
    retry$.next();
    expect(last()).to.deep.equal(LOADING);
    request.answer('yes');
    expect([last(), watched.errors]).to.deep.equal([{ kind: 'ready', value: 'yes', isRenewing: false }, []]);
  });

  it('keeps an error visible during automatic retries, and counts the failures', () => {
    const request = new FakeRequest<string>();
    const retrySignal = new Subject<void>();
    const counted: unknown[] = [];
    const watched = watching(
      recovering({
        retrySignal: (error, failures) => {
          counted.push([error, failures]);
          return retrySignal;
        },
      }).load(request.send(), NO_RETRIES),
    );
    request.failWith(OFFLINE);
    retrySignal.next();
    request.failWith(OFFLINE);
    retrySignal.next();
    request.answer('yes');
    expect(watched.values.map(({ kind }) => kind)).to.deep.equal(['loading', 'failed', 'failed', 'ready']);
    expect(counted).to.deep.equal([
      [OFFLINE, 1],
      [OFFLINE, 2],
    ]);
  });

  it('counts the failures from 1 again after a retry by the visitor', () => {
    const request = new FakeRequest<string>();
    const retry$ = new Subject<void>();
    const counted: number[] = [];
    const watched = watching(
      recovering({
        retrySignal: (_error, failures) => {
          counted.push(failures);
          return NEVER;
        },
      }).load(request.send(), retry$),
    );
    request.failWith(OFFLINE);
    retry$.next();
    request.failWith(OFFLINE);
    expect(counted).to.deep.equal([1, 1]);
    expect(watched.values.map(({ kind }) => kind)).to.deep.equal(['loading', 'failed', 'loading', 'failed']);
  });

  it('shows no error for a request that the browser aborted on leaving the page, and requests again', () => {
    const { request, watched } = setUp();
    request.failWith({ kind: 'offline', left: true });
    request.answer('yes');
    expect(watched.values.map(({ kind }) => kind)).to.deep.equal(['loading', 'ready']);
  });

  it('cancels the running request on a retry, and when its subscriber unsubscribes', () => {
    const { request, retry$, watched } = setUp();
    retry$.next();
    expect(request.waiting).to.equal(1);
    expect(request.requestCount).to.equal(2);
    watched.stop();
    expect(request.waiting).to.equal(0);
  });

  it('reports that a resource that was requested by its id is missing', () => {
    const { request, watched } = setUp();
    request.failWith({ kind: 'missing', message: '资源不存在' });
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'missing' });
  });
});

describe('showingPrevious', () => {
  const ready = (value: string, isRenewing = false): Loading<string> => ({ kind: 'ready', value, isRenewing });

  function setUp(stays?: (value: string) => boolean) {
    const states = new Subject<Loading<string>>();
    const watched = watching(states.pipe(showingPrevious(stays)));
    return { states, last: () => watched.values.at(-1) };
  }

  it('keeps the last answer visible, marked as old, until the next one or an error arrives', () => {
    const { states, last } = setUp();
    states.next(ready('one'));
    states.next({ kind: 'loading' });
    expect(last()).to.deep.equal(ready('one', true));
    states.next(ready('two'));
    expect(last()).to.deep.equal(ready('two'));
    states.next({ kind: 'failed', error: { kind: 'offline' } });
    expect(last()).to.deep.equal({ kind: 'failed', error: { kind: 'offline' } });
    states.next({ kind: 'loading' });
    expect(last()).to.deep.equal({ kind: 'loading' });
  });

  it('drops an answer that shall not stay', () => {
    const { states, last } = setUp((value) => value !== 'nothing');
    states.next(ready('nothing'));
    states.next({ kind: 'loading' });
    expect(last()).to.deep.equal({ kind: 'loading' });
  });
});
