import { expect } from 'chai';

import {
  goodsOfOrder,
  type StoredOrder,
  nextActionOf,
  ordersOfGoods,
  orderState,
  waitingOf,
} from '../../../src/domain/orders/existing-orders.js';
import { anOrder, orderedCourse, orderedRole } from '../../support/orders.js';

const BOOK = orderedCourse({ type: 'BOOK' });

describe('what comes next for an order on record', () => {
  it('is to pay it as long as the server takes the money, whatever it is for', () => {
    for (const goods of [[orderedCourse()], [orderedRole()], [BOOK], []]) {
      expect(nextActionOf(anOrder({ payable: true, statusText: '支付中', goods }))).to.deep.equal({
        kind: 'pay',
        orderNo: '1011000057',
      });
    }
  });

  it('is to learn what was paid for', () => {
    expect(nextActionOf(anOrder())).to.deep.equal({ kind: 'learn', courseId: 2 });
  });

  it('is to see the memberships where one was ordered', () => {
    for (const statusText of ['已支付', '已取消']) {
      expect(nextActionOf(anOrder({ statusText, goods: [orderedRole()] }))).to.deep.equal({ kind: 'see-vip' });
    }
  });

  it('is nothing for a course that was not paid, a kind without a page, and goods that are missing', () => {
    expect(nextActionOf(anOrder({ statusText: '已取消' }))).to.equal(undefined);
    expect(nextActionOf(anOrder({ statusText: 'who knows' }))).to.equal(undefined);
    expect(nextActionOf(anOrder({ goods: [BOOK] }))).to.equal(undefined);
    expect(nextActionOf(anOrder({ goods: [] }))).to.equal(undefined);
  });
});

const NOW = Date.UTC(2026, 10, 20);
const MATHS = { kind: 'course', id: 2 } as const;
const UNPAID = { statusText: '未支付', payable: true } as const;
const PAY_PAGE = { kind: 'pay-page', url: 'https://pay.example/?sign=1' } as const;

function kept(orderNo: string, changes: Partial<Omit<StoredOrder, 'order'>> & { readonly endsAt?: number } = {}) {
  const { endsAt = NOW + 1, ...rest } = changes;
  const order = { orderNo, goods: { ...MATHS, name: '高等数学精讲' }, dueYuan: 179, endsAt };
  return { order, asked: true, payment: PAY_PAGE, closed: false, ...rest };
}

const onDevice = (...all: readonly (StoredOrder & { readonly order: { readonly dueYuan: number } })[]) => ({
  kept: all,
  elsewhere: [],
  letGo: [],
  sums: all.map(({ order: { orderNo, dueYuan } }) => ({ orderNo, dueYuan })),
});

describe('the orders of one thing', () => {
  const of = (...orders: readonly Parameters<typeof anOrder>[0][]) => orders.map((order) => anOrder(order));

  it('has the newest that waits for its money, and the numbers of those that are paid', () => {
    const listed = of(
      { orderNo: '4', ...UNPAID, charge: 99 },
      { orderNo: '3', ...UNPAID },
      { orderNo: '2' },
      { orderNo: '1' },
    );
    expect(ordersOfGoods(MATHS, listed, onDevice(), NOW)).to.deep.equal({
      unpaid: { orderNo: '4', dueYuan: undefined, priceYuan: 99 },
      paid: ['2', '1'],
    });
  });

  it('leaves out what is about something else', () => {
    const listed = of(
      { orderNo: '5', ...UNPAID, goods: [orderedCourse({ id: 3 })] },
      { orderNo: '4', ...UNPAID, goods: [orderedCourse({ type: 'ROLE' })] },
      { orderNo: '3', ...UNPAID, goods: [] },
      { orderNo: '2', ...UNPAID, goods: [orderedCourse(), orderedRole()] },
      { orderNo: '1', statusText: '已取消' },
    );
    expect(ordersOfGoods(MATHS, listed, onDevice(), NOW)).to.deep.equal({ unpaid: undefined, paid: [] });
  });

  it('does not offer what the member has turned away from', () => {
    const listed = of({ orderNo: '4', ...UNPAID }, { orderNo: '3', ...UNPAID });
    expect(ordersOfGoods(MATHS, listed, onDevice(kept('4', { closed: true })), NOW).unpaid?.orderNo).to.equal('3');
    const inAnotherTab = { ...onDevice(kept('3')), letGo: ['4', '3'] };
    expect(ordersOfGoods(MATHS, listed, inAnotherTab, NOW).unpaid).to.equal(undefined);
  });

  it('offers what this tab can go on with where the server tells of nothing unpaid', () => {
    expect(ordersOfGoods(MATHS, [], onDevice(kept('7'), kept('8')), NOW).unpaid).to.deep.equal({
      orderNo: '8',
      dueYuan: 179,
    });
  });

  it('offers what of this tab has no end that is known', () => {
    const endless = kept('7');
    const order = { ...endless.order, endsAt: undefined };
    expect(ordersOfGoods(MATHS, [], onDevice({ ...endless, order }), NOW).unpaid?.orderNo).to.equal('7');
  });

  it('does not offer what of this tab is over, without a payment, closed, or told otherwise by the server', () => {
    const useless = [
      kept('1', { endsAt: NOW }),
      kept('2', { payment: undefined }),
      kept('3', { closed: true }),
      kept('4'),
    ];
    const listed = of({ orderNo: '4', statusText: '已取消' });
    expect(ordersOfGoods(MATHS, listed, onDevice(...useless), NOW).unpaid).to.equal(undefined);
  });

  it('tells of what another tab waits with, where the server and this tab know of nothing', () => {
    const { order } = kept('9');
    const elsewhere = { kept: [], elsewhere: [order], letGo: [], sums: [] };
    const reported = { orderNo: '9', dueYuan: 179, isInOtherTab: true };
    expect(ordersOfGoods(MATHS, [], elsewhere, NOW).unpaid).to.deep.equal(reported);
    expect(ordersOfGoods(MATHS, [], { ...elsewhere, kept: [kept('8')] }, NOW).unpaid?.orderNo).to.equal('8');
    const useless = [
      ordersOfGoods(MATHS, [], elsewhere, NOW + 1),
      ordersOfGoods({ kind: 'role', id: 2 }, [], elsewhere, NOW),
      ordersOfGoods(MATHS, of({ orderNo: '9', statusText: '已取消' }), elsewhere, NOW),
      ordersOfGoods(MATHS, [], { ...elsewhere, kept: [kept('9', { closed: true })] }, NOW),
    ];
    for (const { unpaid } of useless) expect(unpaid).to.equal(undefined);
  });

  it('names the sum due only where this device remembers it: the list has the price before a code', () => {
    const listed = of({ orderNo: '4', ...UNPAID, charge: 199 });
    const madeHere = { ...onDevice(), sums: [{ orderNo: '4', dueYuan: 179 }] };
    expect(ordersOfGoods(MATHS, listed, madeHere, NOW).unpaid).to.deep.equal({ orderNo: '4', dueYuan: 179 });
    expect(ordersOfGoods(MATHS, listed, onDevice(), NOW).unpaid).to.include({ dueYuan: undefined, priceYuan: 199 });
  });
});

describe('an order on record', () => {
  it('is about a course, a membership, or something that cannot be bought here', () => {
    expect(goodsOfOrder(anOrder())).to.deep.equal({ kind: 'course', id: 2, name: '高等数学精讲' });
    expect(goodsOfOrder(anOrder({ goods: [orderedRole()] }))).to.deep.equal({ kind: 'role', id: 1, name: '年度会员' });
    for (const type of ['BOOK', '直播课程', 'course', 'VIDEO', '']) {
      expect(goodsOfOrder(anOrder({ goods: [orderedCourse({ type })] })), type).to.equal(undefined);
    }
  });

  it('waits from its making on', () => {
    const order = anOrder({ createdAt: 1000 });
    expect(waitingOf(order, { payWithinMs: 500 }, 79).endsAt).to.equal(1500);
    expect(waitingOf({ ...order, createdAt: undefined }, { payWithinMs: 500 }, 79).endsAt).to.equal(undefined);
  });

  it('has a state that the server says in a word', () => {
    const states = ['未支付', '支付中', '已支付', '已取消', '退款中'].map((statusText) => orderState({ statusText }));
    expect(states).to.deep.equal(['unpaid', 'paying', 'paid', 'cancelled', undefined]);
  });
});
