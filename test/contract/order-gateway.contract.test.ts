import { expect } from 'chai';

import type { PromoCodeRecord } from '../../src/adapters/memory/server/order-book.js';
import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { PAY_WITHIN_MS } from '../../src/domain/limits.js';
import type { NewOrder, PayWayName } from '../../src/domain/orders/order.js';
import { MEMBER_GATEWAY } from '../../src/domain/ports/server/account-gateway.js';
import { COURSE_GATEWAY } from '../../src/domain/ports/server/course-gateway.js';
import { MEMBER_MESSAGES_GATEWAY } from '../../src/domain/ports/server/message-gateway.js';
import { ORDERS_GATEWAY, ORDER_GATEWAY } from '../../src/domain/ports/server/order-gateway.js';
import { POINTS_GATEWAY } from '../../src/domain/ports/server/points-gateway.js';
import { ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { answerOf, errorOf, refusal } from './answers.js';
import type { PromisedCall } from './gateway-promises.js';
import { keepsPromisesOfMemberCall } from './member-call-promises.js';
import type { ServerRig } from './server-rig.js';
import { signInAs } from './strangers.js';

/** The ordinary member has bought course 2 and not course 3, which costs 99 yuan. */
const BOUGHT: NewOrder = { goods: { kind: 'course', id: 2 }, promoCode: '', agreed: true };
const COURSE: NewOrder = { goods: { kind: 'course', id: 3 }, promoCode: '', agreed: true };
const ROLE: NewOrder = { goods: { kind: 'role', id: 1 }, promoCode: '', agreed: true };
const NOWHERE: NewOrder = { goods: { kind: 'course', id: 99_999 }, promoCode: '', agreed: true };
const DAY_MS = 86_400_000;
const BACK = 'https://site.example/order/success?orderId=1';
/** Order numbers of the seed: a paid order of the ordinary member, and an order of another member. */
const PAID_NO = '1011000057';
const FOREIGN_NO = '1051000063';

const TERMS: PromisedCall = {
  name: 'payWays',
  ask: ({ resolve }) => resolve(ORDER_GATEWAY).terms('course'),
  emits: 1,
  tries: 1,
};
const CODE: PromisedCall = {
  name: 'promoCode',
  ask: ({ resolve }) => resolve(ORDER_GATEWAY).checkPromoCode('STUDY20'),
  emits: 1,
  tries: 1,
};
const MAKE: PromisedCall = {
  name: 'makeOrder',
  ask: ({ resolve }) => resolve(ORDER_GATEWAY).make(COURSE),
  emits: 1,
  tries: 1,
};
const STATUS: PromisedCall = {
  name: 'orderStatus',
  ask: ({ resolve }) => resolve(ORDER_GATEWAY).status(PAID_NO),
  emits: 1,
  tries: 1,
};

/** The contract of orders. `generation` is that of the server behind the adapter. */
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  describe(`${adapter} keeps the OrderGateway contract`, () => {
    let rig: ServerRig;
    beforeEach(async () => {
      rig = await newRig();
      signInAs(rig, SEEDED.ordinary);
    });
    afterEach(() => rig.close());
    const make = (order: NewOrder) => answerOf(rig.resolve(ORDER_GATEWAY).make(order));
    const status = (orderNo: string) => answerOf(rig.resolve(ORDER_GATEWAY).status(orderNo));

    keepsPromisesOfMemberCall(CODE, newRig);
    keepsPromisesOfMemberCall(MAKE, newRig);
    keepsPromisesOfMemberCall(STATUS, newRig);

    describe('a promo code', () => {
      const check = (code: string) => answerOf(rig.resolve(ORDER_GATEWAY).checkPromoCode(code));

      it('says what it is worth, be it more than any price', async () => {
        expect(await check('STUDY20')).to.deep.equal({ kind: 'usable', discountYuan: 20 });
        expect(await check('ALLFREE')).to.deep.equal({ kind: 'usable', discountYuan: 1_000_000 });
      });

      it('cannot be used where it is unknown, expired, used up, or their own', async () => {
        expect(await check('NOPE')).to.deep.equal({ kind: 'unusable', because: 'unknown' });
        expect(await check('LASTYEAR')).to.deep.equal({ kind: 'unusable', because: 'expired' });
        expect(await check('USEDUP')).to.deep.equal({ kind: 'unusable' });
        expect(await check('MINE101')).to.deep.equal({ kind: 'unusable' });
      });

      it('is one code, whatever letters it is written with: nothing of it becomes a path', async () => {
        const odd = ['开学 5%折', 'a?b=c#d', '100%25', '+ +', '😀', '..'];
        const codes = odd.map((code, place): PromoCodeRecord => {
          return { id: place, code, discountYuan: place + 1, expiresAtMs: undefined };
        });
        rig.site.controls.orders.giveOut(codes);
        for (const [place, code] of odd.entries()) {
          if (code === '..') continue;
          expect(await check(code), code).to.deep.equal({ kind: 'usable', discountYuan: place + 1 });
        }
      });

      it('cannot be looked up with a slash in it: the address would be another one', async () => {
        expect(await errorOf(rig.resolve(ORDER_GATEWAY).checkPromoCode('a/b'))).to.include({ kind: 'no-route' });
      });

      it('cannot be used a second time', async () => {
        await make({ ...COURSE, promoCode: 'STUDY20' });
        expect(await check('STUDY20')).to.deep.equal({ kind: 'unusable' });
      });
    });

    describe('a new order', () => {
      it('waits for its money', async () => {
        const { orderNo, paid } = await make(COURSE);
        expect(orderNo).to.match(/^\d+$/);
        expect(paid).to.equal(false);
        expect(await status(orderNo)).to.equal(generation === 1 ? 'unpaid' : 'paying');
      });

      it('is paid at once where a code is worth more than the price', async () => {
        const made = await make({ ...COURSE, promoCode: 'ALLFREE' });
        expect([made.paid, made.payment]).to.deep.equal([true, undefined]);
        expect(made.amount).to.deep.equal(generation === 1 ? { kind: 'price', yuan: 99 } : { kind: 'due', yuan: 0 });
        expect(await status(made.orderNo)).to.equal('paid');
        expect((await answerOf(rig.resolve(COURSE_GATEWAY).detail(3))).mayWatch).to.equal(true);
      });

      it('tells the price before the code, or what is left to pay', async () => {
        const { amount } = await make({ ...COURSE, promoCode: 'STUDY20' });
        expect(amount).to.deep.equal(generation === 1 ? { kind: 'price', yuan: 99 } : { kind: 'due', yuan: 79 });
      });

      it('is made without a code that cannot be used, and nothing is said of it', async () => {
        const { amount } = await make({ ...COURSE, promoCode: 'NOPE' });
        expect(amount.yuan).to.equal(99);
      });

      it('is made without a code that was good a moment ago, and nothing is said of it', async () => {
        expect(await answerOf(rig.resolve(ORDER_GATEWAY).checkPromoCode('ALLFREE'))).to.include({ kind: 'usable' });
        rig.site.controls.setUp({ codesDropped: true });
        const { paid, amount } = await make({ ...COURSE, promoCode: 'ALLFREE' });
        expect([paid, amount]).to.deep.equal([false, { kind: generation === 1 ? 'price' : 'due', yuan: 99 }]);
      });

      for (const charge of [1, 9_999, 10_000, 1_000_000]) {
        it(`is of ${String(charge)} yuan, to the last of them`, async () => {
          const { catalogue } = rig.site.pages;
          const course = catalogue.course(3);
          if (!course) throw new Error('no course 3');
          catalogue.change({ courses: [{ ...course, charge }] });
          expect((await make(COURSE)).amount.yuan).to.equal(charge);
        });
      }

      it('may be of a membership, which lasts from its payment on', async () => {
        const { orderNo } = await make(ROLE);
        rig.site.controls.orders.complete(orderNo);
        expect(await status(orderNo)).to.equal('paid');
        const { vipUntil } = await answerOf(rig.resolve(MEMBER_GATEWAY).detail());
        const { all } = rig.site.controls.orders.all$.value;
        const made = all.find(({ order }) => order.orderNo === orderNo)?.order.createdAt ?? NaN;
        // The server's dates have no milliseconds.
        expect(vipUntil).to.be.within(made - 1000 + 365 * DAY_MS, made + 366 * DAY_MS);
      });

      it('is missing what it is about', async () => {
        expect(await errorOf(rig.resolve(ORDER_GATEWAY).make(NOWHERE))).to.include({ kind: 'missing' });
      });

      it('stands on the list of orders as far as the server tells of it', async () => {
        const { orderNo } = await make(COURSE);
        const { items } = await answerOf(rig.resolve(ORDERS_GATEWAY).list({ page: 1, size: 10 }));
        expect(items.some((order) => order.orderNo === orderNo)).to.equal(generation === 1);
      });
    });

    it('earns points when it is paid, a share of the price before a code, with a message', async () => {
      rig.site.controls.setUp({ rewards: { register: 0, watchedLesson: 0, watchedCourse: 0, paidOrder: 0.1 } });
      const { orderNo } = await make({ ...COURSE, promoCode: 'STUDY20' });
      const price =
        rig.site.controls.orders.all$.value.all.find(({ order }) => order.orderNo === orderNo)?.order.charge ?? 0;
      rig.site.controls.orders.complete(orderNo);
      rig.site.controls.orders.complete(orderNo);
      const points = Math.floor(price / 10);
      const remark = `已支付订单送${String(points)}积分`;
      const { items } = await answerOf(rig.resolve(POINTS_GATEWAY).records({ page: 1, size: 2 }));
      expect(items.map(({ remark: text, change }) => [text, change])[0]).to.deep.equal([remark, points]);
      expect(items[1]?.remark).not.to.equal(remark);
      const [message] = (await answerOf(rig.resolve(MEMBER_MESSAGES_GATEWAY).list({ page: 1, size: 1 }))).items;
      expect([message?.text, message?.read]).to.deep.equal([`积分变动:${String(points)}，备注:${remark}`, false]);
    });

    describe('the state of an order', () => {
      it('is what has become of it', async () => {
        const [{ orderNo: paid }, { orderNo: cancelled }] = [await make(COURSE), await make(ROLE)];
        rig.site.controls.orders.complete(paid);
        rig.site.controls.orders.cancel(cancelled);
        expect([await status(paid), await status(cancelled)]).to.deep.equal(['paid', 'cancelled']);
      });

      for (const [what, orderNo] of [
        ['of somebody else', FOREIGN_NO],
        ['that is not there', '1'],
      ] as const) {
        it(`is missing for an order ${what}`, async () => {
          expect(await errorOf(rig.resolve(ORDER_GATEWAY).status(orderNo))).to.include({ kind: 'missing' });
        });
      }
    });

    if (generation === 1) keepsChoosing();
    else keepsPayPage();

    /** docs/api/orders.md#payment-methods: the member chooses the payment method on the site. */
    function keepsChoosing(): void {
      keepsPromisesOfMemberCall(TERMS, newRig);
      const pay = (orderNo: string, way: PayWayName) =>
        rig.resolve(ORDER_GATEWAY).pay({ orderNo, way, returnTo: BACK });

      for (const [name, way] of [
        ['payByWechat', 'wechat'],
        ['payByHand', 'hand'],
      ] as const) {
        const numbers = new WeakMap<ServerRig, string>();
        const call: PromisedCall = {
          name,
          ask: (fresh) =>
            fresh.resolve(ORDER_GATEWAY).pay({ orderNo: numbers.get(fresh) ?? PAID_NO, way, returnTo: BACK }),
          emits: 1,
          tries: 1,
        };
        // This contract sends two requests for one order, and a WeChat payment refuses the second.
        if (way === 'hand') {
          keepsPromisesOfMemberCall(call, newRig, (fresh) => {
            const token = fresh.store.read('token');
            const request = { kind: 'course', id: 3, promoCode: '', agreed: false } as const;
            numbers.set(fresh, fresh.site.pages.orders.makeFirst(token, request).order.orderNo);
          });
        }
      }

      it('offers the ways that the owner has set up, and asks for an agreement for a membership', async () => {
        const terms = await answerOf(rig.resolve(ORDER_GATEWAY).terms('role'));
        expect(terms.ways?.map(({ name, title }) => `${name} ${title}`)).to.deep.equal([
          'alipay 支付宝',
          'hand 手动打款',
          'wechat 微信扫码支付',
        ]);
        expect([terms.agreement, terms.payWithinMs]).to.deep.equal(['member', PAY_WITHIN_MS[1]]);
        expect((await answerOf(rig.resolve(ORDER_GATEWAY).terms('course'))).agreement).to.equal(undefined);
        rig.site.controls.setUp({ payWays: [] });
        expect((await answerOf(rig.resolve(ORDER_GATEWAY).terms('course'))).ways).to.deep.equal([]);
      });

      it('gives the code of WeChat once', async () => {
        const { orderNo } = await make(COURSE);
        const start = await answerOf(pay(orderNo, 'wechat'));
        expect(start).to.have.property('kind', 'wechat-code');
        expect(start)
          .to.have.property('text')
          .that.matches(/^weixin:/);
        expect(await errorOf(pay(orderNo, 'wechat'))).to.deep.equal(refusal('订单状态错误'));
        expect(await status(orderNo)).to.equal('paying');
      });

      it('is being paid although the gateway of WeChat is broken', async () => {
        rig.site.controls.setUp({ payGatewayBroken: true });
        const { orderNo } = await make(COURSE);
        expect(await errorOf(pay(orderNo, 'wechat'))).to.deep.equal(refusal('错误'));
        expect(await status(orderNo)).to.equal('paying');
      });

      it('tells what the owner says about transfers, as often as it is asked', async () => {
        rig.site.controls.setUp({ transferText: '<p>请转账</p>' });
        const { orderNo } = await make(COURSE);
        const reported = { kind: 'hand', html: '<p>请转账</p>' };
        expect(await answerOf(pay(orderNo, 'hand'))).to.deep.equal(reported);
        expect(await answerOf(pay(orderNo, 'hand'))).to.deep.equal(reported);
        rig.site.controls.setUp({ transferText: '' });
        expect(await answerOf(pay(orderNo, 'hand'))).to.deep.equal({ kind: 'hand', html: '' });
        rig.site.controls.orders.complete(orderNo);
        expect(await errorOf(pay(orderNo, 'hand'))).to.deep.equal(refusal('order status error'));
      });

      it('sends the member on to Alipay, and asks nobody for it', async () => {
        const { orderNo } = await make(COURSE);
        const asked = rig.site.calls.length;
        const start = await answerOf(pay(orderNo, 'alipay'));
        if (start.kind !== 'leave') throw new Error(`Alipay began as ${start.kind}`);
        const { pathname, searchParams } = new URL(start.url, 'https://api.example');
        expect([pathname, rig.site.calls.length]).to.deep.equal(['/api/v2/order/pay/redirect', asked]);
        expect(Object.fromEntries(searchParams)).to.deep.include({
          order_id: orderNo,
          payment_scene: 'pc',
          scene: 'pc',
          payment: 'alipay',
          redirect: BACK,
        });
      });

      const REFUSED = [
        ['a second time', BOUGHT, '请勿重复购买'],
        ['without agreeing', { ...ROLE, agreed: false }, '请同意协议'],
        ['that is free', { ...COURSE, goods: { kind: 'course', id: 1 } }, '当前课程无法购买'],
      ] as const;
      for (const [what, order, words] of REFUSED) {
        it(`sells nothing ${what}: '${words}'`, async () => {
          expect(await errorOf(rig.resolve(ORDER_GATEWAY).make(order))).to.deep.equal(refusal(words));
        });
      }
    }

    /** docs/api/orders.md#create-an-order-generation-2: the member pays on a page of the server. */
    function keepsPayPage(): void {
      it('offers no way to choose, and asks for an agreement whatever is sold', async () => {
        const course = { agreement: 'paid-content', payWithinMs: PAY_WITHIN_MS[2], hidesUnpaid: true };
        expect(await answerOf(rig.resolve(ORDER_GATEWAY).terms('course'))).to.deep.equal(course);
        expect(await answerOf(rig.resolve(ORDER_GATEWAY).terms('role'))).to.deep.equal({
          ...course,
          agreement: 'member',
        });
        expect(rig.site.calls).to.deep.equal([]);
      });

      it('gives the address of the page where it is paid', async () => {
        const { payment } = await make(COURSE);
        if (payment?.kind !== 'pay-page') throw new Error('The order has no page to be paid at');
        expect(payment.url).to.match(/^https?:.*\/payment\/index\?sign=order-\w{24}$/);
      });

      it('knows no other way to pay', async () => {
        const { orderNo } = await make(COURSE);
        const way$ = rig.resolve(ORDER_GATEWAY).pay({ orderNo, way: 'hand', returnTo: BACK });
        expect(await errorOf(way$)).to.include({ kind: 'no-route' });
      });

      it('sells what was bought already: it is the site that must not', async () => {
        expect((await make(BOUGHT)).paid).to.equal(false);
      });

      for (const [order, words] of [
        [{ ...COURSE, agreed: false }, '请同意付费内容购买协议'],
        [{ ...ROLE, agreed: false }, '请同意会员服务协议'],
      ] as const) {
        it(`sells nothing to who has not agreed: '${words}'`, async () => {
          expect(await errorOf(rig.resolve(ORDER_GATEWAY).make(order))).to.deep.equal(refusal(words));
        });
      }
    }
  });
}
