import { expect } from 'chai';
import { NEVER } from 'rxjs';

import { MemberOrders } from '../../../src/application/orders/order-list.js';
import { Loader } from '../../../src/application/site/loader.js';
import { anOrder } from '../../support/orders.js';
import { someOrderTools } from '../../support/some-order-tools.js';
import { watching } from '../../support/watching.js';

const UNLISTED = { orderNo: '8', product: undefined, dueYuan: 79, endsAt: undefined };

function listed(address: string, isBegun: boolean) {
  const { tools, orders, stored, navigator, store, time } = someOrderTools(address);
  stored.save({ order: { ...UNLISTED, orderNo: '9' }, isRequested: true, isClosed: true });
  const payment = { kind: 'hand', method: 'hand', html: '' } as const;
  if (isBegun) stored.save({ order: UNLISTED, isRequested: true, isClosed: false, payment });
  const loader = new Loader(tools.reporter, { navigator, store, time });
  const page = watching(new MemberOrders(orders, navigator, loader, stored, tools.clock).list(NEVER));
  orders.pages.answer({ items: [anOrder({ orderNo: '9' }), anOrder({ orderNo: '7' })], total: 12 });
  return page.values.at(-1);
}

describe('The order list', () => {
  it('shows what this device knows that was paid, and else the price', () => {
    const shown = listed('/member/orders', false);
    expect(shown).to.have.nested.property('value.items[0].amount').that.deep.equals({ kind: 'paid', yuan: 79 });
    expect(shown).to.have.nested.property('value.items[1].amount').that.deep.equals({ kind: 'price', yuan: 199 });
    expect(shown).not.to.have.nested.property('value.onDevice');
  });

  it('begins with the orders that only this device knows, on its first page alone', () => {
    const first = listed('/member/orders', true);
    expect(first).to.have.nested.property('value.onDevice[0].order.orderNo', '8');
    expect(listed('/member/orders?page=2', true)).not.to.have.nested.property('value.onDevice');
  });
});
