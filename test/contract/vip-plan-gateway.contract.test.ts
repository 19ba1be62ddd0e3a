import { expect } from 'chai';

import { VIP_PLAN_GATEWAY } from '../../src/domain/ports/vip-gateway.js';
import type { VipPlan } from '../../src/domain/vip.js';
import { ADAPTERS } from './adapters-by-generation.js';
import { answerOf } from './answers.js';
import { keepsPromisesOfEveryCall, query } from './gateway-promises.js';
import { rigOfEachTest } from './server-rig.js';

const YEAR: VipPlan = { id: 9, name: '年度', priceYuan: 365, days: 365, lines: ['一', '二'] };
const MONTH: VipPlan = { id: 4, name: '月度', priceYuan: 39, days: 30, lines: [] };

for (const [adapter, newRig] of ADAPTERS) {
  describe(`VipPlanGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig);

    keepsPromisesOfEveryCall(
      query('vipPlans', ({ resolve }) => resolve(VIP_PLAN_GATEWAY).all()),
      newRig,
    );

    it('returns all plans in the order of the owner', async () => {
      rig.site.controls.pages.plans.offer([YEAR, MONTH]);
      expect(await answerOf(rig.resolve(VIP_PLAN_GATEWAY).all())).to.deep.equal([YEAR, MONTH]);
    });

    it('returns an empty list when no plan is sold', async () => {
      rig.site.controls.pages.plans.offer([]);
      expect(await answerOf(rig.resolve(VIP_PLAN_GATEWAY).all())).to.deep.equal([]);
    });
  });
}
