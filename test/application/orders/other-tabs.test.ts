import { expect } from 'chai';
import { BehaviorSubject } from 'rxjs';
import sinon from 'sinon';

import { watchOtherTabs } from '../../../src/application/orders/runner.js';
import type { OrderFlow } from '../../../src/domain/orders/flow.js';
import type { WaitingOrder } from '../../../src/domain/orders/existing-orders.js';
import { someOrderTools } from '../../support/some-order-tools.js';

const order = (orderNo: string): WaitingOrder => ({
  orderNo,
  goods: { kind: 'course', id: 5, name: '高等数学精讲' },
  dueYuan: 199,
  endsAt: Date.UTC(2026, 10, 20),
});
const choosing = (orderNo: string): OrderFlow => ({ kind: 'choosing', order: order(orderNo), ways: [] });
const waiting = (orderNo: string): OrderFlow => ({
  ...{ kind: 'waiting', order: order(orderNo), asked: 'no', over: false },
  payment: { kind: 'wechat-code', text: 'weixin://1' },
});

/** A tab beside others, which have let go of the orders of `letGo`, or do so later. */
function watching(flow: OrderFlow, letGo: readonly string[] = []) {
  const { tools, kept } = someOrderTools();
  const letGo$ = new BehaviorSubject(letGo.includes('1'));
  sinon
    .stub(kept, 'letGoElsewhere$')
    .callsFake((no) => (no === '1' ? letGo$ : new BehaviorSubject(letGo.includes(no))));
  const flow$ = new BehaviorSubject(flow);
  let told = 0;
  watchOtherTabs(tools, flow$).subscribe(() => (told += 1));
  return { flow$, letGo$, told: () => told };
}

describe('The watch over other tabs (pages §8)', () => {
  it('tells of an order that waits to be paid, whether it was let go of before or is now', () => {
    expect(watching(waiting('1'), ['1']).told()).to.equal(1);
    const { letGo$, told } = watching(waiting('1'));
    expect(told()).to.equal(0);
    letGo$.next(true);
    expect(told()).to.equal(1);
  });

  it('tells of one that is being opened only when it is let go of from now on: who opens it wants it after all', () => {
    const { letGo$, told } = watching(choosing('1'), ['1']);
    expect(told()).to.equal(0);
    letGo$.next(false);
    expect(told()).to.equal(0);
    letGo$.next(true);
    expect(told()).to.equal(1);
  });

  it('counts what was before once the same order waits, and not a second time while it does', () => {
    const { flow$, told } = watching(choosing('1'), ['1']);
    flow$.next(waiting('1'));
    expect(told()).to.equal(1);
    flow$.next(waiting('1'));
    expect(told()).to.equal(1);
  });

  it('turns to another order, and to none once it is settled', () => {
    const { flow$, letGo$, told } = watching(waiting('1'), ['2']);
    flow$.next(waiting('2'));
    expect(told()).to.equal(1);
    letGo$.next(true);
    expect(told()).to.equal(1);
    flow$.next({ kind: 'paid', orderNo: '2' });
    flow$.next({ kind: 'paid', orderNo: '1' });
    expect(told()).to.equal(1);
  });
});
