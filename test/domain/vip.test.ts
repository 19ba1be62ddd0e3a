import { expect } from 'chai';

import { isPlanOf, lastsForever, orderOfPlan } from '../../src/domain/vip.js';

const NOW = Date.UTC(2026, 10, 22);

describe('A membership', () => {
  it('lasts for ever from 36,500 days on', () => {
    expect([365, 36_499, 36_500, 100_000].map((days) => lastsForever({ days }))).to.deep.equal([
      false,
      false,
      true,
      true,
    ]);
  });

  it('is the plan of a member only while the VIP of that plan runs', () => {
    expect(isPlanOf({ vipPlanId: 1, vipUntil: NOW + 1 }, 1, NOW)).to.equal(true);
    expect(isPlanOf({ vipPlanId: 1, vipUntil: NOW + 1 }, 2, NOW)).to.equal(false);
    expect(isPlanOf({ vipPlanId: 1, vipUntil: NOW }, 1, NOW)).to.equal(false);
    expect(isPlanOf({ vipPlanId: undefined, vipUntil: undefined }, 1, NOW)).to.equal(false);
  });

  it('has its own order address', () => {
    expect(orderOfPlan(3)).to.equal('/order?goods_type=role&goods_id=3');
  });
});
