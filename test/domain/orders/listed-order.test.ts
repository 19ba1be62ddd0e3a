import { expect } from 'chai';

import { amountOf, nextActionOf, orderState, productOfOrder } from '../../../src/domain/orders/listed-order.js';
import { anOrder, orderedCourse, orderedRole } from '../../support/orders.js';

const BOOK = orderedCourse({ type: 'BOOK' });

describe('The next action for an existing order', () => {
  it('is to pay as long as the server accepts a payment, whatever the products are', () => {
    for (const products of [[orderedCourse()], [orderedRole()], [BOOK], []]) {
      expect(nextActionOf(anOrder({ isPayable: true, statusText: '支付中', products }))).to.deep.equal({
        kind: 'pay',
        orderNo: '1011000057',
      });
    }
  });

  it('is to learn a course that is paid', () => {
    expect(nextActionOf(anOrder())).to.deep.equal({ kind: 'learn', courseId: 2 });
  });

  it('is to see the VIP page when a membership was ordered', () => {
    for (const statusText of ['已支付', 'unknown']) {
      expect(nextActionOf(anOrder({ statusText, products: [orderedRole()] }))).to.deep.equal({ kind: 'see-vip' });
    }
  });

  it('is to order again when the order was cancelled', () => {
    const of = (...products: ReturnType<typeof orderedRole>[]) =>
      nextActionOf(anOrder({ statusText: '已取消', products }));
    expect(of(orderedCourse())).to.deep.equal({ kind: 'order-again', product: { kind: 'course', id: 2 } });
    expect(of(orderedRole())).to.deep.equal({ kind: 'order-again', product: { kind: 'role', id: 1 } });
    expect(of(orderedCourse({ id: 0 })), 'a product without a number').to.equal(undefined);
    expect(of(BOOK)).to.equal(undefined);
  });

  it('is none for a cancelled course that another order of the page has paid; a membership can be bought again', () => {
    const cancelled = anOrder({ statusText: '已取消' });
    const other = anOrder({ products: [orderedCourse({ id: 3 })] });
    expect(nextActionOf(cancelled, [cancelled, anOrder()])).to.equal(undefined);
    expect(nextActionOf(cancelled, [cancelled, other])?.kind).to.equal('order-again');
    const role = anOrder({ statusText: '已取消', products: [orderedRole()] });
    expect(nextActionOf(role, [role, anOrder({ products: [orderedRole()] })])?.kind).to.equal('order-again');
  });

  it('is none for a course of an unknown status, for a product without a page, and without a product', () => {
    expect(nextActionOf(anOrder({ statusText: 'unknown' }))).to.equal(undefined);
    expect(nextActionOf(anOrder({ products: [BOOK] }))).to.equal(undefined);
    expect(nextActionOf(anOrder({ products: [] }))).to.equal(undefined);
  });
});

describe('An order of the list', () => {
  it('is for a course, for a membership, or for a product that cannot be bought here', () => {
    expect(productOfOrder(anOrder())).to.deep.equal({ kind: 'course', id: 2, name: '高等数学精讲' });
    expect(productOfOrder(anOrder({ products: [orderedRole()] }))).to.deep.equal({
      kind: 'role',
      id: 1,
      name: '年度会员',
    });
    for (const type of ['BOOK', '直播课程', 'course', 'VIDEO', '']) {
      expect(productOfOrder(anOrder({ products: [orderedCourse({ type })] })), type).to.equal(undefined);
    }
  });

  it('shows the sum that this device knows while it can be paid and once it is paid, else the price', () => {
    const [unpaid, paid, cancelled] = [{ statusText: '未支付', isPayable: true }, {}, { statusText: '已取消' }].map(
      (changes) => anOrder({ ...changes, priceYuan: 199 }),
    );
    const price = { kind: 'price', yuan: 199 };
    const amounts = [unpaid, paid, cancelled].map(
      (order) => order && [amountOf(order, 79), amountOf(order, undefined)],
    );
    expect(amounts).to.deep.equal([
      [{ kind: 'due', yuan: 79 }, price],
      [{ kind: 'paid', yuan: 79 }, price],
      [price, price],
    ]);
  });

  it('has a state that is read from the status text of the server', () => {
    const states = ['未支付', '支付中', '已支付', '已取消', '退款中'].map((statusText) => orderState({ statusText }));
    expect(states).to.deep.equal(['unpaid', 'paying', 'paid', 'cancelled', undefined]);
  });
});
