import { expect } from 'chai';
import { BehaviorSubject } from 'rxjs';

import { ProductLookup } from '../../../src/application/orders/questions.js';
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

describe('what a thing is called and costs', () => {
  const whyNotSold = (detail: ReturnType<typeof aCourse>, stateAt?: (time: VirtualClock) => SessionState) => {
    const { courses, productLookup } = aProductLookup(stateAt);
    const asked = watching(productLookup.ask({ kind: 'course', id: 5 }));
    courses.details.answer(detail.build());
    return asked.values[0]?.notSoldBecause;
  };

  it('is for sale where it is not open to the member, whoever they are', () => {
    const { courses, productLookup } = aProductLookup();
    const asked = watching(productLookup.ask({ kind: 'course', id: 5 }));
    courses.details.answer(aCourse().build());
    expect(asked.values).to.deep.equal([{ kind: 'course', id: 5, name: '课程', priceYuan: 99, cover: '' }]);
    expect(asked.completed).to.equal(true);
    for (const state of everySession)
      expect(
        whyNotSold(aCourse(), () => state),
        state.kind,
      ).to.equal(undefined);
  });

  const vip = (milliseconds: number) => (time: VirtualClock) => vipFor(time, milliseconds);
  const open = aCourse().bought();
  for (const [why, title, course, stateAt] of [
    [undefined, 'VIP that does not open it', aCourse(), vip(1)],
    ['free', 'it costs nothing', aCourse().free(), undefined],
    // The course page does not sell a course without a price either.
    ['unavailable', 'no price, and not free', aCourse().costing(0), undefined],
    ['preparing', 'no lessons', aCourse().withLessons(), undefined],
    ['preparing', 'no lessons, though free', aCourse().withLessons().free(), undefined],
    ['bought', 'no price, but bought: what is open to the member is theirs', aCourse().costing(0).bought(), undefined],
    ['bought', 'it was bought', open, undefined],
    ['vip', 'VIP runs and covers it', open, vip(1)],
    ['bought', 'VIP does not cover it', open.notForVip(), vip(1)],
    ['bought', 'VIP has ended', open, vip(0)],
    ['bought', 'the member is not known', open, () => unreachable()],
  ] as const) {
    it(`is ${why === undefined ? 'for sale' : `not sold, ${why}`}: ${title}`, () => {
      expect(whyNotSold(course, stateAt)).to.equal(why);
    });
  }

  it('is no membership while the site offers none', () => {
    const { plans, productLookup } = aProductLookup(undefined, false);
    const asked = watching(productLookup.ask({ kind: 'role', id: 2 }));
    plans.plans.answer([{ id: 2, name: '月度会员', priceYuan: 39, days: 30, lines: [] }]);
    expect(asked.values[0]?.notSoldBecause).to.equal('vip-off');
  });

  it('is a membership of the plans, with its days', () => {
    const { plans, productLookup } = aProductLookup();
    const asked = watching(productLookup.ask({ kind: 'role', id: 2 }));
    const plan = { name: '月度会员', priceYuan: 39, days: 30, lines: [] };
    plans.plans.answer([
      { ...plan, id: 1, name: '年度会员' },
      { ...plan, id: 2 },
    ]);
    const { name, priceYuan, days } = plan;
    expect(asked.values).to.deep.equal([{ kind: 'role', id: 2, name, priceYuan, cover: '', days }]);
  });

  it('is not there where no plan has its id', () => {
    const { plans, productLookup } = aProductLookup();
    const asked = watching(productLookup.ask({ kind: 'role', id: 3 }));
    plans.plans.answer([]);
    expect(asked.errors).to.deep.equal([{ kind: 'missing', message: '' }]);
  });
});
