import { expect } from 'chai';

import { OrderSuccess } from '../../../src/application/orders/paying.js';
import { ORDER_PAGES_SEARCHED } from '../../../src/domain/limits.js';
import type { KeptOrder, Order } from '../../../src/domain/orders/existing-orders.js';
import { anOrder, orderedRole } from '../../support/orders.js';
import { someOrderTools } from '../../support/some-order-tools.js';
import { watching } from '../../support/watching.js';

const NO = '9';
const ROLE = { kind: 'role', id: 1, name: '年度会员' } as const;
const shown = (value: object) => ({ kind: 'ready', value, renewing: false });
const paid = (bought: object | undefined) => shown({ kind: 'paid', orderNo: NO, bought });

function opened(kept?: KeptOrder) {
  const rig = someOrderTools(`/order/success?orderId=${NO}`);
  if (kept) rig.kept.keep(kept);
  let announced = 0;
  const session = { announce: () => (announced += 1) };
  const visit = new OrderSuccess(rig.tools, session).open();
  const page = watching(visit.state$);
  const list = (...items: readonly Order[]) => {
    rig.orders.pages.answer({ items, total: items.length });
  };
  return { ...rig, visit, page, list, announced: () => announced };
}

describe('the page of success (pages §9)', () => {
  it('says what was bought by the word of this tab, without asking for the orders', () => {
    const order = { orderNo: NO, goods: ROLE, dueYuan: 265, endsAt: undefined };
    const { gateway, orders, page, announced } = opened({ order, asked: true, closed: false });
    expect(page.values).to.deep.equal([shown({ kind: 'confirming', orderNo: NO })]);
    gateway.statuses.answer('paid');
    expect(page.values.at(-1)).to.deep.equal(paid({ goods: ROLE, paidYuan: 265 }));
    expect([orders.pages.asked, announced()]).to.deep.equal([0, 1]);
  });

  it('says it by the orders of the member where this tab does not know, and takes no other for it', () => {
    const { gateway, page, list } = opened();
    gateway.statuses.answer('paid');
    expect(page.values.at(-1)).to.deep.equal(paid(undefined));
    list(anOrder({ orderNo: '8' }), anOrder({ orderNo: NO, charge: 365, goods: [orderedRole()] }));
    expect(page.values.at(-1)).to.deep.equal(paid({ goods: ROLE, paidYuan: undefined, priceYuan: 365 }));
  });

  it('finds an order that is not among the newest by paging, and names the sum that this device remembers', () => {
    const rig = opened();
    rig.kept.keep({
      order: { orderNo: NO, goods: undefined, dueYuan: 265, endsAt: undefined },
      asked: true,
      closed: true,
    });
    rig.gateway.statuses.answer('paid');
    rig.orders.pages.answer({ items: [anOrder({ orderNo: '8' })], total: 21 });
    rig.orders.pages.answer({ items: [anOrder({ orderNo: '7' })], total: 21 });
    rig.orders.pages.answer({ items: [anOrder({ orderNo: NO, charge: 365, goods: [orderedRole()] })], total: 21 });
    expect(rig.orders.wishes.map(({ page }) => page)).to.deep.equal([1, 2, 3]);
    expect(rig.page.values.at(-1)).to.deep.equal(paid({ goods: ROLE, paidYuan: 265 }));
  });

  it('gives the search up after a number of pages', () => {
    const { gateway, orders, page } = opened();
    gateway.statuses.answer('paid');
    for (let asked = 0; asked < ORDER_PAGES_SEARCHED; asked += 1)
      orders.pages.answer({ items: [anOrder({ orderNo: '8' })], total: 10_000 });
    expect(orders.wishes).to.have.length(ORDER_PAGES_SEARCHED);
    expect(page.values.at(-1)).to.deep.equal(paid(undefined));
  });

  it('says less where it is not among the newest, or these cannot be had', () => {
    const unlisted = opened();
    unlisted.gateway.statuses.answer('paid');
    unlisted.list(anOrder({ orderNo: '8' }));
    const lost = opened();
    lost.gateway.statuses.answer('paid');
    lost.orders.pages.failWith({ kind: 'offline' });
    for (const { page } of [unlisted, lost]) {
      expect(page.values.at(-1)).to.deep.equal(paid(undefined));
      expect(page.errors).to.deep.equal([]);
    }
  });

  it('says that an order was cancelled, or is not there', () => {
    const cancelled = opened();
    cancelled.gateway.statuses.answer('cancelled');
    expect(cancelled.page.values.at(-1)).to.deep.equal(shown({ kind: 'cancelled', orderNo: NO }));
    const gone = opened();
    gone.gateway.statuses.failWith({ kind: 'missing', message: '' });
    expect(gone.page.values.at(-1)).to.deep.equal({ kind: 'gone' });
    expect([cancelled.announced(), gone.announced()]).to.deep.equal([0, 0]);
  });

  it('asks once more when told to, after a minute without an answer', () => {
    const { gateway, time, visit, page } = opened();
    gateway.statuses.answer('paying');
    time.advance(60_000);
    expect(page.values.at(-1)).to.deep.equal(shown({ kind: 'unsettled', orderNo: NO }));
    const asked = gateway.statuses.asked;
    visit.askAgain();
    expect(gateway.statuses.asked).to.equal(asked + 1);
    gateway.statuses.answer('paid');
    expect(page.values.at(-1)).to.deep.equal(paid(undefined));
  });
});
