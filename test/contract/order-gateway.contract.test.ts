import { expect } from 'chai';

import type { PromoCodeRecord } from '../../src/adapters/memory/server/orders/order-store.js';
import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { PAY_WITHIN_MS } from '../../src/domain/orders/limits.js';
import type { NewOrder } from '../../src/domain/orders/order.js';
import { payPageAddress } from '../../src/domain/orders/order-addresses.js';
import type { PaymentMethodName } from '../../src/domain/orders/payment-methods.js';
import { MEMBER_GATEWAY } from '../../src/domain/ports/account-gateway.js';
import { COURSE_GATEWAY } from '../../src/domain/ports/course-gateway.js';
import { MEMBER_MESSAGES_GATEWAY } from '../../src/domain/ports/message-gateway.js';
import { ORDER_LIST_GATEWAY, ORDER_GATEWAY } from '../../src/domain/ports/order-gateway.js';
import { POINTS_GATEWAY } from '../../src/domain/ports/points-gateway.js';
import { ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { answerOf, errorOf, refusal } from './answers.js';
import { query } from './gateway-promises.js';
import { keepsPromisesOfMemberCall } from './member-call-promises.js';
import { rigOfEachTest, type ServerRig } from './server-rig.js';
import { signInAs } from './sign-in-helpers.js';

/** The ordinary member has bought course 2 and not course 3, which costs 99 yuan. */
const BOUGHT: NewOrder = { product: { kind: 'course', id: 2 }, promoCode: '', hasAgreed: true };
const COURSE: NewOrder = { product: { kind: 'course', id: 3 }, promoCode: '', hasAgreed: true };
const ROLE: NewOrder = { product: { kind: 'role', id: 1 }, promoCode: '', hasAgreed: true };
const NOWHERE: NewOrder = { product: { kind: 'course', id: 99_999 }, promoCode: '', hasAgreed: true };
const DAY_MS = 86_400_000;
const BACK = {
  returnTo: 'https://site.example/order/success?orderId=1&a=%2B',
  failTo: 'https://site.example/order/pay?orderId=1',
};
/** Order numbers of the seed: a paid order of the ordinary member, and an order of another member. */
const PAID_NO = '1011000057';
const FOREIGN_NO = '1051000063';

const TERMS = query('payWays', ({ resolve }) => resolve(ORDER_GATEWAY).terms('course', 'pc'));
const CODE = query('promoCode', ({ resolve }) => resolve(ORDER_GATEWAY).checkPromoCode('STUDY20'));
const MAKE = query('makeOrder', ({ resolve }) => resolve(ORDER_GATEWAY).make(COURSE));
const STATUS = query('orderStatus', ({ resolve }) => resolve(ORDER_GATEWAY).status(PAID_NO));

/** The contract of orders. `generation` is that of the server behind the adapter. */
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  describe(`OrderGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig, (fresh) => signInAs(fresh, SEEDED.ordinary));
    const make = (order: NewOrder) => answerOf(rig.resolve(ORDER_GATEWAY).make(order));
    const status = (orderNo: string) => answerOf(rig.resolve(ORDER_GATEWAY).status(orderNo));

    keepsPromisesOfMemberCall(CODE, newRig);
    keepsPromisesOfMemberCall(MAKE, newRig);
    keepsPromisesOfMemberCall(STATUS, newRig);

    describe('a promo code', () => {
      const check = (code: string) => answerOf(rig.resolve(ORDER_GATEWAY).checkPromoCode(code));

      it('has its discount, which may be higher than every price', async () => {
        expect(await check('STUDY20')).to.deep.equal({ kind: 'usable', discountYuan: 20 });
        expect(await check('ALLFREE')).to.deep.equal({ kind: 'usable', discountYuan: 1_000_000 });
      });

      it('is unusable when it is unknown, expired, used up, or owned by the member', async () => {
        expect(await check('NOPE')).to.deep.equal({ kind: 'unusable', because: 'unknown' });
        expect(await check('LASTYEAR')).to.deep.equal({ kind: 'unusable', because: 'expired' });
        expect(await check('USEDUP')).to.deep.equal({ kind: 'unusable' });
        expect(await check('MINE101')).to.deep.equal({ kind: 'unusable' });
      });

      it('may contain special characters, which do not change the path of the request', async () => {
        const odd = ['开学 5%折', 'a?b=c#d', '100%25', '+ +', '😀', '..'];
        const codes = odd.map((code, index): PromoCodeRecord => {
          return { id: index, code, discountYuan: index + 1, expiresAtMs: undefined };
        });
        rig.site.controls.orders.replacePromoCodes(codes);
        for (const [index, code] of odd.entries()) {
          if (code === '..') continue;
          expect(await check(code), code).to.deep.equal({ kind: 'usable', discountYuan: index + 1 });
        }
      });

      it('cannot be checked when it contains a slash', async () => {
        expect(await errorOf(rig.resolve(ORDER_GATEWAY).checkPromoCode('a/b'))).to.include({ kind: 'no-route' });
      });

      it('is unusable after an order with it', async () => {
        await make({ ...COURSE, promoCode: 'STUDY20' });
        expect(await check('STUDY20')).to.deep.equal({ kind: 'unusable' });
      });
    });

    describe('a new order', () => {
      it('is not paid yet', async () => {
        const { orderNo, isPaid } = await make(COURSE);
        expect(orderNo).to.match(/^\d+$/);
        expect(isPaid).to.equal(false);
        expect(await status(orderNo)).to.equal(generation === 1 ? 'unpaid' : 'paying');
      });

      it('is paid at once when the promo code covers the price', async () => {
        const made = await make({ ...COURSE, promoCode: 'ALLFREE' });
        expect([made.isPaid, made.payment]).to.deep.equal([true, undefined]);
        expect(made.amount).to.deep.equal(generation === 1 ? { kind: 'price', yuan: 99 } : { kind: 'due', yuan: 0 });
        expect(await status(made.orderNo)).to.equal('paid');
        expect((await answerOf(rig.resolve(COURSE_GATEWAY).detail(3))).mayWatch).to.equal(true);
      });

      it('has the price before the promo code in generation 1, and the amount due in generation 2', async () => {
        const { amount } = await make({ ...COURSE, promoCode: 'STUDY20' });
        expect(amount).to.deep.equal(generation === 1 ? { kind: 'price', yuan: 99 } : { kind: 'due', yuan: 79 });
      });

      it('is created without an unusable promo code, and without an error', async () => {
        const { amount } = await make({ ...COURSE, promoCode: 'NOPE' });
        expect(amount.yuan).to.equal(99);
      });

      it('is created without a promo code that became unusable after its check, and without an error', async () => {
        expect(await answerOf(rig.resolve(ORDER_GATEWAY).checkPromoCode('ALLFREE'))).to.include({ kind: 'usable' });
        rig.site.controls.setUp({ codesDropped: true });
        const { isPaid, amount } = await make({ ...COURSE, promoCode: 'ALLFREE' });
        expect([isPaid, amount]).to.deep.equal([false, { kind: generation === 1 ? 'price' : 'due', yuan: 99 }]);
      });

      for (const priceYuan of [1, 9_999, 10_000, 1_000_000]) {
        it(`has the exact amount of ${String(priceYuan)} yuan`, async () => {
          const { catalogue } = rig.site.pages;
          const course = catalogue.course(3);
          if (!course) throw new Error('no course 3');
          catalogue.change({ courses: [{ ...course, priceYuan }] });
          expect((await make(COURSE)).amount.yuan).to.equal(priceYuan);
        });
      }

      it('may buy a VIP plan, whose term starts with the payment, or at the end of the term that the member has', async () => {
        const buyTerm = async () => {
          const { orderNo } = await make(ROLE);
          rig.site.controls.orders.complete(orderNo);
          expect(await status(orderNo)).to.equal('paid');
          const { all } = rig.site.controls.orders.all$.value;
          const made = all.find(({ order }) => order.orderNo === orderNo)?.order.createdAt ?? NaN;
          return { made, end: (await answerOf(rig.resolve(MEMBER_GATEWAY).detail())).vipUntil ?? NaN };
        };
        const { made, end: first } = await buyTerm();
        const { end: second } = await buyTerm();
        // The server's dates have no milliseconds.
        expect(first).to.be.within(made - 1000 + 365 * DAY_MS, made + 366 * DAY_MS);
        expect(second).to.equal(first + 365 * DAY_MS);
      });

      it('fails with "missing" for an unknown course', async () => {
        expect(await errorOf(rig.resolve(ORDER_GATEWAY).make(NOWHERE))).to.include({ kind: 'missing' });
      });

      it('is in the list of orders in generation 1 only', async () => {
        const { orderNo } = await make(COURSE);
        const { items } = await answerOf(rig.resolve(ORDER_LIST_GATEWAY).list({ page: 1, size: 10 }));
        expect(items.some((order) => order.orderNo === orderNo)).to.equal(generation === 1);
      });
    });

    it('rewards a paid order once with points, a share of the price before the promo code, and a message', async () => {
      rig.site.controls.setUp({ rewards: { register: 0, watchedLesson: 0, watchedCourse: 0, paidOrder: 0.1 } });
      const { orderNo } = await make({ ...COURSE, promoCode: 'STUDY20' });
      const price =
        rig.site.controls.orders.all$.value.all.find(({ order }) => order.orderNo === orderNo)?.order.priceYuan ?? 0;
      rig.site.controls.orders.complete(orderNo);
      rig.site.controls.orders.complete(orderNo);
      const points = Math.floor(price / 10);
      const remark = `已支付订单送${String(points)}积分`;
      const { items } = await answerOf(rig.resolve(POINTS_GATEWAY).records({ page: 1, size: 2 }));
      expect(items.map(({ remark: text, change }) => [text, change])[0]).to.deep.equal([remark, points]);
      expect(items[1]?.remark).not.to.equal(remark);
      const [message] = (await answerOf(rig.resolve(MEMBER_MESSAGES_GATEWAY).list({ page: 1, size: 1 }))).items;
      expect([message?.text, message?.isRead]).to.deep.equal([`积分变动:${String(points)}，备注:${remark}`, false]);
    });

    describe('the status of an order', () => {
      it('is "paid" after a payment, and "cancelled" after a cancellation', async () => {
        const [{ orderNo: paid }, { orderNo: cancelled }] = [await make(COURSE), await make(ROLE)];
        rig.site.controls.orders.complete(paid);
        rig.site.controls.orders.cancel(cancelled);
        expect([await status(paid), await status(cancelled)]).to.deep.equal(['paid', 'cancelled']);
      });

      for (const [what, orderNo] of [
        ['of another member', FOREIGN_NO],
        ['that does not exist', '1'],
      ] as const) {
        it(`fails with "missing" for an order ${what}`, async () => {
          expect(await errorOf(rig.resolve(ORDER_GATEWAY).status(orderNo))).to.include({ kind: 'missing' });
        });
      }
    });

    if (generation === 1) keepsChoosing();
    else keepsPayPage();

    /** docs/api/orders.md#payment-methods: the member chooses the payment method on the site. */
    function keepsChoosing(): void {
      keepsPromisesOfMemberCall(TERMS, newRig);
      const pay = (orderNo: string, method: PaymentMethodName) =>
        rig.resolve(ORDER_GATEWAY).pay({ orderNo, method, scene: 'pc', ...BACK });

      for (const [name, method] of [
        ['payByWechat', 'wechat'],
        ['payByHand', 'hand'],
      ] as const) {
        const numbers = new WeakMap<ServerRig, string>();
        const call = query(name, (fresh) =>
          fresh.resolve(ORDER_GATEWAY).pay({ orderNo: numbers.get(fresh) ?? PAID_NO, method, scene: 'pc', ...BACK }),
        );
        // This contract sends two requests for one order, and a WeChat payment refuses the second.
        if (method === 'hand') {
          keepsPromisesOfMemberCall(call, newRig, (fresh) => {
            const token = fresh.store.read('token');
            const request = { kind: 'course', id: 3, promoCode: '', agreed: false } as const;
            numbers.set(fresh, fresh.site.pages.orders.makeG1(token, request).order.orderNo);
          });
        }
      }

      it('offers the payment methods that the owner has set up, and requires an agreement for a VIP plan', async () => {
        const terms = await answerOf(rig.resolve(ORDER_GATEWAY).terms('role', 'pc'));
        expect(terms.methods?.map(({ sign, title }) => `${sign} ${title}`)).to.deep.equal([
          'alipay 支付宝',
          'handPay 手动打款',
          'wechat 微信扫码支付',
        ]);
        expect([terms.agreement, terms.payWithinMs]).to.deep.equal(['member', PAY_WITHIN_MS[1]]);
        expect((await answerOf(rig.resolve(ORDER_GATEWAY).terms('course', 'pc'))).agreement).to.equal(undefined);
        rig.site.controls.setUp({ payWays: [] });
        expect((await answerOf(rig.resolve(ORDER_GATEWAY).terms('course', 'pc'))).methods).to.deep.equal([]);
      });

      it('returns the WeChat payment code of an order once', async () => {
        const { orderNo } = await make(COURSE);
        const start = await answerOf(pay(orderNo, 'wechat'));
        expect(start).to.have.property('kind', 'code');
        expect(start)
          .to.have.property('text')
          .that.matches(/^weixin:/);
        expect(await errorOf(pay(orderNo, 'wechat'))).to.deep.equal(refusal('订单状态错误'));
        expect(await status(orderNo)).to.equal('paying');
      });

      it('reports an order as being paid, although the payment service of WeChat is broken', async () => {
        rig.site.controls.setUp({ payGatewayBroken: true });
        const { orderNo } = await make(COURSE);
        expect(await errorOf(pay(orderNo, 'wechat'))).to.deep.equal(refusal('错误'));
        expect(await status(orderNo)).to.equal('paying');
      });

      it('returns the transfer instructions of the owner at every request, until the order is paid', async () => {
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

      for (const [scene, names] of [
        ['h5', ['alipay', 'handPay']],
        ['wechat', ['handPay', 'wechat-jsapi']],
      ] as const) {
        it(`returns what the server offers in the scene ${scene}: ${names.join(' and ')}`, async () => {
          const { methods } = await answerOf(rig.resolve(ORDER_GATEWAY).terms('course', scene));
          expect(methods?.map(({ sign }) => sign)).to.deep.equal(names);
        });
      }

      for (const [method, scene] of [
        ['alipay', 'pc'],
        ['alipay', 'h5'],
        ['wechat-jsapi', 'wechat'],
      ] as const)
        it(`returns the address that leads to ${method} in the scene ${scene}, without a request`, async () => {
          const { orderNo } = await make(COURSE);
          const callsBefore = rig.site.calls.length;
          const start = await answerOf(rig.resolve(ORDER_GATEWAY).pay({ orderNo, method, scene, ...BACK }));
          if (start.kind !== 'leave') throw new Error(`The payment began as ${start.kind}`);
          const { pathname, searchParams } = new URL(start.url, 'https://api.example');
          expect([pathname, rig.site.calls.length]).to.deep.equal(['/api/v2/order/pay/redirect', callsBefore]);
          expect(Object.fromEntries(searchParams)).to.deep.include({
            order_id: orderNo,
            payment_scene: scene,
            payment: method,
            redirect: BACK.returnTo,
            s_url: BACK.returnTo,
            f_url: BACK.failTo,
          });
        });

      const REFUSED = [
        ['a course that the member has bought', BOUGHT, '请勿重复购买'],
        ['a VIP plan without the agreement', { ...ROLE, hasAgreed: false }, '请同意协议'],
        ['a free course', { ...COURSE, product: { kind: 'course', id: 1 } }, '当前课程无法购买'],
      ] as const;
      for (const [what, order, message] of REFUSED) {
        it(`refuses to sell ${what}: '${message}'`, async () => {
          expect(await errorOf(rig.resolve(ORDER_GATEWAY).make(order))).to.deep.equal(refusal(message));
        });
      }
    }

    /** docs/api/orders.md#create-an-order-generation-2: the member pays on a page of the server. */
    function keepsPayPage(): void {
      it('offers no choice of payment methods, and requires an agreement for all products', async () => {
        const course = { agreement: 'paid-content', payWithinMs: PAY_WITHIN_MS[2], hidesUnpaid: true };
        expect(await answerOf(rig.resolve(ORDER_GATEWAY).terms('course', 'pc'))).to.deep.equal(course);
        expect(await answerOf(rig.resolve(ORDER_GATEWAY).terms('role', 'pc'))).to.deep.equal({
          ...course,
          agreement: 'member',
        });
        expect(rig.site.calls).to.deep.equal([]);
      });

      it('returns the address of the payment page with a new order', async () => {
        const { payment } = await make(COURSE);
        if (payment?.kind !== 'pay-page') throw new Error('The order has no payment page');
        expect(payment.url).to.match(/^(?:https?:.*)?\/payment\/index\?sign=order-\w{24}$/);
        const address = payPageAddress(payment.url, BACK);
        const { pathname, searchParams } = new URL(address, 'https://api.example');
        // The page decodes the values once more.
        expect([
          pathname,
          ...['s_url', 'f_url'].map((name) => decodeURIComponent(searchParams.get(name) ?? '')),
        ]).to.deep.equal(['/payment/index', BACK.returnTo, BACK.failTo]);
      });

      it('fails with "no-route" for a payment on the site', async () => {
        const { orderNo } = await make(COURSE);
        const payment$ = rig.resolve(ORDER_GATEWAY).pay({ orderNo, method: 'hand', scene: 'pc', ...BACK });
        expect(await errorOf(payment$)).to.include({ kind: 'no-route' });
      });

      it('sells a course again that the member has bought: the site must prevent this', async () => {
        expect((await make(BOUGHT)).isPaid).to.equal(false);
      });

      for (const [order, message] of [
        [{ ...COURSE, hasAgreed: false }, '请同意付费内容购买协议'],
        [{ ...ROLE, hasAgreed: false }, '请同意会员服务协议'],
      ] as const) {
        it(`refuses an order without the agreement: '${message}'`, async () => {
          expect(await errorOf(rig.resolve(ORDER_GATEWAY).make(order))).to.deep.equal(refusal(message));
        });
      }
    }
  });
}
