import { expect } from 'chai';
import { Subject } from 'rxjs';

import { MemberOrders } from '../../../src/application/orders/order-list.js';
import { aLoader } from '../../support/recorders.js';
import { anOrder } from '../../support/orders.js';
import { FakeNavigator } from '../../support/fake-navigator.js';
import { FakeOrdersGateway } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

function reading(address: string) {
  const gateway = new FakeOrdersGateway();
  const navigator = new FakeNavigator(address);
  const retry$ = new Subject<void>();
  const list = watching(new MemberOrders(gateway, navigator, aLoader()).list(retry$));
  return { gateway, navigator, retry$, list };
}

const PAGE = { items: [anOrder()], total: 12 };

describe('MemberOrders', () => {
  it('asks for the page of the address, ten at a time (pages §10)', () => {
    const { gateway, list } = reading('/member/orders?page=2');
    expect(gateway.wishes).to.deep.equal([{ page: 2, size: 10 }]);
    gateway.pages.answer(PAGE);
    expect(list.values.at(-1)).to.deep.equal({ kind: 'ready', value: PAGE, renewing: false });
  });

  it('keeps the page before on view while another is on its way, and asks for each once (pages §0.2)', () => {
    const { gateway, navigator, list } = reading('/member/orders');
    gateway.pages.answer(PAGE);
    navigator.go('/member/orders?page=2');
    navigator.go('/member/orders?page=2#end');
    expect(list.values.at(-1)).to.deep.equal({ kind: 'ready', value: PAGE, renewing: true });
    expect(gateway.wishes.map(({ page }) => page)).to.deep.equal([1, 2]);
  });

  it('shows what was asked for last, and gives up what was asked before (pages §0.1)', () => {
    const { gateway, navigator } = reading('/member/orders');
    navigator.go('/member/orders?page=2');
    expect(gateway.pages.waiting).to.equal(1);
  });

  it('asks again when told to', () => {
    const { gateway, retry$, list } = reading('/member/orders');
    gateway.pages.failWith({ kind: 'offline' });
    expect(list.values.at(-1)).to.deep.equal({ kind: 'failed', error: { kind: 'offline' } });
    retry$.next();
    expect(gateway.pages.asked).to.equal(2);
  });
});
