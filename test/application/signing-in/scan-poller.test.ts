import { expect } from 'chai';

import { ScanPoller } from '../../../src/application/signing-in/scan-poller.js';
import { isExpiringSoon, type ScanStatus } from '../../../src/domain/signing-in/tickets.js';
import { MemoryPresence } from '../../../src/adapters/memory/browser/presence.js';
import { aTicket, FakeScanGateway } from '../../support/fake-gateways.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

const waiting: ScanStatus = { kind: 'waiting' };

describe('ScanPoller', () => {
  it('requests the status of its ticket once a second', () => {
    const { codes, statuses, time } = openPoll();
    time.advance(999);
    expect(codes).to.deep.equal([]);
    time.advance(1);
    expect(codes).to.deep.equal(['scan1']);
    statuses.answer(waiting);
    time.advance(999);
    expect(codes).to.have.length(1);
    time.advance(1);
    expect(codes).to.have.length(2);
  });

  it('never sends a request while one is unanswered: answers after 3.5 s mean two requests in 8 s', () => {
    const { statuses, time } = openPoll();
    const requestedAt: number[] = [];
    for (let quarter = 1; quarter <= 32; quarter += 1) {
      const before = statuses.requestCount;
      time.advance(250);
      if (statuses.requestCount > before) requestedAt.push(quarter * 250);
      expect(statuses.waiting).to.be.at.most(1);
      if (quarter * 250 - (requestedAt.at(-1) ?? Infinity) === 3500) statuses.answer(waiting);
    }
    expect(requestedAt).to.deep.equal([1000, 5000]);
  });

  it('does not report a lost answer, and continues to poll', () => {
    const { seen, statuses, time } = openPoll();
    time.advance(1000);
    statuses.failWith({ kind: 'timeout' });
    time.advance(1000);
    statuses.failWith({ kind: 'broken', status: 502 });
    time.advance(1000);
    statuses.answer(waiting);
    expect([seen.values, seen.errors, seen.completed]).to.deep.equal([[waiting], [], false]);
  });

  it('pauses in a hidden tab, and sends one request at once when the tab is shown again', () => {
    const { statuses, presence, time } = openPoll({ hidden: true });
    time.advance(10_000);
    expect([statuses.requestCount, time.pending]).to.deep.equal([0, 0]);
    presence.show();
    presence.hide();
    presence.show();
    expect(statuses.requestCount).to.equal(1);
    statuses.answer(waiting);
    presence.hide();
    time.advance(60_000);
    presence.show();
    statuses.answer(waiting);
    time.advance(1000);
    expect(statuses.requestCount).to.equal(3);
  });

  for (const decisive of [
    { kind: 'signed-in', token: 't' },
    { kind: 'bind-mobile', code: 'c' },
    { kind: 'login-code', loginCode: 'l' },
    { kind: 'expired' },
  ] satisfies readonly ScanStatus[]) {
    it(`stops for good at the first decisive answer: ${decisive.kind}`, () => {
      const { seen, statuses, presence, time } = openPoll();
      time.advance(1000);
      statuses.answer(waiting);
      time.advance(1000);
      statuses.answer(decisive);
      expect([seen.values, seen.completed]).to.deep.equal([[waiting, decisive], true]);
      presence.hide();
      presence.show();
      time.advance(10_000);
      expect([statuses.requestCount, time.pending, presence.isObserved]).to.deep.equal([2, 0, false]);
    });
  }

  it('reports a ticket as expired when its lifetime is over, and stops polling', () => {
    const { seen, statuses, time } = openPoll({ lifeMs: 3000 });
    for (let second = 1; second <= 2; second += 1) {
      time.advance(1000);
      statuses.answer(waiting);
    }
    time.advance(1000);
    expect([seen.values.at(-1), seen.completed]).to.deep.equal([{ kind: 'expired' }, true]);
    expect([statuses.requestCount, time.pending]).to.deep.equal([2, 0]);
  });

  it('reports an expired ticket when the tab is shown too late, or when the clock is put back by a day', () => {
    for (const how of ['hidden', 'put back'] as const) {
      const { seen, statuses, presence, time } = openPoll({ lifeMs: 60_000 });
      if (how === 'hidden') {
        presence.hide();
        time.advance(60_000);
        expect(seen.completed).to.equal(false);
        presence.show();
      } else {
        time.set(-24 * 60 * 60 * 1000);
        time.advance(1000);
      }
      expect([seen.values, statuses.requestCount], how).to.deep.equal([[{ kind: 'expired' }], 0]);
    }
  });

  it('waits 15 s after "too many requests", then continues to poll', () => {
    const { seen, statuses, presence, time } = openPoll();
    time.advance(1000);
    statuses.failWith({ kind: 'too-many' });
    presence.hide();
    presence.show();
    time.advance(14_999);
    expect([statuses.requestCount, seen.values, seen.errors]).to.deep.equal([1, [], []]);
    time.advance(1001);
    expect(statuses.requestCount).to.equal(2);
  });

  it('sends at most 61 requests a minute for an hour, however often the tab is hidden and shown', () => {
    const { statuses, presence, time } = openPoll({ lifeMs: 3_600_000 });
    const totals: number[] = [];
    for (let second = 0; second < 3600; second += 1) {
      if (second % 7 === 0) presence.hide();
      if (second % 7 === 2) presence.show();
      time.advance(1000);
      while (statuses.waiting > 0) statuses.answer(waiting);
      totals.push(statuses.requestCount);
    }
    const perMinute = totals.slice(60).map((count, second) => count - (totals[second] ?? 0));
    expect(Math.max(...perMinute)).to.be.within(30, 61);
  });

  it('counts the lifetime of a ticket from the subscription on', () => {
    const { poller, statuses, time } = newPoller();
    const watch$ = poller.watch({ ...aTicket(), lifeMs: 2000 });
    time.advance(10_000);
    watching(watch$);
    time.advance(1000);
    expect(statuses.requestCount).to.equal(1);
  });

  it('leaves no request, timer or listener after 200 dialogs were opened and closed', () => {
    const { poller, statuses, presence, time } = newPoller();
    for (let opening = 0; opening < 200; opening += 1) {
      const seen = watching(poller.watch(aTicket()));
      // The dialog is closed in turn before the first request, during an unanswered one, and after an answer.
      time.advance((opening % 3) * 600);
      if (opening % 3 === 2 && opening % 2 === 0) statuses.answer(waiting);
      seen.stop();
    }
    expect(statuses.requestCount).to.be.greaterThan(50);
    expect([statuses.waiting, time.pending, presence.isObserved]).to.deep.equal([0, 0, false]);
  });
});

function newPoller() {
  const gateway = new FakeScanGateway();
  const presence = new MemoryPresence();
  const time = new VirtualClock();
  const { codes, statuses } = gateway;
  return { poller: new ScanPoller(gateway, presence, time), codes, statuses, presence, time };
}

function openPoll({ hidden = false, lifeMs = 300_000 } = {}) {
  const rig = newPoller();
  if (hidden) rig.presence.hide();
  return { ...rig, seen: watching(rig.poller.watch({ ...aTicket(), lifeMs })) };
}

describe('The end of a scan ticket', () => {
  it('is announced in the last five minutes, and no longer once it is reached', () => {
    expect([301, 300, 1, 0].map(isExpiringSoon)).to.deep.equal([false, true, true, false]);
  });
});
