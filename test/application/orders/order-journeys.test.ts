import { expect } from 'chai';

import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import type { OrderAction } from '../../../src/domain/orders/states.js';
import { OrderWorld } from './order-world.js';
import { targetsOf } from '../../support/targets-of.js';

const COURSE = '/order?goods_type=course&goods_id=2';
const SUBMIT: OrderAction = { kind: 'submitted' };
const AGREE: OrderAction = { kind: 'agreed', isChecked: true };
const SECOND = 1000;
const REQUEST = { kind: 'course', id: 2, promoCode: '', agreed: false } as const;

function opened(generation: 1 | 2, at = COURSE): OrderWorld {
  const world = new OrderWorld(generation, at);
  world.advance(SECOND);
  return world;
}

/** The faults that lose the answer after the server has done the work. */
const LOST_ON_THE_WAY_BACK = ['truncated', 'empty', 'cut'] as const;

describe('An order for a course', () => {
  function waiting(generation: 1 | 2, method: 'wechat' | 'hand' = 'wechat'): OrderWorld {
    const world = opened(generation);
    world.do(generation === 1 ? { kind: 'method-chosen', method } : AGREE);
    world.do(SUBMIT);
    world.advance(SECOND);
    expect(world.view).to.equal('waiting');
    return world;
  }

  for (const generation of [1, 2] as const) {
    it(`is paid, gives the course, and makes the site request the member again for points and VIP, G${String(generation)}`, () => {
      const world = waiting(generation);
      world.controls.orders.complete();
      world.advance(3 * SECOND);
      expect(world.view).to.equal('paid');
      expect(world.navigator.location$.value.path).to.equal('/order/success');
      expect(world.shown).to.have.nested.property('value.bought.product.id', 2);
      expect([world.announced, world.made.length]).to.deep.equal([1, 1]);
      // Back must not lead to the page of an order that is paid already.
      world.navigator.travel(-1);
      world.advance(SECOND);
      expect(world.view).to.equal('not-sold');
    });

    it(`shows the same payment code after a reload, without another request, G${String(generation)}`, () => {
      const world = waiting(generation);
      const { shown } = world;
      world.reload();
      expect(world.shown).to.deep.equal(shown);
      world.advance(10 * SECOND);
      expect([world.calls('payByWechat'), world.calls('makeOrder')]).to.deep.equal([generation === 1 ? 1 : 0, 1]);
    });

    for (const [clock, byMs] of [
      ['set forward by two hours', 7200 * SECOND],
      ['set back by two hours', -7200 * SECOND],
      ['years behind', -20 * 365 * 86_400 * SECOND],
    ] as const) {
      it(`can still be paid after a reload when the device's clock was ${clock}, G${String(generation)}`, () => {
        const world = waiting(generation);
        world.advance(60 * SECOND);
        world.device.set(byMs);
        world.reload();
        world.advance(20 * SECOND);
        expect(world.view).to.equal('waiting');
        world.controls.orders.complete();
        world.advance(3 * SECOND);
        expect(world.view).to.equal('paid');
      });

      it(`is offered before another one is made when the device's clock was ${clock}, G${String(generation)}`, () => {
        const world = waiting(generation);
        world.device.set(byMs);
        world.navigator.travel(-1);
        world.advance(SECOND);
        expect(world.shown).to.have.nested.property('value.flow.earlier.orderNo', world.made[0]?.order.orderNo);
      });
    }

    it(`is offered again after Back, and continues after Forward, G${String(generation)}`, () => {
      const world = waiting(generation);
      const { shown } = world;
      world.navigator.travel(-1);
      world.advance(SECOND);
      expect(world.shown).to.have.nested.property('value.flow.earlier.orderNo', world.made[0]?.order.orderNo);
      world.do(SUBMIT);
      world.advance(SECOND);
      expect(world.calls('makeOrder')).to.equal(1);
      world.navigator.travel(1);
      expect(world.shown).to.deep.equal(shown);
    });

    for (const fault of LOST_ON_THE_WAY_BACK) {
      it(`is looked up before another one is made when its answer is lost (${fault}), G${String(generation)}`, () => {
        const world = opened(generation);
        world.do(AGREE);
        world.controls.fail('makeOrder', FAULTS[fault], 1);
        world.do(SUBMIT);
        world.advance(2 * SECOND);
        expect(world.made).to.have.length(1);
        expect(world.view).to.equal('draft');
        const earlier = world.made[0]?.order.orderNo;
        // The second generation does not report unpaid orders, and an order cannot be paid without its payment page.
        if (generation === 1) expect(world.shown).to.have.nested.property('value.flow.earlier.orderNo', earlier);
        else expect(world.shown).to.have.nested.property('value.flow.hint.kind', 'not-found');
      });
    }

    it(`is paid at once when a promo code covers the price, also when its answer is lost, G${String(generation)}`, () => {
      for (const fault of [undefined, FAULTS.cut]) {
        const world = opened(generation);
        world.do(AGREE);
        world.do({ kind: 'code-typed', text: 'ALLFREE' });
        if (fault) world.controls.fail('makeOrder', fault, 1);
        world.do(SUBMIT);
        world.advance(3 * SECOND);
        expect([world.view, world.made.length]).to.deep.equal(['paid', 1]);
      }
    });

    for (const apartMs of [0, 60]) {
      it(`is made once when two tabs send it ${String(apartMs)} ms apart, G${String(generation)}`, () => {
        const first = opened(generation);
        const second = first.anotherTab(COURSE);
        first.advance(SECOND);
        for (const tab of [first, second]) {
          tab.do(generation === 1 ? { kind: 'method-chosen', method: 'wechat' } : AGREE);
          tab.do(SUBMIT);
          tab.advance(apartMs);
        }
        first.advance(2 * SECOND);
        expect([first.calls('makeOrder'), first.view, second.view]).to.deep.equal([1, 'waiting', 'draft']);
        const earlier = { orderNo: first.made[0]?.order.orderNo, dueYuan: 199 };
        // The second generation does not report unpaid orders. The second tab knows of the order because the first tab
        // has stored it.
        expect(second.shown)
          .to.have.nested.property('value.flow.earlier')
          .that.deep.equals(generation === 1 ? earlier : { ...earlier, isInOtherTab: true });
        // Once the member replaces the earlier order, it no longer blocks a new one.
        second.do({ kind: 'ordered-again' });
        second.do(SUBMIT);
        second.advance(SECOND);
        expect([second.calls('makeOrder'), second.view]).to.deep.equal([2, 'waiting']);
      });
    }

    it(`can no longer be paid once another tab has ordered again, also after a reload, G${String(generation)}`, () => {
      const first = waiting(generation);
      const stale = first.anotherTab(COURSE);
      const second = first.anotherTab(COURSE);
      first.advance(SECOND);
      const [old = ''] = first.made.map(({ order }) => order.orderNo);
      expect(stale.shown).to.have.nested.property('value.flow.earlier.orderNo', old);
      second.do({ kind: 'ordered-again' });
      expect([first.view, second.view]).to.deep.equal(['replaced', 'draft']);
      expect(stale.shown, 'no earlier order is offered').to.have.nested.property('value.flow.earlier', undefined);
      second.do(generation === 1 ? { kind: 'method-chosen', method: 'wechat' } : AGREE);
      second.do(SUBMIT);
      second.advance(SECOND);
      expect([first.view, second.view]).to.deep.equal(['replaced', 'waiting']);
      first.reload();
      expect(first.view).to.equal('replaced');
      first.do({ kind: 'ordered-again' });
      first.advance(SECOND);
      const again = first.made[1]?.order.orderNo;
      expect(first.shown).to.have.nested.property('value.flow.earlier.orderNo', again);
      expect([first.made.length, second.view]).to.deep.equal([2, 'waiting']);
    });

    it(`counts when it is paid after another tab has ordered again, and otherwise times out, G${String(generation)}`, () => {
      for (const isPaid of [true, false]) {
        const first = waiting(generation);
        const [old = ''] = first.made.map(({ order }) => order.orderNo);
        const second = first.anotherTab(COURSE);
        first.advance(SECOND);
        second.do({ kind: 'ordered-again' });
        if (isPaid) first.controls.orders.complete(old);
        first.advance(isPaid ? 3 * SECOND : 3600 * SECOND);
        expect(first.view).to.equal(isPaid ? 'paid' : 'timed-out');
      }
    });

    it(`does not wait for a tab that has left the page or whose request failed, G${String(generation)}`, () => {
      for (const firstLeaves of [true, false]) {
        const first = opened(generation);
        const second = first.anotherTab(COURSE);
        first.advance(SECOND);
        if (!firstLeaves) first.controls.fail('makeOrder', FAULTS.offline, 1);
        for (const tab of [first, second]) {
          tab.do(AGREE);
          tab.do(SUBMIT);
        }
        if (firstLeaves) first.leave();
        second.advance(2 * SECOND);
        expect(second.navigator.location$.value.path, String(firstLeaves)).to.equal('/order/pay');
      }
    });

    it(`shows the discounted amount in another tab, before and after payment, G${String(generation)}`, () => {
      const world = opened(generation);
      world.do(AGREE);
      world.do({ kind: 'code-typed', text: 'STUDY20' });
      world.do(SUBMIT);
      world.advance(SECOND);
      expect(world.made.map(({ dueYuan }) => dueYuan)).to.deep.equal([179]);
      const orderNo = world.made[0]?.order.orderNo ?? '';
      const other = world.anotherTab(`/order/pay?orderId=${orderNo}`);
      other.advance(SECOND);
      expect(other.shown).to.have.nested.property('value.flow.order.dueYuan', 179);
      world.controls.orders.complete(orderNo);
      const late = world.anotherTab(`/order/success?orderId=${orderNo}`);
      late.advance(SECOND);
      expect(late.shown).to.have.nested.property('value.bought.amount.yuan', 179);
    });

    it(`leaves no secret in an address, a log or a toast, G${String(generation)}`, () => {
      const world = waiting(generation);
      const expectNoSecret = () => {
        const reported = JSON.stringify([world.navigator.history, world.log, world.notifier]);
        expect(reported).not.to.match(/sign|token|weixin|pr=/i);
        expect(reported).not.to.contain(world.token);
      };
      // The success page replaces the payment page in the history.
      expectNoSecret();
      world.controls.orders.complete();
      world.advance(3 * SECOND);
      expectNoSecret();
    });
  }

  it('is found on the server by a tab that does not know it and makes no second order, G1', () => {
    const world = opened(1);
    world.site.pages.orders.makeG1(world.token, REQUEST);
    world.do(SUBMIT);
    world.advance(SECOND);
    expect([world.view, world.made.length]).to.deep.equal(['draft', 1]);
    expect(world.shown).to.have.nested.property('value.flow.earlier.orderNo', world.made[0]?.order.orderNo);
    world.do({ kind: 'earlier-continued' });
    world.advance(SECOND);
    expect([world.navigator.location$.value.path, world.view]).to.deep.equal(['/order/pay', 'choosing']);
    world.do({ kind: 'method-chosen', method: 'hand' });
    world.advance(SECOND);
    expect(world.shown).to.have.nested.property('value.flow.payment.kind', 'hand');
  });

  it('can be paid again when the member opens it on purpose after giving it up, G1', () => {
    const first = opened(1);
    const { orderNo } = first.site.pages.orders.makeG1(first.token, REQUEST).order;
    const second = first.anotherTab(COURSE);
    first.navigator.go(`/order/pay?orderId=${orderNo}`);
    first.advance(SECOND);
    second.do({ kind: 'ordered-again' });
    expect([first.view, second.view], 'it was displayed').to.deep.equal(['replaced', 'draft']);
    first.navigator.go('/member/orders');
    first.navigator.go(`/order/pay?orderId=${orderNo}`);
    first.advance(SECOND);
    expect(first.view).to.equal('choosing');
    first.do({ kind: 'method-chosen', method: 'wechat' });
    first.advance(SECOND);
    expect(first.view).to.equal('waiting');
    first.reload();
    expect(first.view).to.equal('waiting');
  });

  it('opens Alipay in place of this page, and is confirmed when the member returns', () => {
    const world = opened(1);
    world.do({ kind: 'method-chosen', method: 'alipay' });
    world.do(SUBMIT);
    world.advance(SECOND);
    const [address = ''] = targetsOf(world.navigator, 'leave for good');
    expect(targetsOf(world.navigator, 'leave')).to.deep.equal([address]);
    const trip = new URL(address, 'https://api.example');
    const orderNo = trip.searchParams.get('order_id') ?? '';
    const visit = world.site.pages.payments.payByRedirect(world.token, Object.fromEntries(trip.searchParams));
    const { pathname, search, searchParams } = new URL(visit.success);
    expect(searchParams.get('total_amount')).to.equal('199.00');
    world.navigator.go(pathname + search);
    world.advance(SECOND);
    expect(world.view).to.equal('confirming');
    world.controls.orders.complete(orderNo);
    world.advance(3 * SECOND);
    expect(world.view).to.equal('paid');
  });
});

describe('The success page', () => {
  it('shows the order of its address as it is, also when a parameter names an order that is paid', () => {
    const world = opened(1, '/order?goods_type=role&goods_id=2');
    world.do(AGREE);
    world.do({ kind: 'method-chosen', method: 'wechat' });
    world.do(SUBMIT);
    world.advance(SECOND);
    const orderNo = world.made[0]?.order.orderNo ?? '';
    world.navigator.go(`/order/success?orderId=${orderNo}&total_amount=0.01&out_trade_no=1051000063`);
    world.advance(3 * SECOND);
    expect(world.view).to.equal('confirming');
    world.navigator.go('/order/success?orderId=1051000063');
    world.advance(SECOND);
    expect(world.view).to.equal('paid');
  });
});
