import { expect } from 'chai';

import { dailyPrice, isPlanOf, isPermanent } from '../../src/domain/vip.js';

const NOW = Date.UTC(2026, 10, 22);

describe('A membership', () => {
  it('lasts for ever from 36,500 days on', () => {
    expect([365, 36_499, 36_500, 100_000].map((days) => isPermanent({ days }))).to.deep.equal([
      false,
      false,
      true,
      true,
    ]);
  });

  it('has a price per day, exact or rounded to cents, unless it is free, permanent, or one day long', () => {
    const perDay = (priceYuan: number | undefined, days: number | undefined) => dailyPrice({ priceYuan, days });
    expect([perDay(365, 365), perDay(39, 30), perDay(100, 365)]).to.deep.equal([
      { yuan: 1, isExact: true },
      { yuan: 1.3, isExact: true },
      { yuan: 0.27, isExact: false },
    ]);
    expect([perDay(0, 30), perDay(12_800, 36_500), perDay(9, 1), perDay(9, 0)]).to.deep.equal([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(perDay(39.9, 30)).to.deep.equal({ yuan: 1.33, isExact: true });
    expect(perDay(1, 300), 'less than a cent').to.equal(undefined);
    expect([perDay(undefined, 30), perDay(9, undefined)], 'not known').to.deep.equal([undefined, undefined]);
    expect(isPermanent({ days: undefined })).to.equal(false);
  });

  it('is the plan of a member only while the VIP of that plan runs', () => {
    expect(isPlanOf({ vipPlanId: 1, vipUntil: NOW + 1 }, 1, NOW)).to.equal(true);
    expect(isPlanOf({ vipPlanId: 1, vipUntil: NOW + 1 }, 2, NOW)).to.equal(false);
    expect(isPlanOf({ vipPlanId: 1, vipUntil: NOW }, 1, NOW)).to.equal(false);
    expect(isPlanOf({ vipPlanId: undefined, vipUntil: undefined }, 1, NOW)).to.equal(false);
  });
});
