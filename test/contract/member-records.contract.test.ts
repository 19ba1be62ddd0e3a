import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { ORDER_LIST_GATEWAY } from '../../src/domain/ports/order-gateway.js';
import { POINTS_GATEWAY } from '../../src/domain/ports/points-gateway.js';
import { SITE_GATEWAY } from '../../src/domain/ports/site-gateway.js';
import { ADAPTERS, ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { answerOf } from './answers.js';
import { query } from './gateway-promises.js';
import { keepsPromisesOfMemberCall } from './member-call-promises.js';
import { rigOfEachTest } from './server-rig.js';
import { signInAs } from './sign-in-helpers.js';

const ALL = { page: 1, size: 10 };

const ORDERS = query('orders', ({ resolve }) => resolve(ORDER_LIST_GATEWAY).list(ALL));
const POINTS = query('points', ({ resolve }) => resolve(POINTS_GATEWAY).records(ALL));

/** The contracts of OrderListGateway and PointsGateway, except for the fields of an order. */
for (const [adapter, newRig] of ADAPTERS) {
  describe(`Orders and points ${adapter}`, () => {
    const rig = rigOfEachTest(newRig, (fresh) => signInAs(fresh, SEEDED.ordinary));

    describe(`(OrderListGateway)`, () => {
      keepsPromisesOfMemberCall(ORDERS, newRig);

      it('returns an empty list for a member without orders', async () => {
        signInAs(rig, SEEDED.vip);
        expect(await answerOf(rig.resolve(ORDER_LIST_GATEWAY).list(ALL))).to.deep.equal({ items: [], total: 0 });
      });
    });

    describe(`(PointsGateway)`, () => {
      keepsPromisesOfMemberCall(POINTS, newRig);

      it('lists the newest changes of points first, page by page, with spent points below zero', async () => {
        expect(await answerOf(rig.resolve(POINTS_GATEWAY).records({ page: 1, size: 2 }))).to.deep.equal({
          items: [
            { change: -30, remark: '积分兑换', createdAt: Date.UTC(2024, 10, 6, 12) },
            { change: 50, remark: '订单支付奖励', createdAt: Date.UTC(2024, 10, 4, 2) },
          ],
          total: 3,
        });
      });

      it('reads the rewards from the configuration, without a request', async () => {
        const rewards = { register: 5, watchedLesson: 1, watchedCourse: 0, paidOrder: 0.015 };
        rig.site.controls.setUp({ rewards });
        await answerOf(rig.resolve(SITE_GATEWAY).config());
        const callsBefore = rig.site.calls.length;
        expect(rig.resolve(POINTS_GATEWAY).rewards()).to.deep.equal(rewards);
        expect(rig.site.calls.length).to.equal(callsBefore);
      });
    });
  });
}

/** The fields of an order, of which generation 2 has fewer. `generation` is that of the server behind the adapter. */
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  describe(`OrderListGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig, (fresh) => signInAs(fresh, SEEDED.ordinary));

    it('lists the newest orders first, and unpaid orders in generation 1 only', async () => {
      const { items, total } = await answerOf(rig.resolve(ORDER_LIST_GATEWAY).list(ALL));
      const reported = generation === 1 ? ['未支付', '已支付', '已取消'] : ['已支付'];
      expect(items.map(({ statusText }) => statusText)).to.deep.equal(reported);
      expect(total).to.equal(reported.length);
    });

    it('returns the product and the price of an order, and in generation 1 the payment method', async () => {
      const { items } = await answerOf(rig.resolve(ORDER_LIST_GATEWAY).list(ALL));
      const order = items.find(({ id }) => id === 44);
      expect(order).to.deep.include({
        orderNo: '1011000057',
        priceYuan: 199,
        paymentText: generation === 1 ? '微信扫码支付' : '',
        isPayable: false,
        refunded: generation === 1 ? undefined : 19.5,
        createdAt: Date.UTC(2024, 10, 4, 2),
      });
      const [product, ...more] = order?.products ?? [];
      expect(more).to.deep.equal([]);
      expect(product).to.deep.include({ id: 2, type: 'COURSE', name: '高等数学精讲', count: 1, priceYuan: 199 });
      expect(product?.cover).to.match(/^(?:http|data):/);
    });
  });
}
