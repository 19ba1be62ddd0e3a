import { expect } from 'chai';
import { BehaviorSubject } from 'rxjs';

import { MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import type { AppError } from '../../../src/domain/errors/app-error.js';
import { ProgressOutbox } from '../../../src/domain/lesson/progress-outbox.js';
import { ProgressReports } from '../../../src/domain/lesson/progress-reports.js';
import type { SessionState } from '../../../src/domain/session/session-state.js';
import { aMember, anonymous, sessionOf, signedIn } from '../../support/sessions.js';
import { aRecovery } from '../../support/a-recovery.js';
import { MemoryPresence } from '../../../src/adapters/memory/browser/presence.js';
import { FakeLessonGateway } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

const ME = 7;

describe('ProgressReports', () => {
  function someReports() {
    const store = new MemoryVisitStore();
    const outbox = new ProgressOutbox(store);
    const gateway = new FakeLessonGateway();
    const state$ = new BehaviorSubject<SessionState>(signedIn());
    const presence = new MemoryPresence();
    const { recovery, time } = aRecovery({ presence });
    const reports = new ProgressReports(outbox, gateway, sessionOf(state$), recovery);
    return { outbox, gateway, state$, time, reports, refusals: watching(reports.refusals$) };
  }
  function running() {
    const rig = someReports();
    return { ...rig, running: watching(rig.reports.run()) };
  }
  const refused = (message = '无权限观看此视频'): AppError => ({ kind: 'refused', message });

  it('sends a position, and removes it from the storage once the server has accepted it', () => {
    const { outbox, gateway, reports } = running();
    reports.record(ME, { lessonId: 1, seconds: 10 });
    expect([gateway.requests, outbox.positionOf(ME, 1)]).to.deep.equal([['1 at 10'], 10]);
    gateway.records.complete();
    expect(outbox.waiting(ME)).to.deep.equal([]);
  });

  it('remembers sent positions for server answers that lack them, for each member and lesson separately', () => {
    const { gateway, reports } = running();
    const known = () => [reports.positionsOf(ME)(1), reports.positionsOf(8)(1), reports.positionsOf(ME)(2)];
    reports.record(ME, { lessonId: 1, seconds: 10 });
    expect(known()).to.deep.equal([10, 0, 0]);
    gateway.records.complete();
    expect(known()).to.deep.equal([10, 0, 0]);
    reports.store(ME, { lessonId: 1, seconds: 12 });
    expect(known()).to.deep.equal([12, 0, 0]);
  });

  it('stores and sends nothing for a member whom another tab has just signed out', () => {
    const gateway = new FakeLessonGateway();
    const outbox = new ProgressOutbox(new MemoryVisitStore());
    const state$ = new BehaviorSubject<SessionState>(signedIn());
    const { recovery } = aRecovery();
    const reports = new ProgressReports(outbox, gateway, { ...sessionOf(state$), memberId: undefined }, recovery);
    reports.record(ME, { lessonId: 1, seconds: 10 });
    expect(outbox.waiting(ME)).to.deep.equal([]);
    outbox.put(ME, { lessonId: 1, seconds: 10 });
    watching(reports.run());
    expect(gateway.requests).to.deep.equal([]);
  });

  it('sends one position at a time, and then the furthest one that arrived meanwhile', () => {
    const { gateway, reports } = running();
    reports.record(ME, { lessonId: 1, seconds: 10 });
    reports.record(ME, { lessonId: 1, seconds: 20 });
    reports.record(ME, { lessonId: 1, seconds: 30 });
    expect(gateway.requests).to.deep.equal(['1 at 10']);
    gateway.records.complete();
    expect(gateway.requests).to.deep.equal(['1 at 10', '1 at 30']);
    gateway.records.complete();
    expect(gateway.records.waiting).to.equal(0);
  });

  it('sends what an earlier visit could not send, only for the signed-in member', () => {
    const { outbox, gateway, reports, state$ } = someReports();
    outbox.put(ME, { lessonId: 1, seconds: 50 });
    outbox.put(8, { lessonId: 2, seconds: 60 });
    watching(reports.run());
    gateway.records.complete();
    expect(gateway.requests).to.deep.equal(['1 at 50']);
    state$.next(signedIn(aMember().withId(8)));
    expect(gateway.requests).to.deep.equal(['1 at 50', '2 at 60']);
  });

  it('accepts no position for a member who has signed out, without a member, or below one second', () => {
    const { outbox, gateway, reports, state$ } = running();
    const recorded = watching(reports.recorded$);
    reports.record(ME, { lessonId: 1, seconds: 0 });
    state$.next(anonymous);
    reports.record(ME, { lessonId: 1, seconds: 10 });
    reports.record(undefined, { lessonId: 1, seconds: 10 });
    state$.next(signedIn(aMember().withId(8)));
    reports.record(ME, { lessonId: 1, seconds: 10 });
    expect([gateway.requests, outbox.waiting(ME), recorded.values]).to.deep.equal([[], [], []]);
    state$.next(signedIn());
    reports.record(ME, { lessonId: 1, seconds: 1 });
    expect([gateway.requests, recorded.values.length]).to.deep.equal([['1 at 1'], 1]);
  });

  it('retries after 5 s, and at once with the next position', () => {
    const { gateway, reports, time, refusals } = running();
    reports.record(ME, { lessonId: 1, seconds: 10 });
    gateway.records.failWith({ kind: 'offline' });
    expect(gateway.records.waiting).to.equal(0);
    time.advance(5000);
    gateway.records.failWith({ kind: 'broken', status: 500 });
    reports.record(ME, { lessonId: 1, seconds: 20 });
    gateway.records.complete();
    expect([gateway.requests, refusals.values]).to.deep.equal([['1 at 10', '1 at 10', '1 at 20'], []]);
  });

  it('waits after "too many requests", whatever position arrives meanwhile', () => {
    const { gateway, reports, time } = running();
    reports.record(ME, { lessonId: 1, seconds: 10 });
    gateway.records.failWith({ kind: 'too-many' });
    reports.record(ME, { lessonId: 1, seconds: 20 });
    time.advance(14_000);
    expect(gateway.requests).to.have.length(1);
    time.advance(10_000);
    expect(gateway.requests).to.deep.equal(['1 at 10', '1 at 20']);
  });

  it('does not report the first refusal; reports a repeated one once and drops the position', () => {
    const { outbox, gateway, reports, time, refusals } = running();
    reports.record(ME, { lessonId: 1, seconds: 10 });
    gateway.records.failWith(refused());
    expect([refusals.values.length, outbox.positionOf(ME, 1)]).to.deep.equal([0, 10]);
    time.advance(5000);
    gateway.records.failWith(refused());
    expect([refusals.values, outbox.waiting(ME)]).to.deep.equal([[refused()], []]);
    reports.record(ME, { lessonId: 1, seconds: 20 });
    gateway.records.failWith(refused());
    expect(refusals.values).to.have.length(1);
  });

  it('does not treat an exception of the server as a refusal, and drops the position in a missing lesson', () => {
    const { outbox, gateway, reports, time, refusals } = running();
    reports.record(ME, { lessonId: 1, seconds: 10 });
    for (let turn = 0; turn < 4; turn += 1) {
      gateway.records.failWith(refused('错误'));
      time.advance(60_000);
    }
    expect([outbox.positionOf(ME, 1), refusals.values]).to.deep.equal([10, []]);
    gateway.records.failWith({ kind: 'missing', message: '资源不存在' });
    expect([outbox.waiting(ME), refusals.values]).to.deep.equal([[], []]);
  });

  it('waits only 5 s again once the server has accepted a position', () => {
    const { gateway, reports, time } = running();
    reports.record(ME, { lessonId: 1, seconds: 10 });
    gateway.records.failWith({ kind: 'offline' });
    reports.record(ME, { lessonId: 2, seconds: 10 });
    gateway.records.complete();
    gateway.records.failWith({ kind: 'offline' });
    time.advance(5000);
    expect(gateway.requests).to.deep.equal(['1 at 10', '1 at 10', '2 at 10', '2 at 10']);
  });

  it('forgets a refusal once the server has accepted a position in the same lesson', () => {
    const { outbox, gateway, reports, time, refusals } = running();
    reports.record(ME, { lessonId: 1, seconds: 10 });
    gateway.records.failWith(refused());
    time.advance(5000);
    gateway.records.complete();
    reports.record(ME, { lessonId: 1, seconds: 20 });
    gateway.records.failWith(refused());
    expect([outbox.positionOf(ME, 1), refusals.values]).to.deep.equal([20, []]);
  });

  it('keeps positions when the session is over, because that means nothing for the lesson', () => {
    const { outbox, gateway, reports, time } = running();
    reports.record(ME, { lessonId: 1, seconds: 10 });
    for (let turn = 0; turn < 3; turn += 1) {
      gateway.records.failWith({ kind: 'unauthorized', isStale: true });
      time.advance(60_000);
    }
    expect([outbox.positionOf(ME, 1), gateway.requests.length]).to.deep.equal([10, 4]);
  });

  for (const error of [
    { kind: 'no-route' },
    { kind: 'fault', cause: new Error('ours') },
    { kind: 'not-yet' },
  ] as const) {
    it(`stops sending a lesson after a permanent failure, and keeps its position for the next visit: ${error.kind}`, () => {
      const { outbox, gateway, reports, time, refusals } = someReports();
      const visit = watching(reports.run());
      reports.record(ME, { lessonId: 1, seconds: 10 });
      gateway.records.failWith(error);
      time.advance(600_000);
      reports.record(ME, { lessonId: 1, seconds: 20 });
      time.advance(600_000);
      expect([gateway.requests, time.pending, refusals.values]).to.deep.equal([['1 at 10'], 0, []]);
      reports.record(ME, { lessonId: 2, seconds: 5 });
      gateway.records.complete();
      expect([gateway.requests, outbox.waiting(ME)], 'another lesson').to.deep.equal([
        ['1 at 10', '2 at 5'],
        [{ lessonId: 1, seconds: 20 }],
      ]);
      visit.stop();
      watching(reports.run());
      gateway.records.complete();
      expect([gateway.requests.at(-1), outbox.waiting(ME)], 'the next visit').to.deep.equal(['1 at 20', []]);
    });
  }

  it('retries before sign-out a position that it had stopped sending, because sign-out erases the position', () => {
    const { gateway, reports, time } = running();
    reports.record(ME, { lessonId: 1, seconds: 10 });
    gateway.records.failWith({ kind: 'no-route' });
    time.advance(60_000);
    const sent = watching(reports.allSent());
    expect([gateway.requests, sent.completed]).to.deep.equal([['1 at 10', '1 at 10'], false]);
    gateway.records.complete();
    expect(sent.completed).to.equal(true);
  });

  it('sends a stored position when its lesson is reported, not when the member or another lesson changes', () => {
    const { outbox, gateway, reports, state$ } = running();
    reports.store(ME, { lessonId: 1, seconds: 4 });
    state$.next(signedIn());
    expect(gateway.requests).to.deep.equal([]);
    reports.record(ME, { lessonId: 2, seconds: 10 });
    gateway.records.complete();
    expect([gateway.requests, outbox.positionOf(ME, 1)]).to.deep.equal([['2 at 10'], 4]);
    reports.record(ME, { lessonId: 1, seconds: 5 });
    reports.store(ME, { lessonId: 1, seconds: 6 });
    gateway.records.complete();
    expect([gateway.requests, gateway.records.waiting]).to.deep.equal([['2 at 10', '1 at 5'], 0]);
    expect(outbox.positionOf(ME, 1)).to.equal(6);
  });

  it('retries with the latest stored position instead of the failed one', () => {
    const { gateway, reports, time } = running();
    reports.record(ME, { lessonId: 1, seconds: 10 });
    reports.store(ME, { lessonId: 1, seconds: 11 });
    gateway.records.failWith({ kind: 'offline' });
    reports.store(ME, { lessonId: 1, seconds: 12 });
    time.advance(5000);
    expect(gateway.requests).to.deep.equal(['1 at 10', '1 at 12']);
  });

  it('sends stored positions before the member signs out, and completes then', () => {
    const { gateway, reports } = someReports();
    expect(watching(reports.allSent()).completed, 'nothing waits').to.equal(true);
    watching(reports.run());
    reports.store(ME, { lessonId: 1, seconds: 4 });
    const sent = watching(reports.allSent());
    expect([gateway.requests, sent.completed]).to.deep.equal([['1 at 4'], false]);
    gateway.records.complete();
    expect(sent.completed).to.equal(true);
  });

  it('sends a stored position when its member returns, and stores nothing while the member is signed out', () => {
    const { outbox, gateway, reports, state$ } = running();
    reports.store(ME, { lessonId: 1, seconds: 4 });
    state$.next(anonymous);
    reports.store(ME, { lessonId: 1, seconds: 5 });
    state$.next(signedIn(aMember().withId(8)));
    reports.store(ME, { lessonId: 1, seconds: 6 });
    expect([gateway.requests, outbox.waiting(8)]).to.deep.equal([[], []]);
    state$.next(signedIn());
    expect(gateway.requests).to.deep.equal(['1 at 4']);
  });

  it('continues to send after its subscriber has left, one position at a time, until none is pending', () => {
    const { outbox, gateway, reports, time, running: visit } = running();
    reports.record(ME, { lessonId: 1, seconds: 10 });
    reports.record(ME, { lessonId: 1, seconds: 17 });
    visit.stop();
    expect([gateway.requests.at(-1), gateway.records.waiting]).to.deep.equal(['1 at 10', 1]);
    gateway.records.complete();
    expect([gateway.requests.at(-1), gateway.records.waiting]).to.deep.equal(['1 at 17', 1]);
    gateway.records.complete();
    expect([outbox.waiting(ME), time.pending]).to.deep.equal([[], 0]);
  });
});
