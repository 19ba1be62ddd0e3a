import { expect } from 'chai';
import { of, Subject, throwError } from 'rxjs';

import { ErrorReporter } from '../../../src/application/site/error-reporter.js';
import { Loader } from '../../../src/application/site/loader.js';
import { aLoader, RecordingLog, RecordingNotifier } from '../../support/recorders.js';
import { aRecovery } from '../../support/fake-presence.js';
import { FakeRequest } from '../../support/question.js';
import { watching } from '../../support/watching.js';

const NO_RETRIES = new Subject<void>();

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
      const question = new FakeRequest<string>();
      const reporter = new ErrorReporter(new RecordingNotifier(), new RecordingLog());
      const watched = watching(new Loader(reporter, undefined, recovery).load(question.ask(), NO_RETRIES));
      question.failWith(error);
      time.advance(18_000);
      question.answer('yes');
      expect(watched.values.map(({ kind }) => kind)).to.deep.equal(['loading', 'failed', 'ready']);
    });
  }

  it('does not retry a refusal by itself', () => {
    const { recovery, presence, time } = aRecovery();
    const question = new FakeRequest<string>();
    const reporter = new ErrorReporter(new RecordingNotifier(), new RecordingLog());
    watching(new Loader(reporter, undefined, recovery).load(question.ask(), NO_RETRIES));
    question.failWith({ kind: 'refused', message: '不行' });
    presence.comeOnline();
    time.advance(600_000);
    expect(question.asked).to.equal(1);
  });

  it('requests only the newest input, and shows loading for each', () => {
    const inputs = new Subject<number>();
    const question = new FakeRequest<string>();
    const watched = watching(aLoader().loadEach(inputs, () => question.ask(), NO_RETRIES));
    inputs.next(1);
    question.answer('one');
    inputs.next(2);
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'loading' });
    expect(question.waiting).to.equal(1);
  });

  it('shows the old page of a list while another page loads', () => {
    const inputs = new Subject<number>();
    const watched = watching(
      aLoader().loadList(inputs, (page) => (page === 1 ? of('first') : new FakeRequest<string>().ask()), NO_RETRIES),
    );
    inputs.next(1);
    inputs.next(2);
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'ready', value: 'first', renewing: true });
  });

  it('cancels the request with its subscriber', () => {
    const question = new FakeRequest<string>();
    const watched = watching(aLoader().load(question.ask(), NO_RETRIES));
    watched.stop();
    expect(question.waiting).to.equal(0);
  });
});
