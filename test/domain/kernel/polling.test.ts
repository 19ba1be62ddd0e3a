import { expect } from 'chai';
import { catchError } from 'rxjs';

import { MemoryPresence } from '../../../src/adapters/memory/browser/presence.js';
import { asAppError } from '../../../src/domain/errors/app-error.js';
import { pauseAfter, pollTicket } from '../../../src/domain/kernel/polling.js';
import { FakeRequest } from '../../support/fake-request.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

function newPoll({ lifeMs = 300_000 } = {}) {
  const presence = new MemoryPresence();
  const time = new VirtualClock();
  const status = new FakeRequest<string>();
  const poll$ = pollTicket(presence, time, {
    periodMs: 1000,
    lifeMs,
    request: () => status.send().pipe(catchError((thrown: unknown) => pauseAfter(asAppError(thrown), time))),
    expired: 'expired',
  });
  return { poll$, presence, time, status };
}

function openPoll(options?: Parameters<typeof newPoll>[0]) {
  const poll = newPoll(options);
  return { ...poll, seen: watching(poll.poll$) };
}

describe('The poll of a ticket (docs/spec/errors.md#polling)', () => {
  it('sends a request each period, but never while one is unanswered', () => {
    const { status, time } = openPoll();
    const requestedAt: number[] = [];
    for (let quarter = 1; quarter <= 40; quarter += 1) {
      const before = status.requestCount;
      time.advance(250);
      if (status.requestCount > before) requestedAt.push(quarter * 250);
      expect(status.waiting).to.be.at.most(1);
      if (quarter * 250 - (requestedAt.at(-1) ?? Infinity) === (requestedAt.length === 1 ? 0 : 3500))
        status.answer('waiting');
    }
    expect(requestedAt).to.deep.equal([1000, 2000, 6000, 10_000]);
  });

  it('does not report a lost answer, and sends the next request as usual; after a 429 it waits 15 s', () => {
    const { seen, status, presence, time } = openPoll();
    for (const error of [{ kind: 'timeout' }, { kind: 'broken', status: 502 }, { kind: 'too-many' }] as const) {
      time.advance(1000);
      status.failWith(error);
    }
    presence.hide();
    presence.show();
    time.advance(14_999);
    expect(status.requestCount).to.equal(3);
    time.advance(1001);
    status.answer('waiting');
    expect([seen.values, seen.errors, seen.completed]).to.deep.equal([['waiting'], [], false]);
  });

  it('pauses in a hidden tab, and sends one request at once when the tab is shown again', () => {
    const { status, presence, time } = openPoll();
    presence.hide();
    time.advance(10_000);
    expect([status.requestCount, time.pending]).to.deep.equal([0, 0]);
    for (const expected of [1, 2]) {
      presence.show();
      presence.hide();
      presence.show();
      expect(status.requestCount).to.equal(expected);
      status.answer('waiting');
      presence.hide();
      time.advance(60_000);
    }
  });

  it('reports the ticket as expired, without a request, once it has lived its time since the subscription', () => {
    for (const how of ['polled', 'hidden', 'clock put back by a day'] as const) {
      const { poll$, status, presence, time } = newPoll({ lifeMs: 3000 });
      time.advance(10_000);
      const seen = watching(poll$);
      if (how === 'hidden') {
        presence.hide();
        time.advance(3000);
        presence.show();
      } else if (how === 'polled') {
        for (const answer of ['waiting', 'waiting']) {
          time.advance(1000);
          status.answer(answer);
        }
        time.advance(1000);
      } else {
        time.set(-24 * 60 * 60 * 1000);
        time.advance(1000);
      }
      expect([seen.values.at(-1), status.requestCount], how).to.deep.equal(['expired', how === 'polled' ? 2 : 0]);
    }
  });

  it('sends at most 61 requests a minute, however often the tab is hidden and shown', () => {
    const { status, presence, time } = openPoll({ lifeMs: 3_600_000 });
    const totals: number[] = [];
    for (let second = 0; second < 3600; second += 1) {
      if (second % 7 === 0) presence.hide();
      if (second % 7 === 2) presence.show();
      time.advance(1000);
      while (status.waiting > 0) status.answer('waiting');
      totals.push(status.requestCount);
    }
    const perMinute = totals.slice(60).map((count, second) => count - (totals[second] ?? 0));
    expect(Math.max(...perMinute)).to.be.within(30, 61);
  });

  it('leaves no request, timer or listener when it is left before a request, during one and after its answer', () => {
    const { poll$, status, presence, time } = newPoll();
    for (const [passedMs, isAnswered] of [
      [0, false],
      [1000, false],
      [1000, true],
    ] as const) {
      const seen = watching(poll$);
      time.advance(passedMs);
      if (isAnswered) status.answer('waiting');
      seen.stop();
      expect([status.waiting, time.pending, presence.isObserved]).to.deep.equal([0, 0, false]);
    }
  });
});
