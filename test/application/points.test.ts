import { expect } from 'chai';
import { Subject } from 'rxjs';

import { Points } from '../../src/application/points.js';
import type { Page } from '../../src/domain/paging.js';
import type { PointsRecord } from '../../src/domain/points.js';
import { Session } from '../../src/domain/session/session.js';
import { aLoader } from '../support/recorders.js';
import { aMember } from '../support/sessions.js';
import { FakeMemberGateway, FakePointsGateway } from '../support/fake-gateways.js';
import { FakeNavigator } from '../support/fake-navigator.js';
import { FakeVisitStore } from '../support/fake-visit-store.js';
import { watching } from '../support/watching.js';

const PAGE: Page<PointsRecord> = { items: [{ change: 1, remark: '', createdAt: undefined }], total: 10_000 };

function looking(at: string, from?: string) {
  const members = new FakeMemberGateway();
  const session = new Session(members, FakeVisitStore.with({ token: 't' }));
  watching(session.run());
  members.details.answer(aMember());
  const gateway = new FakePointsGateway();
  const navigator = new FakeNavigator(from ?? at);
  if (from !== undefined) navigator.go(at);
  const retry$ = new Subject<void>();
  const shown = watching(new Points(gateway, navigator, aLoader(), session).records(retry$));
  return { gateway, navigator, members, session, shown, retry$, last: () => shown.values.at(-1) };
}

describe('Points of a member (pages §13)', () => {
  it('are earned here in the ways that bring some (pages §17)', () => {
    const gateway = new FakePointsGateway();
    gateway.earns = { register: 10, watchedLesson: 0, watchedCourse: 0, paidOrder: 0 };
    const { session } = looking('/member/credit1-free');
    const points = new Points(gateway, new FakeNavigator('/'), aLoader(), session);
    expect(points.earnings()).to.have.length(1);
  });

  it('have a balance that is asked for anew by who comes from another page, once', () => {
    const { gateway, navigator, members, session } = looking('/member/credit1-free', '/courses');
    expect(members.details.asked).to.equal(2);
    members.details.answer(aMember().withPoints(250));
    expect(session.state$.value).to.deep.include({ kind: 'member' });
    expect(session.state$.value).to.have.nested.property('user.credit1', 250);
    gateway.pages.answer(PAGE);
    navigator.go('/member/credit1-free?page=2');
    expect(members.details.asked).to.equal(2);
  });

  it('have a balance that a page load has just brought', () => {
    expect(looking('/member/credit1-free').members.details.asked).to.equal(1);
  });
});
