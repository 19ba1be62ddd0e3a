import { expect } from 'chai';

import { productOfOrder } from '../../../src/domain/orders/listed-order.js';
import { ordersOfProduct, type StoredOrder, waitingOf } from '../../../src/domain/orders/waiting-orders.js';
import { anOrder, orderedCourse, orderedRole } from '../../support/orders.js';

const NOW = Date.UTC(2026, 10, 20);
const MATHS = { kind: 'course', id: 2 } as const;
const UNPAID = { statusText: '未支付', isPayable: true } as const;
const PAY_PAGE = { kind: 'pay-page', url: 'https://pay.example/?sign=1' } as const;

function storedOrder(
  orderNo: string,
  changes: Partial<Omit<StoredOrder, 'order'>> & { readonly endsAt?: number } = {},
) {
  const { endsAt = NOW + 1, ...rest } = changes;
  const order = { orderNo, product: { ...MATHS, name: '高等数学精讲' }, dueYuan: 179, endsAt };
  return { order, isRequested: true, payment: PAY_PAGE, isClosed: false, ...rest };
}

const onDevice = (...all: readonly (StoredOrder & { readonly order: { readonly dueYuan: number } })[]) => ({
  stored: all,
  elsewhere: [],
  replacedNumbers: [],
  sums: all.map(({ order: { orderNo, dueYuan } }) => ({ orderNo, dueYuan })),
});

describe('The orders of the same product', () => {
  const of = (...orders: readonly Parameters<typeof anOrder>[0][]) => orders.map((order) => anOrder(order));

  it('include the newest unpaid order, and the numbers of the paid orders', () => {
    const listed = of(
      { orderNo: '4', ...UNPAID, priceYuan: 99 },
      { orderNo: '3', ...UNPAID },
      { orderNo: '2' },
      { orderNo: '1' },
    );
    expect(ordersOfProduct(MATHS, listed, onDevice(), NOW)).to.deep.equal({
      unpaid: { orderNo: '4', dueYuan: undefined, priceYuan: 99 },
      paid: ['2', '1'],
    });
  });

  it('leave out orders of other products, and cancelled orders', () => {
    const listed = of(
      { orderNo: '5', ...UNPAID, products: [orderedCourse({ id: 3 })] },
      { orderNo: '4', ...UNPAID, products: [orderedCourse({ type: 'ROLE' })] },
      { orderNo: '3', ...UNPAID, products: [] },
      { orderNo: '2', ...UNPAID, products: [orderedCourse(), orderedRole()] },
      { orderNo: '1', statusText: '已取消' },
    );
    expect(ordersOfProduct(MATHS, listed, onDevice(), NOW)).to.deep.equal({ unpaid: undefined, paid: [] });
  });

  it('do not offer an order that the member has replaced', () => {
    const listed = of({ orderNo: '4', ...UNPAID }, { orderNo: '3', ...UNPAID });
    expect(
      ordersOfProduct(MATHS, listed, onDevice(storedOrder('4', { isClosed: true })), NOW).unpaid?.orderNo,
    ).to.equal('3');
    const inAnotherTab = { ...onDevice(storedOrder('3')), replacedNumbers: ['4', '3'] };
    expect(ordersOfProduct(MATHS, listed, inAnotherTab, NOW).unpaid).to.equal(undefined);
  });

  it('offer an order that this tab can continue when the server lists no unpaid order', () => {
    expect(ordersOfProduct(MATHS, [], onDevice(storedOrder('7'), storedOrder('8')), NOW).unpaid).to.deep.equal({
      orderNo: '8',
      dueYuan: 179,
    });
  });

  it('offer an order of this tab whose time limit is unknown', () => {
    const endless = storedOrder('7');
    const order = { ...endless.order, endsAt: undefined };
    expect(ordersOfProduct(MATHS, [], onDevice({ ...endless, order }), NOW).unpaid?.orderNo).to.equal('7');
  });

  it('do not offer an order of this tab that is expired, closed, without a payment, or cancelled on the server', () => {
    const useless = [
      storedOrder('1', { endsAt: NOW }),
      storedOrder('2', { payment: undefined }),
      storedOrder('3', { isClosed: true }),
      storedOrder('4'),
    ];
    const listed = of({ orderNo: '4', statusText: '已取消' });
    expect(ordersOfProduct(MATHS, listed, onDevice(...useless), NOW).unpaid).to.equal(undefined);
  });

  it('report an unpaid order of another tab when the server and this tab have none', () => {
    const { order } = storedOrder('9');
    const elsewhere = { stored: [], elsewhere: [order], replacedNumbers: [], sums: [] };
    const expected = { orderNo: '9', dueYuan: 179, isInOtherTab: true };
    expect(ordersOfProduct(MATHS, [], elsewhere, NOW).unpaid).to.deep.equal(expected);
    expect(ordersOfProduct(MATHS, [], { ...elsewhere, stored: [storedOrder('8')] }, NOW).unpaid?.orderNo).to.equal('8');
    expect(ordersOfProduct(MATHS, [], elsewhere, undefined).unpaid, 'in doubt').to.deep.equal(expected);
    const useless = [
      ordersOfProduct(MATHS, [], elsewhere, NOW + 1),
      ordersOfProduct({ kind: 'role', id: 2 }, [], elsewhere, NOW),
      ordersOfProduct(MATHS, of({ orderNo: '9', statusText: '已取消' }), elsewhere, NOW),
      ordersOfProduct(MATHS, [], { ...elsewhere, stored: [storedOrder('9', { isClosed: true })] }, NOW),
    ];
    for (const { unpaid } of useless) expect(unpaid).to.equal(undefined);
  });

  it('name the amount due only when this device has stored it: the list has the price before a promo code', () => {
    const listed = of({ orderNo: '4', ...UNPAID, priceYuan: 199 });
    const madeHere = { ...onDevice(), sums: [{ orderNo: '4', dueYuan: 179 }] };
    expect(ordersOfProduct(MATHS, listed, madeHere, NOW).unpaid).to.deep.equal({ orderNo: '4', dueYuan: 179 });
    expect(ordersOfProduct(MATHS, listed, onDevice(), NOW).unpaid).to.include({ dueYuan: undefined, priceYuan: 199 });
  });
});

describe('An order that waits for payment', () => {
  it('can be paid for a limited time from its creation', () => {
    const order = anOrder({ createdAt: 1000 });
    const waiting = (createdAt: number | undefined) => waitingOf({ ...order, createdAt }, { payWithinMs: 500 }, 79);
    expect(waiting(1000)).to.include({ endsAt: 1500, orderedAt: 1000 });
    const { orderNo } = order;
    const product = productOfOrder(order);
    expect(waiting(undefined)).to.deep.equal({ orderNo, product, dueYuan: 79, endsAt: undefined });
  });
});
