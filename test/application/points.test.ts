import { expect } from 'chai';
import { Subject } from 'rxjs';

import { Points } from '../../src/application/points.js';
import type { Page } from '../../src/domain/kernel/paging.js';
import type { PointsRecord } from '../../src/domain/points.js';
import { aRunningPage } from '../support/a-page.js';
import { aLoader } from '../support/recorders.js';
import { aMember } from '../support/sessions.js';
import { FakePointsGateway } from '../support/fake-gateways.js';
import { watching } from '../support/watching.js';

const PAGE: Page<PointsRecord> = { items: [{ change: 1, remark: '', createdAt: undefined }], total: 10_000 };

function looking(at: string, from?: string) {
  const page = aRunningPage({ address: from ?? at, stored: { token: 't' } });
  page.members.details.answer(aMember());
  if (from === at) page.navigator.reload();
  else if (from !== undefined) page.navigator.go(at);
  const gateway = new FakePointsGateway();
  const points = new Points(gateway, page.navigator, aLoader(), page.session);
  watching(points.records(new Subject<void>()));
  return { ...page, gateway, points };
}

describe('The points of a member', () => {
  it('are earned in the ways that bring at least one point', () => {
    const { gateway, points } = looking('/member/credit1-free');
    gateway.earns = { register: 10, watchedLesson: 0, watchedCourse: 0, paidOrder: 0 };
    expect(points.earnings()).to.have.length(1);
  });

  it('have a balance that is requested again once when the member arrives from another page', () => {
    const { gateway, navigator, members, session } = looking('/member/credit1-free', '/courses');
    expect(members.details.requestCount).to.equal(2);
    members.details.answer(aMember().withPoints(250));
    expect(session.state$.value).to.deep.include({ kind: 'member' });
    expect(session.state$.value).to.have.nested.property('user.credit1', 250);
    gateway.pages.answer(PAGE);
    navigator.go('/member/credit1-free?page=2');
    expect(members.details.requestCount).to.equal(2);
  });

  it('have a balance that is not requested again after a page load, of a new page or of the same one', () => {
    for (const from of [undefined, '/member/credit1-free'])
      expect(looking('/member/credit1-free', from).members.details.requestCount).to.equal(1);
  });
});
