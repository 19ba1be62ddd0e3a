import { expect } from 'chai';
import { BehaviorSubject, EMPTY, Subject } from 'rxjs';
import sinon from 'sinon';

import { watchOrder, watchOtherTabs, watchPayment } from '../../../src/application/orders/payment-watcher.js';
import { CONFIRMATION_LIMIT_MS, ORDER_POLL_INTERVAL_MS, PAY_WITHIN_MS } from '../../../src/domain/orders/limits.js';
import { RATE_LIMIT_PAUSE_MS } from '../../../src/domain/site/limits.js';
import type { WaitingOrder } from '../../../src/domain/orders/waiting-orders.js';
import type { OrderFlow, OrderReport } from '../../../src/domain/orders/states.js';
import { aForm } from '../../support/orders.js';
import { someOrderTools } from '../../support/some-order-tools.js';

const order = (orderNo: string): WaitingOrder => ({
  orderNo,
  product: { kind: 'course', id: 5, name: '高等数学精讲' },
  dueYuan: 199,
  endsAt: Date.UTC(2026, 10, 20),
});

const waiting = (orderNo: string, isTimeOver = false, shown = order(orderNo)): OrderFlow => ({
  ...{
    kind: 'waiting',
    order: shown,
    payment: { kind: 'code', method: 'wechat', text: 'weixin://1' },
    requested: 'no',
    isTimeOver,
  },
});

function watching(flow: OrderFlow) {
  const world = someOrderTools();
  const flow$ = new BehaviorSubject(flow);
  const request$ = new Subject<void>();
  const reports: OrderReport[] = [];
  const watch = watchPayment(world.tools, flow$, request$).subscribe((report) => reports.push(report));
  return { ...world, flow$, request$, reports, watch };
}

describe('The payment watcher', () => {
  for (const [flow, polled, orderNo] of [
    [waiting('1'), true, '1'],
    [waiting('1', true), false, '1'],
    [{ kind: 'replaced', order: order('2') }, true, '2'],
    [{ kind: 'payment-code-lost', order: order('6'), what: 'code' }, true, '6'],
    [{ kind: 'confirming', orderNo: '3' }, true, '3'],
    [{ kind: 'timed-out', order: order('4') }, false, '4'],
    [{ kind: 'unsettled', orderNo: '5' }, false, '5'],
  ] as const satisfies readonly (readonly [OrderFlow, boolean, string])[]) {
    const how = polled ? 'repeatedly' : 'only on request';
    it(`requests the status of an order that is ${flow.kind}${flow.kind === 'waiting' && flow.isTimeOver ? ' after its time limit' : ''}, ${how}`, () => {
      const { gateway, time, request$, watch } = watching(flow);
      time.advance(ORDER_POLL_INTERVAL_MS);
      const polls = polled ? [`status ${orderNo}`] : [];
      expect(gateway.requests).to.deep.equal(polls);
      if (polled) gateway.statuses.answer('unpaid');

      request$.next();
      expect(gateway.requests).to.deep.equal([...polls, `status ${orderNo}`]);
      watch.unsubscribe();
      expect(gateway.statuses.waiting).to.equal(0);
    });
  }

  it('sends no request for a settled order, and cancels the pending one', () => {
    const { gateway, time, request$, flow$, reports } = watching(waiting('1'));
    request$.next();
    expect(gateway.statuses.waiting).to.equal(1);
    flow$.next({ kind: 'paid', orderNo: '1' });
    expect(gateway.statuses.waiting).to.equal(0);
    request$.next();
    time.advance(10 * ORDER_POLL_INTERVAL_MS);
    expect(gateway.requests).to.deep.equal(['status 1']);
    expect(reports).to.deep.equal([]);
  });

  it('switches to another order, and does not restart a request for the same order', () => {
    const { gateway, request$, flow$ } = watching(waiting('1'));
    request$.next();
    flow$.next({ ...waiting('1') });
    expect(gateway.statuses.waiting).to.equal(1);
    flow$.next(waiting('2'));
    expect(gateway.statuses.waiting).to.equal(0);
    request$.next();
    expect(gateway.requests).to.deep.equal(['status 1', 'status 2']);
  });

  it('reports an unknown status at once, without a request, while the rate limit applies', () => {
    const { gateway, request$, reports } = watching(waiting('1'));
    request$.next();
    gateway.statuses.failWith({ kind: 'too-many' });
    request$.next();
    expect(gateway.requests).to.have.length(1);
    expect(reports).to.deep.equal([
      { kind: 'status-lost', error: { kind: 'too-many' } },
      { kind: 'status-lost', error: { kind: 'too-many' } },
    ]);
  });

  it('waits for the end of the pause when the time to pay is over during it, and then requests the status once', () => {
    const { gateway, time, request$, flow$, reports } = watching(waiting('1'));
    time.advance(ORDER_POLL_INTERVAL_MS);
    gateway.statuses.failWith({ kind: 'too-many' });
    time.advance(ORDER_POLL_INTERVAL_MS);
    flow$.next(waiting('1', true));
    request$.next();
    time.advance(RATE_LIMIT_PAUSE_MS - ORDER_POLL_INTERVAL_MS - 1);
    expect([gateway.requests.length, reports.length], 'in the pause').to.deep.equal([1, 1]);
    time.advance(1);
    gateway.statuses.answer('unpaid');
    time.advance(RATE_LIMIT_PAUSE_MS);
    expect(gateway.requests).to.deep.equal(['status 1', 'status 1']);
    expect(reports.at(-1)).to.deep.include({ kind: 'status', status: 'unpaid' });
  });

  it('cancels a pending request when the time to pay is over, because its answer may be older', () => {
    const { gateway, time, request$, flow$ } = watching(waiting('1'));
    time.advance(ORDER_POLL_INTERVAL_MS);
    flow$.next(waiting('1', true));
    request$.next();
    expect([gateway.requests.length, gateway.statuses.waiting]).to.deep.equal([2, 1]);
  });
});

interface PayingTime {
  readonly leftMs: number | undefined;
  readonly isOver?: boolean;
  readonly page?: 'waiting' | 'confirming' | 'payment-code-lost';
  readonly clock?: 'synchronised' | 'of the device' | 'unknown';
}

/** After how many milliseconds the end of an order's time to pay is reported, with whether it was measured. */
function timeOverAfter({
  leftMs,
  isOver = false,
  page = 'waiting',
  clock = 'synchronised',
}: PayingTime): readonly (readonly [number, boolean | undefined])[] {
  const { tools, time, presence } = someOrderTools();
  const beginning = time.now();
  const endsAt = leftMs === undefined ? undefined : beginning + leftMs;
  const shown = { ...order('1'), endsAt };
  const flows: Record<typeof page, OrderFlow> = {
    waiting: waiting('1', isOver, shown),
    confirming: { kind: 'confirming', orderNo: '1' },
    'payment-code-lost': { kind: 'payment-code-lost', order: shown, what: 'code' },
  };
  const now = (): number | undefined => (clock === 'unknown' ? undefined : time.now());
  const reported: [number, boolean | undefined][] = [];
  // No polling.
  presence.hide();
  const watch = watchOrder(
    { ...tools, clock: { ...tools.clock, isSynchronised: clock === 'synchronised', now } },
    new BehaviorSubject(flows[page]),
    EMPTY,
  ).subscribe((report) => {
    if (report.kind === 'time-over') reported.push([time.now() - beginning, report.isMeasured]);
  });
  time.advance(2 * PAY_WITHIN_MS[1]);
  watch.unsubscribe();
  return reported;
}

describe('The end of the time to pay', () => {
  for (const [title, time, reports] of [
    ['is reported when it is reached', { leftMs: 9000 }, [[9000, true]]],
    ['is reported by the clock of the device too', { leftMs: 9000, clock: 'of the device' }, [[9000, false]]],
    ['is reported at once when it has passed', { leftMs: -1 }, [[0, true]]],
    [
      'is not reported when only the clock of the device says that it has passed',
      { leftMs: -1, clock: 'of the device' },
      [],
    ],
    ['is not reported where it is unknown', { leftMs: undefined }, []],
    ['is reported where the payment code is lost', { leftMs: 9000, page: 'payment-code-lost' }, [[9000, true]]],
    [
      'is a minute for the success page, whatever is left',
      { leftMs: 9000, page: 'confirming' },
      [[CONFIRMATION_LIMIT_MS, true]],
    ],
    ['is not reported again', { leftMs: 9000, isOver: true }, []],
    [
      'is reported after the longest time to pay where it is further away',
      { leftMs: 1e10 },
      [[PAY_WITHIN_MS[1], true]],
    ],
    [
      'is reported after that time where no clock is known',
      { leftMs: 9000, clock: 'unknown' },
      [[PAY_WITHIN_MS[1], false]],
    ],
  ] as const satisfies readonly (readonly [string, PayingTime, readonly (readonly [number, boolean])[]])[]) {
    it(title, () => {
      expect(timeOverAfter(time)).to.deep.equal(reports);
    });
  }
});

const choosing = (orderNo: string): OrderFlow => ({ kind: 'choosing', order: order(orderNo), methods: [] });

/**
 * A tab that watches other tabs. They have replaced the orders of `replacedNumbers`; they replace order 1 later when
 * `replaced$` emits true.
 */
function givingUp(flow: OrderFlow, replacedNumbers: readonly string[] = []) {
  const { tools, stored } = someOrderTools();
  const replaced$ = new BehaviorSubject(replacedNumbers.includes('1'));
  sinon
    .stub(stored, 'replacedElsewhere$')
    .callsFake((no) => (no === '1' ? replaced$ : new BehaviorSubject(replacedNumbers.includes(no))));
  const flow$ = new BehaviorSubject(flow);
  let reported = 0;
  watchOtherTabs(tools, flow$).subscribe(() => (reported += 1));
  return { flow$, replaced$, reported: () => reported };
}

describe('The watcher of other tabs', () => {
  it('reports an order that waits for payment when another tab gives it up, before or after this tab shows it', () => {
    expect(givingUp(waiting('1'), ['1']).reported()).to.equal(1);
    const { replaced$, reported } = givingUp(waiting('1'));
    expect(reported()).to.equal(0);
    replaced$.next(true);
    expect(reported()).to.equal(1);
  });

  it('ignores that an order was replaced before the member opened it, and reports when it is replaced again', () => {
    const draft: OrderFlow = { kind: 'draft', form: aForm(), earlier: { orderNo: '1', dueYuan: 199 }, hint: undefined };
    for (const flow of [choosing('1'), draft]) {
      const { replaced$, reported } = givingUp(flow, ['1']);
      expect(reported()).to.equal(0);
      replaced$.next(false);
      expect(reported()).to.equal(0);
      replaced$.next(true);
      expect(reported()).to.equal(1);
    }
  });

  it('reports an order that was replaced earlier once it waits for payment, and not a second time', () => {
    const { flow$, reported } = givingUp(choosing('1'), ['1']);
    flow$.next(waiting('1'));
    expect(reported()).to.equal(1);
    flow$.next(waiting('1'));
    expect(reported()).to.equal(1);
  });

  it('switches to another order, and to none once the order is settled', () => {
    for (const kind of ['timed-out', 'replaced'] as const) {
      const ended = givingUp({ kind, order: order('1') });
      ended.replaced$.next(true);
      expect(ended.reported(), kind).to.equal(0);
    }
    const { flow$, replaced$, reported } = givingUp(waiting('1'), ['2']);
    flow$.next(waiting('2'));
    expect(reported()).to.equal(1);
    replaced$.next(true);
    expect(reported()).to.equal(1);
    flow$.next({ kind: 'paid', orderNo: '2' });
    flow$.next({ kind: 'paid', orderNo: '1' });
    expect(reported()).to.equal(1);
  });
});
