import { expect } from 'chai';
import { BehaviorSubject } from 'rxjs';

import { ProductLookup } from '../../../src/application/orders/product-lookup.js';
import { readOnly } from '../../../src/domain/kernel/streams.js';
import type { SessionState } from '../../../src/domain/session/session-state.js';
import { aCourse } from '../../support/courses.js';
import { aMember, everySession, signedIn, unreachable } from '../../support/sessions.js';
import { FakeCourseGateway, FakeVipPlanGateway } from '../../support/fake-gateways.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

const vipFor = (time: VirtualClock, milliseconds: number) => signedIn(aMember().vipUntilMs(time.now() + milliseconds));

function aProductLookup(stateAt: (time: VirtualClock) => SessionState = () => signedIn(), offersVip = true) {
  const courses = new FakeCourseGateway();
  const plans = new FakeVipPlanGateway();
  const time = new VirtualClock();
  const session = { state$: readOnly(new BehaviorSubject(stateAt(time))) };
  return { courses, plans, productLookup: new ProductLookup(courses, plans, session, time, () => offersVip) };
}

describe('The product lookup', () => {
  const whyNotSold = (detail: ReturnType<typeof aCourse>, stateAt?: (time: VirtualClock) => SessionState) => {
    const { courses, productLookup } = aProductLookup(stateAt);
    const found = watching(productLookup.request({ kind: 'course', id: 5 }));
    courses.details.answer(detail.build());
    return found.values[0]?.notSoldBecause;
  };

  it('sells a course that the member has no access to, in every session state', () => {
    const { courses, productLookup } = aProductLookup();
    const found = watching(productLookup.request({ kind: 'course', id: 5 }));
    courses.details.answer(aCourse().build());
    expect(found.values).to.deep.equal([{ kind: 'course', id: 5, name: '课程', priceYuan: 99, cover: '' }]);
    expect(found.completed).to.equal(true);
    for (const state of everySession)
      expect(
        whyNotSold(aCourse(), () => state),
        state.kind,
      ).to.equal(undefined);
  });

  const vip = (milliseconds: number) => (time: VirtualClock) => vipFor(time, milliseconds);
  const open = aCourse().bought();
  for (const [why, title, course, stateAt] of [
    [undefined, 'the VIP membership does not include it', aCourse(), vip(1)],
    ['free', 'it is free', aCourse().free(), undefined],
    // The course page does not sell a course without a price either.
    ['unavailable', 'it has no price and is not free', aCourse().costing(0), undefined],
    ['preparing', 'it has no lessons', aCourse().withLessons(), undefined],
    ['preparing', 'it has no lessons, although it is free', aCourse().withLessons().free(), undefined],
    ['bought', 'it has no price, but the member has access', aCourse().costing(0).bought(), undefined],
    ['bought', 'it was bought', open, undefined],
    ['vip', 'a running VIP membership covers it', open, vip(1)],
    ['bought', 'the VIP membership does not cover it', open.notForVip(), vip(1)],
    ['bought', 'the VIP membership has ended', open, vip(0)],
    ['bought', 'the member is not loaded', open, () => unreachable()],
  ] as const) {
    it(`${why === undefined ? 'sells a course' : `does not sell a course (${why})`}: ${title}`, () => {
      expect(whyNotSold(course, stateAt)).to.equal(why);
    });
  }

  it('does not sell a membership while the site offers none', () => {
    const { plans, productLookup } = aProductLookup(undefined, false);
    const found = watching(productLookup.request({ kind: 'role', id: 2 }));
    plans.plans.answer([{ id: 2, name: '月度会员', priceYuan: 39, days: 30, lines: [] }]);
    expect(found.values[0]?.notSoldBecause).to.equal('vip-off');
  });

  it('finds a membership among the plans, with its number of days', () => {
    const { plans, productLookup } = aProductLookup();
    const found = watching(productLookup.request({ kind: 'role', id: 2 }));
    const plan = { name: '月度会员', priceYuan: 39, days: 30, lines: [] };
    plans.plans.answer([
      { ...plan, id: 1, name: '年度会员' },
      { ...plan, id: 2 },
    ]);
    const { name, priceYuan, days } = plan;
    expect(found.values).to.deep.equal([{ kind: 'role', id: 2, name, priceYuan, cover: '', days }]);
  });

  it('reports a membership as missing when no plan has its id', () => {
    const { plans, productLookup } = aProductLookup();
    const found = watching(productLookup.request({ kind: 'role', id: 3 }));
    plans.plans.answer([]);
    expect(found.errors).to.deep.equal([{ kind: 'missing', message: '' }]);
  });
});
