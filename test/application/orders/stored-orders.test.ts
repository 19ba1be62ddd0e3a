import { expect } from 'chai';
import fc from 'fast-check';
import { BehaviorSubject } from 'rxjs';

import { MemoryShelf, MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { StoredOrders, readStored, readOpen } from '../../../src/application/orders/stored-orders.js';
import { storedFields } from '../../../src/domain/kernel/stored-json.js';
import { readOnly } from '../../../src/domain/kernel/streams.js';
import { STORED_ORDERS_MAX } from '../../../src/domain/limits.js';
import type { StoredOrder } from '../../../src/domain/orders/existing-orders.js';
import type { VisitStore } from '../../../src/domain/ports/browser/visit-store.js';
import type { SessionState } from '../../../src/domain/session/session-state.js';
import { aMember, anonymous, sessionOf, signedIn } from '../../support/sessions.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { watching } from '../../support/watching.js';

const COURSE = { kind: 'course', id: 5 } as const;

function keeping(store: VisitStore = new FakeVisitStore()) {
  const state = new BehaviorSubject<SessionState>(signedIn(aMember().withId(7)));
  return { store, state, kept: new StoredOrders(store, sessionOf(readOnly(state))) };
}

function anOrder(orderNo: string, changes: Partial<StoredOrder> = {}): StoredOrder {
  const order = { orderNo, goods: { ...COURSE, name: '高等数学精讲' }, dueYuan: 199, endsAt: 1000 };
  return { order, way: undefined, asked: true, payment: undefined, closed: false, ...changes };
}

describe('the orders that a tab remembers', () => {
  it('are not of a member whom another tab has signed out a moment ago (races)', () => {
    const store = new FakeVisitStore();
    const kept = new StoredOrders(store, { member: undefined });
    kept.keep(anOrder('1'));
    expect([store.read('orders'), store.read('openOrders')]).to.deep.equal([undefined, undefined]);
  });

  it('are there after a reload, with every way to pay', () => {
    const { store, kept } = keeping();
    const orders = [
      anOrder('1', { payment: { kind: 'wechat-code', text: 'weixin://a' }, way: 'wechat' }),
      anOrder('2', { payment: { kind: 'hand', html: '' }, way: 'hand' }),
      anOrder('3', { payment: { kind: 'pay-page', url: 'https://pay.example/?sign=1' } }),
      anOrder('4', { payment: { kind: 'alipay' }, way: 'alipay' }),
      anOrder('5', { asked: false, order: { orderNo: '5', goods: undefined, dueYuan: undefined, endsAt: undefined } }),
    ];
    for (const order of orders) kept.keep(order);
    expect(keeping(store).kept.all()).to.deep.equal(orders);
  });

  it('are known by their number, the newest word of each, and are the newest few', () => {
    const { kept } = keeping();
    kept.keep(anOrder('1'));
    kept.keep(anOrder('2'));
    kept.keep(anOrder('1', { way: 'hand' }));
    expect(kept.all().map(({ order }) => order.orderNo)).to.deep.equal(['2', '1']);
    expect([kept.one('1')?.way, kept.one('3')]).to.deep.equal(['hand', undefined]);
    for (let number = 0; number <= STORED_ORDERS_MAX; number += 1) kept.keep(anOrder(String(number)));
    expect([kept.all().length, kept.one('0')]).to.deep.equal([STORED_ORDERS_MAX, undefined]);
  });

  it('lose their secrets when they are closed, known or not, and stay closed', () => {
    const { store, kept } = keeping();
    kept.keep(anOrder('1', { payment: { kind: 'pay-page', url: 'https://pay.example/?sign=secret' } }));
    kept.close('1');
    kept.close('2');
    expect(kept.one('1')).to.deep.include({ closed: true, payment: undefined });
    expect(kept.one('2')).to.deep.include({ closed: true });
    expect(store.read('orders')).not.to.contain('secret');
  });

  it('are forgotten by other tabs when they are done', () => {
    const device = new MemoryShelf();
    const { kept: here } = keeping(new MemoryVisitStore(device));
    const { kept: there } = keeping(new MemoryVisitStore(device));
    here.keep(anOrder('1'));
    here.keep(anOrder('1', { way: 'hand' }));
    expect(there.onDevice().elsewhere.map(({ orderNo }) => orderNo)).to.deep.equal(['1']);
    here.close('1');
    expect(there.onDevice()).to.deep.include({ kept: [], elsewhere: [], letGo: [] });
    for (let number = 0; number <= STORED_ORDERS_MAX; number += 1) here.keep(anOrder(String(number)));
    expect(there.onDevice().elsewhere, 'the newest few').to.have.length(STORED_ORDERS_MAX);
  });

  it('have their sums remembered for every tab, and still when they are paid or let go of', () => {
    const device = new MemoryShelf();
    const { kept: here } = keeping(new MemoryVisitStore(device));
    const { kept: there, state } = keeping(new MemoryVisitStore(device));
    here.keep(anOrder('1', { order: { ...anOrder('1').order, dueYuan: 79 } }));
    here.keep(anOrder('2', { order: { ...anOrder('2').order, dueYuan: 0 } }));
    here.close('1');
    here.letGo('2');
    expect([there.dueYuan('1'), there.dueYuan('2'), there.dueYuan('3')]).to.deep.equal([79, 0, undefined]);
    for (let number = 0; number <= STORED_ORDERS_MAX; number += 1) here.keep(anOrder(String(10 + number)));
    expect(there.onDevice().sums, 'the newest few').to.have.length(STORED_ORDERS_MAX);
    state.next(signedIn(aMember().withId(8)));
    expect(there.dueYuan('20'), 'of this member alone').to.equal(undefined);
  });

  it('stay let go of when they are closed after that, and are let go of once', () => {
    const { kept } = keeping();
    kept.letGo('1');
    kept.close('1');
    kept.letGo('1');
    expect(kept.onDevice().letGo).to.deep.equal(['1']);
  });

  it('remember of a thing that an order was sent, until its fate is known', () => {
    const { store, kept } = keeping();
    kept.noteSent({ goods: COURSE, known: ['1'] });
    kept.noteSent({ goods: { kind: 'role', id: 5 }, known: [] });
    const again = keeping(store).kept;
    expect(again.sent(COURSE)).to.deep.equal({ goods: COURSE, known: ['1'] });
    again.forgetSent(COURSE);
    expect([again.sent(COURSE), again.sent({ kind: 'role', id: 5 })?.known]).to.deep.equal([undefined, []]);
    for (let id = 10; id <= 10 + STORED_ORDERS_MAX; id += 1)
      again.noteSent({ goods: { kind: 'course', id }, known: [] });
    expect([again.sent({ kind: 'course', id: 10 }), again.sent({ kind: 'course', id: 11 })?.known]).to.deep.equal([
      undefined,
      [],
    ]);
    const { store: untouched, kept: nothing } = keeping();
    nothing.forgetSent(COURSE);
    expect(untouched.read('orders'), 'nothing to forget, nothing to write').to.equal(undefined);
  });

  it('are told of to other tabs as long as they wait, without what they are paid with', () => {
    const { store, state, kept } = keeping();
    kept.keep(anOrder('1', { payment: { kind: 'pay-page', url: 'https://pay.example/?sign=secret' } }));
    kept.keep(anOrder('2', { order: { ...anOrder('2').order, expectedYuan: 179 } }));
    expect(kept.onDevice()).to.deep.include({ kept: kept.all(), elsewhere: [], letGo: [] });
    expect(store.read('openOrders')).not.to.contain('secret');
    store.erase('orders');
    const [one, two] = [anOrder('1').order, { ...anOrder('2').order, expectedYuan: 179 }];
    expect(kept.onDevice()).to.deep.include({ kept: [], elsewhere: [one, two], letGo: [] });
    kept.close('1');
    expect(kept.onDevice().elsewhere).to.deep.equal([two]);
    state.next(signedIn(aMember().withId(8)));
    expect(kept.onDevice().elsewhere).to.deep.equal([]);
    state.next(anonymous);
    store.write('openOrders', '{"orders":[{"orderNo":"3"}]}');
    expect(kept.onDevice().elsewhere).to.deep.equal([]);
  });

  it('are let go of in every tab, until somebody goes on with one of them', () => {
    const device = new MemoryShelf();
    const here = keeping(new MemoryVisitStore(device));
    const { kept: there } = keeping(new MemoryVisitStore(device));
    const reported = { here: watching(here.kept.letGoElsewhere$('1')), there: watching(there.letGoElsewhere$('1')) };
    here.kept.keep(anOrder('1'));
    there.keep(anOrder('1'));
    here.kept.letGo('1');
    expect([reported.here.values, reported.there.values]).to.deep.equal([[false], [false, true]]);
    expect([there.onDevice().letGo, here.kept.one('1')?.closed]).to.deep.equal([['1'], true]);
    there.keep(anOrder('1'));
    expect([reported.there.values, there.onDevice().letGo]).to.deep.equal([[false, true, false], []]);
    for (let number = 0; number <= STORED_ORDERS_MAX; number += 1) here.kept.letGo(String(number));
    expect(there.onDevice().letGo, 'the newest few').to.have.length(STORED_ORDERS_MAX);
    here.state.next(signedIn(aMember().withId(8)));
    expect(here.kept.onDevice().letGo, 'nobody else’s').to.deep.equal([]);
  });

  it('are nobody else’s', () => {
    const { state, kept } = keeping();
    kept.keep(anOrder('1'));
    kept.noteSent({ goods: COURSE, known: [] });
    state.next(signedIn(aMember().withId(8)));
    expect([kept.all(), kept.sent(COURSE)]).to.deep.equal([[], undefined]);
    state.next(anonymous);
    kept.keep(anOrder('2'));
    expect(kept.all()).to.deep.equal([]);
  });

  it('are what is left of them, whatever has become of the storage', () => {
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
      orders: [good, { order: {} }, 5, null, { order: { orderNo: 4 } }],
      sent: [5, { goods: { kind: 'book', id: 1 } }],
    });
    expect(readStored(storedFields(stored))).to.deep.equal({ orders: [good], sent: [] });
    const odd = { orders: [{ order: { orderNo: '1' }, payment: { kind: 'pay-page' }, way: 'cash' }] };
    const strange = (entry: object) => readStored({ orders: [{ order: { orderNo: '1' }, ...entry }] }).orders[0];
    for (const kind of ['wechat-code', 'hand', 'pay-page', 'cash'])
      expect(strange({ payment: { kind } })?.payment, kind).to.equal(undefined);
    expect(strange({ order: { orderNo: '1', dueYuan: '199', endsAt: true, goods: COURSE } })?.order).to.deep.equal({
      orderNo: '1',
      goods: { ...COURSE, name: '' },
      dueYuan: undefined,
      endsAt: undefined,
    });
    for (const id of ['"5"', '1e999', 'null'])
      expect(
        readOpen(storedFields(`{"orders":[{"orderNo":"1","goods":{"kind":"course","id":${id}}}]}`)).orders[0]?.goods,
      ).to.equal(undefined);
    expect(readStored({ sent: [{ goods: { kind: 'course', id: 5 } }] }).sent).to.deep.equal([
      { goods: COURSE, known: [] },
    ]);
    expect(readOpen({ letGo: '1', orders: 5 })).to.deep.equal({ orders: [], letGo: [], sums: [] });
    expect(readOpen({ letGo: [1, '2'], orders: [{}] })).to.deep.include({ orders: [], letGo: ['2'] });
    expect(readStored(odd).orders[0]).to.deep.include({
      payment: undefined,
      way: undefined,
      asked: false,
      closed: false,
    });
  });
});
