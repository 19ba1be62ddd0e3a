import { expect } from 'chai';
import { Subject, takeWhile } from 'rxjs';

import { openSuccess } from '../../../src/application/orders/paid.js';
import { openPayment } from '../../../src/application/orders/purchase.js';
import { runOrder } from '../../../src/application/orders/runner.js';
import { LOADING } from '../../../src/domain/kernel/loading.js';
import {
  CONFIRMATION_LIMIT_MS,
  ORDER_DETAILS_LIMIT_MS,
  ORDER_PAGES_SEARCHED,
} from '../../../src/domain/orders/limits.js';
import { METHOD_WORDS } from '../../../src/domain/orders/payment-methods.strings.js';
import type { StoredOrder, WaitingOrder } from '../../../src/domain/orders/waiting-orders.js';
import type { ListedOrder } from '../../../src/domain/orders/listed-order.js';
import type { OrderAction, OrderStep, PayingFlow } from '../../../src/domain/orders/states.js';
import type { OrderStatus, Payment } from '../../../src/domain/orders/order.js';
import { TERMS_G1, anOrder, orderedCourse, orderedRole } from '../../support/orders.js';
import { someOrderTools } from '../../support/some-order-tools.js';
import { watching } from '../../support/watching.js';

const NO = '9';
const ADDRESS = `/order/pay?orderId=${NO}`;
const CODE: Payment = { kind: 'code', method: 'wechat', text: 'weixin://wxpay/bizpayurl?pr=1' };
const ORDER: WaitingOrder = { orderNo: NO, product: undefined, dueYuan: 199, endsAt: undefined };
const STORED: StoredOrder = { order: ORDER, method: 'wechat', isRequested: true, payment: CODE, isClosed: false };
const NOTHING_KNOWN = { orderNo: NO, product: undefined, dueYuan: undefined, endsAt: undefined };
const METHOD_CHOSEN: OrderAction = { kind: 'method-chosen', method: 'hand' };

const NO_ORDER = { kind: 'ready', value: { kind: 'no-order' }, isRenewing: false };
const shown = (flow: PayingFlow) => ({ kind: 'ready', value: { kind: 'order', flow }, isRenewing: false });

function opened(order?: StoredOrder, address = ADDRESS) {
  const rig = someOrderTools(address);
  if (order) rig.stored.save(order);
  const written = rig.store.read('orders');
  const visit = openPayment(rig.tools);
  const page = watching(visit.state$);
  const answer = (status: OrderStatus, ...listed: readonly ListedOrder[]) => {
    rig.gateway.statuses.answer(status);
    rig.orders.pages.answer({ items: listed, total: listed.length });
    rig.gateway.allTerms.answer(TERMS_G1);
  };
  return { ...rig, written, visit, page, answer };
}

describe('The payment page', () => {
  it('requests everything about an order that this tab does not know, then offers the payment methods', () => {
    const { gateway, page, answer } = opened();
    expect(page.values).to.deep.equal([LOADING]);
    expect(gateway.requests).to.deep.equal(['status 9', 'terms of course']);
    answer('unpaid');
    const { methods = [] } = TERMS_G1;
    expect(page.values.at(-1)).to.deep.equal(
      shown({ kind: 'choosing', order: NOTHING_KNOWN, methods, refused: undefined }),
    );
  });

  it('says that its address names no order', () => {
    expect(opened(undefined, '/order/pay').page.values).to.deep.equal([NO_ORDER]);
  });

  it('says that an order failed to load and loads it again on request, and says that an order is missing', () => {
    const { gateway, visit, page } = opened();
    gateway.statuses.failWith({ kind: 'timeout' });
    expect(page.values.at(-1)).to.deep.equal({ kind: 'failed', error: { kind: 'timeout' } });
    visit.dispatch({ kind: 'retried' });
    expect(page.values.at(-1)).to.deep.equal(LOADING);
    gateway.statuses.failWith({ kind: 'missing', message: '' });
    expect(page.values.at(-1)).to.deep.equal({ kind: 'missing' });
  });

  it('says that the time to pay is over when it is by the time of the server', () => {
    const { time, page, answer } = opened();
    answer('unpaid', anOrder({ orderNo: NO, isPayable: true, createdAt: time.now() - TERMS_G1.payWithinMs }));
    expect(page.values.at(-1)).to.have.nested.property('value.flow.kind', 'timed-out');
  });

  it('says that an order is cancelled', () => {
    const { gateway, page } = opened(STORED);
    gateway.statuses.answer('cancelled');
    expect(page.values.at(-1)).to.have.nested.property('value.flow.kind', 'cancelled');
  });

  it('leaves for the payment page of the server, and requests the status when the member comes back', () => {
    const url = 'https://pay.example/?sign=1';
    const { gateway, navigator, presence, visit } = opened({ ...STORED, payment: { kind: 'pay-page', url } });
    gateway.statuses.answer('unpaid');
    visit.dispatch({ kind: 'page-opened' });
    expect(navigator.journeys.join('')).to.match(
      /^leave https:\/\/pay\.example\/\?sign=1&s_url=.*success.*&f_url=.*pay/,
    );
    presence.restore();
    expect(gateway.requests).to.deep.equal(['status 9', 'status 9']);
  });

  it('leaves for Alipay in place of itself on a computer; a phone or a tablet comes back to it by Back', () => {
    const order: StoredOrder = { ...STORED, method: 'alipay', isRequested: false, payment: undefined };
    for (const [isHandheld, left] of [
      [false, 'leave for good'],
      [true, 'leave'],
    ] as const) {
      const { tools, gateway, stored, navigator } = someOrderTools(ADDRESS);
      stored.save(order);
      watching(openPayment({ ...tools, isHandheld: () => isHandheld }).state$);
      gateway.payments.answer({ kind: 'leave', url: 'https://alipay.example' });
      expect(navigator.journeys).to.deep.equal([`${left} https://alipay.example`]);
    }
  });

  it('opens the order again when its payment fails to start', () => {
    const { gateway, page, answer } = opened({ ...STORED, isRequested: false, payment: undefined });
    gateway.payments.failWith({ kind: 'refused', message: '' });
    answer('unpaid');
    expect(page.values.at(-1)).to.have.nested.property('value.flow.refused.kind', 'refused');
  });

  it('opens without a price when the newest orders fail to load', () => {
    const { gateway, orders, page } = opened();
    orders.pages.failWith({ kind: 'timeout' });
    gateway.statuses.answer('unpaid');
    gateway.allTerms.answer(TERMS_G1);
    expect(page.values.at(-1)).to.have.nested.property('value.flow.order').that.deep.equals(NOTHING_KNOWN);
  });

  it('finds its order among the newest orders, and never confuses it with another order', () => {
    const { page, answer } = opened();
    answer(
      'unpaid',
      anOrder({ orderNo: '8', priceYuan: 5 }),
      anOrder({ orderNo: NO, isPayable: true, statusText: '未支付' }),
    );
    expect(page.values.at(-1)).to.have.nested.property('value.flow.kind', 'bought');
    const another = opened();
    another.answer('unpaid', anOrder({ orderNo: NO, priceYuan: 7, products: [orderedCourse({ id: 3 })] }));
    expect(another.page.values.at(-1)).to.have.nested.property('value.flow.kind', 'choosing');
    expect(another.page.values.at(-1)).to.have.nested.property('value.flow.order.dueYuan', undefined);
    expect(another.page.values.at(-1)).to.have.nested.property('value.flow.order.priceYuan', 7);
    const unlisted = opened();
    unlisted.answer('unpaid', anOrder({ orderNo: '8' }));
    expect(unlisted.page.values.at(-1)).to.have.nested.property('value.flow.order').that.deep.equals(NOTHING_KNOWN);
  });

  it('starts a payment once, and stores it', () => {
    const { gateway, stored, visit, page, answer } = opened();
    answer('unpaid');
    visit.dispatch(METHOD_CHOSEN);
    visit.dispatch(METHOD_CHOSEN);
    expect(page.values.at(-1)).to.deep.equal(shown({ kind: 'starting', order: NOTHING_KNOWN, method: 'hand' }));
    expect(gateway.paymentsWanted).to.deep.equal([
      {
        orderNo: NO,
        method: 'hand',
        scene: 'pc',
        returnTo: `https://site.example/order/success?orderId=${NO}`,
        failTo: `https://site.example/order/pay?orderId=${NO}`,
      },
    ]);
    gateway.payments.answer({ kind: 'hand', html: '<p>转账</p>' });
    expect(page.values.at(-1)).to.have.nested.property('value.flow.payment.html', '<p>转账</p>');
    expect(stored.one(NO)).to.deep.include({
      method: 'hand',
      isRequested: true,
      payment: { kind: 'hand', method: 'hand', html: '<p>转账</p>' },
    });
  });

  it('shows the stored payment at once, and writes and reports nothing while it checks the status', () => {
    const { gateway, store, written, visit, page } = opened(STORED);
    expect(page.values.at(-1)).to.have.nested.property('value.flow.payment').that.deep.equals(CODE);
    expect(gateway.requests).to.deep.equal(['status 9']);
    gateway.statuses.answer('paying');
    expect(store.read('orders')).to.equal(written);
    const reported = page.values.length;
    visit.dispatch({ kind: 'agreed', isChecked: true });
    visit.dispatch({ kind: 'retried' });
    expect(page.values).to.have.length(reported);
  });

  it('closes the order when the server reports it as paid, and makes no other tab give it up', () => {
    const { gateway, stored, navigator, page } = opened(STORED);
    gateway.statuses.answer('paid');
    expect(page.values.at(-1)).to.deep.equal(shown({ kind: 'paid', orderNo: NO }));
    expect(navigator.journeys).to.deep.equal([`replace /order/success?orderId=${NO}`]);
    expect([stored.one(NO)?.isClosed, stored.one(NO)?.payment, stored.onDevice().replacedNumbers]).to.deep.equal([
      true,
      undefined,
      [],
    ]);
  });

  it('is replaced by a new order of the same product, or by the order list when the product is unknown', () => {
    const unknown = opened(STORED);
    unknown.visit.dispatch({ kind: 'ordered-again' });
    expect(unknown.navigator.journeys).to.deep.equal(['replace /member/orders']);
    expect([unknown.stored.one(NO)?.isClosed, unknown.stored.onDevice().replacedNumbers]).to.deep.equal([true, [NO]]);
    const known = opened({ ...STORED, order: { ...ORDER, product: { kind: 'role', id: 1, name: '年度会员' } } });
    known.visit.dispatch({ kind: 'ordered-again' });
    expect(known.navigator.journeys).to.deep.equal(['replace /order?goods_type=role&goods_id=1']);
  });

  it('starts no payment when the member leaves at that moment', () => {
    const { tools, gateway } = someOrderTools(ADDRESS);
    const { methods } = TERMS_G1;
    const choosing: OrderStep = { flow: { kind: 'choosing', order: ORDER, methods }, commands: [] };
    const actions = new Subject<OrderAction>();
    const running = watching(
      runOrder(tools, () => choosing, actions).pipe(takeWhile(({ kind }) => kind !== 'starting')),
    );
    actions.next(METHOD_CHOSEN);
    expect(running.completed).to.equal(true);
    expect(gateway.requests).to.deep.equal([]);
  });
});

const ROLE = { kind: 'role', id: 1, name: '年度会员' } as const;

const paid = (bought?: object) => ({
  kind: 'ready',
  value: { kind: 'order', flow: { kind: 'paid', orderNo: NO }, ...(bought && { bought }) },
  isRenewing: false,
});

const { createdAt: CREATED_AT, paymentText: METHOD } = anOrder();

function successOpened(order?: StoredOrder, address = `/order/success?orderId=${NO}`) {
  const rig = someOrderTools(address);
  if (order) rig.stored.save(order);
  let announced = 0;
  const session = { reloadInAllTabs: () => (announced += 1) };
  const visit = openSuccess({ ...rig.tools, session });
  const page = watching(visit.state$);
  const list = (...items: readonly ListedOrder[]) => rig.orders.pages.answer({ items, total: items.length });
  return { ...rig, visit, page, list, announced: () => announced };
}

describe('The success page', () => {
  it('says that its address names no order', () => {
    expect(successOpened(undefined, '/order/success').page.values).to.deep.equal([NO_ORDER]);
  });

  it('says that an order is cancelled or missing', () => {
    const cancelled = successOpened();
    cancelled.gateway.statuses.answer('cancelled');
    expect(cancelled.page.values.at(-1)).to.deep.equal(shown({ kind: 'cancelled', order: NOTHING_KNOWN }));
    const missing = successOpened();
    missing.gateway.statuses.failWith({ kind: 'missing', message: '' });
    expect(missing.page.values.at(-1)).to.deep.equal({ kind: 'missing' });
  });

  it('says after a minute that the payment is unconfirmed, and requests the status when the member asks again', () => {
    const { gateway, time, visit, page } = successOpened();
    time.advance(CONFIRMATION_LIMIT_MS);
    expect(page.values.at(-1)).to.deep.equal(shown({ kind: 'unsettled', orderNo: NO }));
    visit.dispatch({ kind: 'confirmed' });
    expect(gateway.requests).to.deep.equal(['status 9', 'status 9']);
  });

  it('shows what was bought from the stored order, without requesting the order list', () => {
    const order = { orderNo: NO, product: ROLE, dueYuan: 265, endsAt: undefined, orderedAt: 500 };
    const known = { order, method: 'wechat', isRequested: true, isClosed: false } as const;
    const { gateway, orders, stored, page, announced } = successOpened(known);
    stored.save({ ...known, order: { ...order, dueYuan: undefined } });

    expect(page.values).to.deep.equal([shown({ kind: 'confirming', orderNo: NO })]);
    gateway.statuses.answer('paid');
    expect(page.values.at(-1)).to.deep.equal(
      paid({ product: ROLE, amount: { kind: 'paid', yuan: 265 }, orderedAt: 500, method: METHOD_WORDS.wechat.receipt }),
    );
    expect([orders.pages.requestCount, announced()]).to.deep.equal([0, 1]);
  });

  it('finds the product in the order list when this tab does not know it, and never confuses it with another order', () => {
    const { gateway, page, list } = successOpened();
    gateway.statuses.answer('paid');
    // Without the product the page would move when it arrives.
    expect(page.values.at(-1)).to.deep.equal(shown({ kind: 'confirming', orderNo: NO }));
    list(anOrder({ orderNo: '8' }), anOrder({ orderNo: NO, priceYuan: 365, products: [orderedRole()] }));
    expect(page.values.at(-1)).to.deep.equal(
      paid({ product: ROLE, amount: { kind: 'price', yuan: 365 }, orderedAt: CREATED_AT, method: METHOD }),
    );
  });

  it('pages through older orders to find its order, and shows the amount stored on this device', () => {
    const rig = successOpened();
    rig.stored.save({
      order: { orderNo: NO, product: undefined, dueYuan: 265, endsAt: undefined },
      isRequested: true,
      isClosed: true,
    });
    rig.gateway.statuses.answer('paid');
    rig.orders.pages.answer({ items: [anOrder({ orderNo: '8' })], total: 41 });
    rig.orders.pages.answer({ items: [anOrder({ orderNo: '7' })], total: 41 });
    const found = anOrder({ orderNo: NO, priceYuan: 365, products: [orderedRole()] });
    rig.orders.pages.answer({ items: [found], total: 41 });
    expect(rig.orders.requests.map(({ page }) => page)).to.deep.equal([1, 2, 3]);
    expect(rig.orders.pages.waiting, 'found').to.equal(0);
    expect(rig.page.values.at(-1)).to.deep.equal(
      paid({ product: ROLE, amount: { kind: 'paid', yuan: 265 }, orderedAt: CREATED_AT, method: METHOD }),
    );
  });

  it('stops the search at an empty page', () => {
    const { gateway, orders } = successOpened();
    gateway.statuses.answer('paid');
    orders.pages.answer({ items: [], total: 10_000 });
    expect(orders.pages.requestCount).to.equal(1);
  });

  it('stops the search after a number of pages', () => {
    const { gateway, orders, page } = successOpened();
    gateway.statuses.answer('paid');
    for (let answered = 0; answered < ORDER_PAGES_SEARCHED; answered += 1)
      orders.pages.answer({ items: [anOrder({ orderNo: '8' })], total: 10_000 });
    expect(orders.requests).to.have.length(ORDER_PAGES_SEARCHED);
    expect(page.values.at(-1)).to.deep.equal(paid(undefined));
  });

  it('leaves out the product when the order is not in the list, or the list fails to load or is late', () => {
    for (const list of ['without it', 'lost', 'late']) {
      const { gateway, orders, page, time } = successOpened();
      gateway.statuses.answer('paid');
      if (list === 'late') time.advance(ORDER_DETAILS_LIMIT_MS);
      else if (list === 'lost') orders.pages.failWith({ kind: 'offline' });
      else orders.pages.answer({ items: [anOrder({ orderNo: '8' })], total: 1 });
      expect(orders.pages.waiting).to.equal(0);
      expect([page.values.at(-1), page.errors]).to.deep.equal([paid(undefined), []]);
    }
  });
});
