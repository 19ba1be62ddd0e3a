import { expect } from 'chai';
import fc from 'fast-check';
import { BehaviorSubject } from 'rxjs';

import { MemoryStorageArea, MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { StoredOrders } from '../../../src/application/orders/stored-orders.js';
import { readStored, readOpen } from '../../../src/application/orders/read-stored-orders.js';
import { storedFields } from '../../../src/domain/kernel/stored-json.js';
import { readOnly } from '../../../src/domain/kernel/streams.js';
import { STORED_ORDERS_MAX } from '../../../src/domain/orders/limits.js';
import type { StoredOrder } from '../../../src/domain/orders/waiting-orders.js';
import type { VisitStore } from '../../../src/domain/ports/visit-store.js';
import type { SessionState } from '../../../src/domain/session/session-state.js';
import { aMember, anonymous, sessionOf, signedIn } from '../../support/sessions.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { watching } from '../../support/watching.js';

const COURSE = { kind: 'course', id: 5 } as const;

function storing(store: VisitStore = new FakeVisitStore()) {
  const state = new BehaviorSubject<SessionState>(signedIn(aMember().withId(7)));
  return { store, state, stored: new StoredOrders(store, sessionOf(readOnly(state))) };
}

function anOrder(orderNo: string, changes: Partial<StoredOrder> = {}): StoredOrder {
  const order = { orderNo, product: { ...COURSE, name: '高等数学精讲' }, dueYuan: 199, endsAt: 1000, orderedAt: 500 };
  return { order, method: undefined, isRequested: true, payment: undefined, isClosed: false, ...changes };
}

describe('The orders stored in a tab', () => {
  it('are not written for a member whom another tab has just signed out (races)', () => {
    const store = new FakeVisitStore();
    const stored = new StoredOrders(store, { memberId: undefined });
    stored.save(anOrder('1'));
    expect([store.read('orders'), store.read('openOrders')]).to.deep.equal([undefined, undefined]);
  });

  it('survive a reload, with every payment method', () => {
    const { store, stored } = storing();
    const orders = [
      anOrder('1', { payment: { kind: 'code', method: 'wechat', text: 'weixin://a' }, method: 'wechat' }),
      anOrder('2', { payment: { kind: 'hand', method: 'hand', html: '' }, method: 'hand' }),
      anOrder('3', { payment: { kind: 'pay-page', url: 'https://pay.example/?sign=1' } }),
      anOrder('4', { payment: { kind: 'left', method: 'alipay' }, method: 'alipay' }),
      anOrder('7', { payment: { kind: 'left', method: 'wechat-jsapi' }, method: 'wechat-jsapi' }),
      anOrder('8', { payment: { kind: 'pay-page', url: 'https://pay.example/?sign=1', hasLeft: true } }),
      anOrder('5', {
        order: { orderNo: '5', product: undefined, dueYuan: undefined, priceYuan: 199, endsAt: undefined },
      }),
      anOrder('6', {
        isRequested: false,
        order: { orderNo: '6', product: undefined, dueYuan: undefined, endsAt: undefined },
      }),
    ];
    for (const order of orders) stored.save(order);
    expect(storing(store).stored.all()).to.deep.equal(orders);
  });

  it('are found by number, hold the latest state of each order, and are limited to the newest few', () => {
    const { stored } = storing();
    stored.save(anOrder('1'));
    stored.save(anOrder('2'));
    stored.save(anOrder('1', { method: 'hand' }));
    expect(stored.all().map(({ order }) => order.orderNo)).to.deep.equal(['2', '1']);
    expect([stored.one('1')?.method, stored.one('3')]).to.deep.equal(['hand', undefined]);
    for (let number = 0; number <= STORED_ORDERS_MAX; number += 1) stored.save(anOrder(String(number)));
    expect([stored.all().length, stored.one('0')]).to.deep.equal([STORED_ORDERS_MAX, undefined]);
  });

  it('lose their secrets when they are closed, also when they were unknown, and stay closed', () => {
    const { store, stored } = storing();
    stored.save(anOrder('1', { payment: { kind: 'pay-page', url: 'https://pay.example/?sign=secret' } }));
    stored.close('1');
    stored.close('2');
    expect(stored.one('1')).to.deep.include({ isClosed: true, payment: undefined });
    expect(stored.one('2')).to.deep.include({ isClosed: true, isRequested: true });
    expect(store.read('orders')).not.to.contain('secret');
  });

  it('are removed from other tabs when they are closed', () => {
    const device = new MemoryStorageArea();
    const { stored: here } = storing(new MemoryVisitStore(device));
    const { stored: there } = storing(new MemoryVisitStore(device));
    here.save(anOrder('1'));
    here.save(anOrder('1', { method: 'hand' }));
    expect(there.onDevice().elsewhere.map(({ orderNo }) => orderNo)).to.deep.equal(['1']);
    here.close('1');
    expect(there.onDevice()).to.deep.include({ stored: [], elsewhere: [], replacedNumbers: [] });
    for (let number = 0; number <= STORED_ORDERS_MAX; number += 1) here.save(anOrder(String(number)));
    expect(there.onDevice().elsewhere, 'limited to the newest few').to.have.length(STORED_ORDERS_MAX);
  });

  it('have their amounts stored for every tab, also after they are closed or replaced', () => {
    const device = new MemoryStorageArea();
    const { stored: here } = storing(new MemoryVisitStore(device));
    const { stored: there, state } = storing(new MemoryVisitStore(device));
    here.save(anOrder('1', { order: { ...anOrder('1').order, dueYuan: 79 } }));
    here.save(anOrder('2', { order: { ...anOrder('2').order, dueYuan: 0 } }));
    here.close('1');
    here.replace('2');
    expect([there.dueYuan('1'), there.dueYuan('2'), there.dueYuan('3')]).to.deep.equal([79, 0, undefined]);
    here.save(anOrder('1', { order: { ...anOrder('1').order, dueYuan: 59 } }));
    here.save(anOrder('1', { order: { ...anOrder('1').order, dueYuan: undefined } }));
    expect(there.dueYuan('1'), 'the newest amount that the server named').to.equal(59);
    for (let number = 0; number <= STORED_ORDERS_MAX; number += 1) here.save(anOrder(String(10 + number)));
    expect(there.onDevice().sums, 'limited to the newest few').to.have.length(STORED_ORDERS_MAX);
    state.next(signedIn(aMember().withId(8)));
    expect(there.dueYuan('20'), 'only of this member').to.equal(undefined);
  });

  it('stay replaced when they are closed later, and are listed as replaced once', () => {
    const { stored } = storing();
    stored.replace('1');
    stored.close('1');
    stored.replace('1');
    expect(stored.onDevice().replacedNumbers).to.deep.equal(['1']);
  });

  it('include a note for each product that an order was sent, until its result is known', () => {
    const { store, stored } = storing();
    stored.recordSent({ product: COURSE, known: ['1'] });
    stored.recordSent({ product: { kind: 'role', id: 5 }, known: [] });
    const again = storing(store).stored;
    expect(again.sent(COURSE)).to.deep.equal({ product: COURSE, known: ['1'] });
    again.forgetSent(COURSE);
    expect([again.sent(COURSE), again.sent({ kind: 'role', id: 5 })?.known]).to.deep.equal([undefined, []]);
    for (let id = 10; id <= 10 + STORED_ORDERS_MAX; id += 1)
      again.recordSent({ product: { kind: 'course', id }, known: [] });
    expect([again.sent({ kind: 'course', id: 10 }), again.sent({ kind: 'course', id: 11 })?.known]).to.deep.equal([
      undefined,
      [],
    ]);
    const { store: untouched, stored: nothing } = storing();
    nothing.forgetSent(COURSE);
    expect(untouched.read('orders'), 'nothing is written when nothing is erased').to.equal(undefined);
  });

  it('are visible to other tabs while they are unpaid, without their payment data', () => {
    const { store, state, stored } = storing();
    stored.save(anOrder('1', { payment: { kind: 'pay-page', url: 'https://pay.example/?sign=secret' } }));
    stored.save(anOrder('2', { order: { ...anOrder('2').order, expectedYuan: 179 } }));
    expect(stored.onDevice()).to.deep.include({ stored: stored.all(), elsewhere: [], replacedNumbers: [] });
    expect(store.read('openOrders')).not.to.contain('secret');
    store.erase('orders');
    const [one, two] = [anOrder('1').order, { ...anOrder('2').order, expectedYuan: 179 }];
    expect(stored.onDevice()).to.deep.include({ stored: [], elsewhere: [one, two], replacedNumbers: [] });
    stored.close('1');
    expect(stored.onDevice().elsewhere).to.deep.equal([two]);
    state.next(signedIn(aMember().withId(8)));
    expect(stored.onDevice().elsewhere).to.deep.equal([]);
    state.next(anonymous);
    store.write('openOrders', '{"orders":[{"orderNo":"3"}]}');
    expect(stored.onDevice().elsewhere).to.deep.equal([]);
  });

  it('are replaced in every tab, until a tab continues one of them', () => {
    const device = new MemoryStorageArea();
    const here = storing(new MemoryVisitStore(device));
    const { stored: there } = storing(new MemoryVisitStore(device));
    const reported = {
      here: watching(here.stored.replacedElsewhere$('1')),
      there: watching(there.replacedElsewhere$('1')),
    };
    here.stored.save(anOrder('1'));
    there.save(anOrder('1'));
    here.stored.replace('1');
    expect([reported.here.values, reported.there.values]).to.deep.equal([[false], [false, true]]);
    expect([there.onDevice().replacedNumbers, here.stored.one('1')?.isClosed]).to.deep.equal([['1'], true]);
    there.save(anOrder('1'));
    expect([reported.there.values, there.onDevice().replacedNumbers]).to.deep.equal([[false, true, false], []]);
    for (let number = 0; number <= STORED_ORDERS_MAX; number += 1) here.stored.replace(String(number));
    expect(there.onDevice().replacedNumbers, 'limited to the newest few').to.have.length(STORED_ORDERS_MAX);
    here.state.next(signedIn(aMember().withId(8)));
    expect(here.stored.onDevice().replacedNumbers, 'not of another member').to.deep.equal([]);
  });

  it('are visible neither to another member nor to an anonymous visitor', () => {
    const { state, stored } = storing();
    stored.save(anOrder('1'));
    stored.recordSent({ product: COURSE, known: [] });
    state.next(signedIn(aMember().withId(8)));
    expect([stored.all(), stored.sent(COURSE)]).to.deep.equal([[], undefined]);
    state.next(anonymous);
    stored.save(anOrder('2'));
    expect(stored.all()).to.deep.equal([]);
  });

  it('are read as far as possible from damaged storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (stored) => {
        const read = readStored(storedFields(stored));
        readOpen(storedFields(stored));
        return Array.isArray(read.orders) && Array.isArray(read.sent);
      }),
    );
    const good = anOrder('1');
    const stored = JSON.stringify({
      member: 7,
      orders: [{ ...good, isRequested: true }, { order: {} }, 5, null, { order: { orderNo: 4 } }],
      sent: [5, { product: { kind: 'book', id: 1 } }],
    });
    expect(readStored(storedFields(stored))).to.deep.equal({ orders: [good], sent: [] });
    const odd = { orders: [{ order: { orderNo: '1' }, payment: { kind: 'pay-page' }, method: 'cash' }] };
    const strange = (entry: object) => readStored({ orders: [{ order: { orderNo: '1' }, ...entry }] }).orders[0];
    for (const kind of ['wechat-code', 'hand', 'pay-page', 'cash'])
      expect(strange({ payment: { kind } })?.payment, kind).to.equal(undefined);
    expect(strange({ payment: { kind: 'cash', url: 'https://pay.example' } })?.payment).to.equal(undefined);
    const code = { kind: 'code', method: 'wechat', text: 'weixin://1' };
    expect(strange({ payment: code })?.payment).to.deep.equal(code);
    expect(strange({ order: { orderNo: '1', dueYuan: '199', endsAt: true, product: COURSE } })?.order).to.deep.equal({
      orderNo: '1',
      product: { ...COURSE, name: '' },
      dueYuan: undefined,
      endsAt: undefined,
    });
    for (const id of ['"5"', '1e999', 'null'])
      expect(
        readOpen(storedFields(`{"orders":[{"orderNo":"1","product":{"kind":"course","id":${id}}}]}`)).orders[0]
          ?.product,
      ).to.equal(undefined);
    expect(readStored({ sent: [{ product: { kind: 'course', id: 5 } }] }).sent).to.deep.equal([
      { product: COURSE, known: [] },
    ]);
    expect(readStored({ sent: [{ product: COURSE, known: [5, '1'] }] }).sent[0]?.known).to.deep.equal(['1']);
    const sums = [{ orderNo: '1' }, { dueYuan: 5 }, { orderNo: '2', dueYuan: 0 }];
    expect(readOpen({ sums }).sums).to.deep.equal([{ orderNo: '2', dueYuan: 0 }]);
    expect(readOpen({ replacedNumbers: '1', orders: 5 })).to.deep.equal({ orders: [], replacedNumbers: [], sums: [] });
    expect(readOpen({ replacedNumbers: [1, '2'], orders: [{}] })).to.deep.include({
      orders: [],
      replacedNumbers: ['2'],
    });
    expect(readStored(odd).orders[0]).to.deep.include({
      payment: undefined,
      method: undefined,
      isRequested: false,
      isClosed: false,
    });
  });
});
