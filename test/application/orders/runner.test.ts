import { expect } from 'chai';
import { BehaviorSubject, Subject } from 'rxjs';
import sinon from 'sinon';

import { watchOtherTabs, watchPayment } from '../../../src/application/orders/runner.js';
import { ORDER_POLL_MS } from '../../../src/domain/limits.js';
import type { WaitingOrder } from '../../../src/domain/orders/existing-orders.js';
import type { OrderFlow, OrderReport } from '../../../src/domain/orders/flow.js';
import { someOrderTools } from '../../support/some-order-tools.js';

const order = (orderNo: string): WaitingOrder => ({
  orderNo,
  goods: { kind: 'course', id: 5, name: '高等数学精讲' },
  dueYuan: 199,
  endsAt: Date.UTC(2026, 10, 20),
});

const waiting = (orderNo: string, over = false): OrderFlow => ({
  ...{
    kind: 'waiting',
    order: order(orderNo),
    payment: { kind: 'wechat-code', text: 'weixin://1' },
    asked: 'no',
    over,
  },
});

function watching(flow: OrderFlow) {
  const world = someOrderTools();
  const flow$ = new BehaviorSubject(flow);
  const asked$ = new Subject<void>();
  const heard: OrderReport[] = [];
  const watch = watchPayment(world.tools, flow$, asked$).subscribe((report) => heard.push(report));
  return { ...world, flow$, asked$, heard, watch };
}

describe('The watch over a payment', () => {
  for (const [flow, polled, orderNo] of [
    [waiting('1'), true, '1'],
    [waiting('1', true), false, '1'],
    [{ kind: 'replaced', order: order('2') }, true, '2'],
    [{ kind: 'confirming', orderNo: '3' }, true, '3'],
    [{ kind: 'timed-out', order: order('4') }, false, '4'],
    [{ kind: 'unsettled', orderNo: '5' }, false, '5'],
  ] as const satisfies readonly (readonly [OrderFlow, boolean, string])[]) {
    const how = polled ? 'over and over' : 'only when somebody wants to know';
    it(`asks about an order that is ${flow.kind}${flow.kind === 'waiting' && flow.over ? ', its time over' : ''}, ${how}`, () => {
      const { gateway, time, asked$, watch } = watching(flow);
      time.advance(ORDER_POLL_MS);
      const polls = polled ? [`status ${orderNo}`] : [];
      expect(gateway.requests).to.deep.equal(polls);
      if (polled) gateway.statuses.answer('unpaid');

      asked$.next();
      expect(gateway.requests).to.deep.equal([...polls, `status ${orderNo}`]);
      watch.unsubscribe();
      expect(gateway.statuses.waiting).to.equal(0);
    });
  }

  it('asks nothing about one that is settled, and gives up what is under way', () => {
    const { gateway, time, asked$, flow$, heard } = watching(waiting('1'));
    asked$.next();
    expect(gateway.statuses.waiting).to.equal(1);
    flow$.next({ kind: 'paid', orderNo: '1' });
    expect(gateway.statuses.waiting).to.equal(0);
    asked$.next();
    time.advance(10 * ORDER_POLL_MS);
    expect(gateway.requests).to.deep.equal(['status 1']);
    expect(heard).to.deep.equal([]);
  });

  it('turns to another order, and leaves a question alone that is about the same', () => {
    const { gateway, asked$, flow$ } = watching(waiting('1'));
    asked$.next();
    flow$.next({ ...waiting('1') });
    expect(gateway.statuses.waiting).to.equal(1);
    flow$.next(waiting('2'));
    expect(gateway.statuses.waiting).to.equal(0);
    asked$.next();
    expect(gateway.requests).to.deep.equal(['status 1', 'status 2']);
  });

  it('says at once that nothing is known to whoever asks while the server wants fewer questions', () => {
    const { gateway, asked$, heard } = watching(waiting('1', true));
    asked$.next();
    gateway.statuses.failWith({ kind: 'too-many' });
    asked$.next();
    expect(gateway.requests).to.have.length(1);
    expect(heard).to.deep.equal([
      { kind: 'status-lost', error: { kind: 'too-many' } },
      { kind: 'status-lost', error: { kind: 'too-many' } },
    ]);
  });
});

const choosing = (orderNo: string): OrderFlow => ({ kind: 'choosing', order: order(orderNo), ways: [] });

/**
 * A tab that watches other tabs. They have given up the orders of `letGo`; they give up order 1 later when `letGo$`
 * emits true.
 */
function letGoOf(flow: OrderFlow, letGo: readonly string[] = []) {
  const { tools, kept } = someOrderTools();
  const letGo$ = new BehaviorSubject(letGo.includes('1'));
  sinon
    .stub(kept, 'letGoElsewhere$')
    .callsFake((no) => (no === '1' ? letGo$ : new BehaviorSubject(letGo.includes(no))));
  const flow$ = new BehaviorSubject(flow);
  let reported = 0;
  watchOtherTabs(tools, flow$).subscribe(() => (reported += 1));
  return { flow$, letGo$, reported: () => reported };
}

describe('The watch over other tabs', () => {
  it('tells of an order that waits to be paid, whether it was let go of before or is now', () => {
    expect(letGoOf(waiting('1'), ['1']).reported()).to.equal(1);
    const { letGo$, reported } = letGoOf(waiting('1'));
    expect(reported()).to.equal(0);
    letGo$.next(true);
    expect(reported()).to.equal(1);
  });

  it('tells of one that is being opened only when it is let go of from now on: who opens it wants it after all', () => {
    const { letGo$, reported } = letGoOf(choosing('1'), ['1']);
    expect(reported()).to.equal(0);
    letGo$.next(false);
    expect(reported()).to.equal(0);
    letGo$.next(true);
    expect(reported()).to.equal(1);
  });

  it('counts what was before once the same order waits, and not a second time while it does', () => {
    const { flow$, reported } = letGoOf(choosing('1'), ['1']);
    flow$.next(waiting('1'));
    expect(reported()).to.equal(1);
    flow$.next(waiting('1'));
    expect(reported()).to.equal(1);
  });

  it('turns to another order, and to none once it is settled', () => {
    const { flow$, letGo$, reported } = letGoOf(waiting('1'), ['2']);
    flow$.next(waiting('2'));
    expect(reported()).to.equal(1);
    letGo$.next(true);
    expect(reported()).to.equal(1);
    flow$.next({ kind: 'paid', orderNo: '2' });
    flow$.next({ kind: 'paid', orderNo: '1' });
    expect(reported()).to.equal(1);
  });
});
