import { expect } from 'chai';
import { type Observable, throwError } from 'rxjs';

import type { AppError } from '../../../src/domain/errors/app-error.js';
import { mayRecover } from '../../../src/domain/errors/app-error.js';
import { aRecovery } from '../../support/a-recovery.js';
import { everyError } from '../../support/every-error.js';
import { FakeRequest } from '../../support/fake-request.js';
import { watching } from '../../support/watching.js';

const BROKEN: AppError = { kind: 'broken', status: 502 };
const TOO_MANY: AppError = { kind: 'too-many' };

describe('Recovery', () => {
  for (const [failures, waitMs] of [
    [1, 5000],
    [2, 10_000],
    [3, 20_000],
    [4, 40_000],
    [5, 60_000],
    [6, 60_000],
    [99, 60_000],
  ] as const) {
    for (const [random, part] of [
      [0, 0.8],
      [0.5, 1],
      [0.75, 1.1],
    ] as const) {
      it(`retries ${String((waitMs / 1000) * part)} s after failure ${String(failures)}`, () => {
        const { recovery, time } = aRecovery({ random: () => random });
        const seen = watching(recovery.retrySignal(BROKEN, failures));
        time.advance(Math.round(waitMs * part) - 1);
        expect(seen.values).to.have.length(0);
        time.advance(1);
        expect(seen.values).to.have.length(1);
        expect([seen.completed, seen.errors, time.pending]).to.deep.equal([true, [], 0]);
      });
    }
  }

  for (const [when, happens] of [
    ['the network is back', 'regainNetwork'],
    ['the visitor returns with the Back button', 'restore'],
  ] as const) {
    it(`retries when ${when}, and cancels the wait`, () => {
      const { recovery, presence, time } = aRecovery();
      const seen = watching(recovery.retrySignal(BROKEN, 1));
      presence[happens]();
      expect([seen.values.length, seen.completed]).to.deep.equal([1, true]);
      time.advance(120_000);
      expect(seen.values).to.have.length(1);
    });
  }

  it('does not retry while the tab is hidden, and retries when the tab is shown', () => {
    const { recovery, presence, time } = aRecovery();
    const seen = watching(recovery.retrySignal(BROKEN, 1));
    time.advance(4999);
    presence.hide();
    time.advance(600_000);
    expect(seen.values).to.have.length(0);
    presence.show();
    expect([seen.values.length, seen.completed]).to.deep.equal([1, true]);
  });

  for (const [random, restMs] of [
    [0, 15_000],
    [0.5, 18_000],
  ] as const) {
    it(`waits ${String(restMs / 1000)} s after "too many requests", whatever happens`, () => {
      const { recovery, presence, time } = aRecovery({ random: () => random });
      const seen = watching(recovery.retrySignal(TOO_MANY, 1));
      presence.regainNetwork();
      presence.hide();
      presence.show();
      time.advance(restMs - 1);
      expect(seen.values).to.have.length(0);
      time.advance(1);
      expect([seen.values.length, seen.completed]).to.deep.equal([1, true]);
    });
  }

  it('does not retry while the visitor is leaving the page, and waits in full again if the visitor stays', () => {
    const { recovery, presence, time } = aRecovery();
    const seen = watching(recovery.retrySignal(BROKEN, 1));
    time.advance(4999);
    presence.leave();
    time.advance(600_000);
    presence.regainNetwork();
    presence.hide();
    presence.show();
    expect(seen.values).to.have.length(0);
    presence.leave(false);
    time.advance(4999);
    expect(seen.values).to.have.length(0);
    time.advance(1);
    expect([seen.values.length, seen.completed]).to.deep.equal([1, true]);
  });

  it('waits longer after "too many requests" when the number of failures requires that', () => {
    const { recovery, time } = aRecovery();
    const seen = watching(recovery.retrySignal(TOO_MANY, 4));
    time.advance(39_999);
    expect(seen.values).to.have.length(0);
    time.advance(1);
    expect(seen.values).to.have.length(1);
  });

  it('stops when its subscriber unsubscribes', () => {
    const { recovery, presence, time } = aRecovery();
    const seen = watching(recovery.retrySignal(TOO_MANY, 1));
    seen.stop();
    expect([time.pending, presence.isObserved]).to.deep.equal([0, false]);
  });

  it('allows a retry when the server was unreachable or broken, not when the server has decided', () => {
    expect(everyError.filter(mayRecover).map(({ kind }) => kind)).to.deep.equal([
      'offline',
      'timeout',
      'broken',
      'malformed',
      'too-many',
    ]);
    expect(mayRecover({ kind: 'broken', status: 404 })).to.equal(true);
    expect(mayRecover({ kind: 'refused', message: '错误' })).to.equal(true);
  });

  it('repeats a request until the server answers, with growing waits', () => {
    const { recovery, time } = aRecovery();
    const request = new FakeRequest<number>();
    const seen = watching(request.send().pipe(recovery.requestAgain()));
    for (const waitMs of [5000, 10_000, 20_000]) {
      request.failWith(BROKEN);
      time.advance(waitMs - 1);
      expect(request.waiting).to.equal(0);
      time.advance(1);
      expect(request.waiting).to.equal(1);
    }
    request.answer(7);
    expect([seen.values, seen.completed, request.requestCount]).to.deep.equal([[7], true, 4]);
  });

  it('fails at once with an error that a repeated request would not change', () => {
    const { recovery, time } = aRecovery();
    const refused: AppError = { kind: 'refused', message: '不行' };
    const request$: Observable<never> = throwError(() => refused);
    expect([watching(request$.pipe(recovery.requestAgain())).errors, time.pending]).to.deep.equal([[refused], 0]);
  });
});
