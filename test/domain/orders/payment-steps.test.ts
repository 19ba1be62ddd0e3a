import { expect } from 'chai';

import type { AppError } from '../../../src/domain/errors/app-error.js';
import type { StoredOrder, WaitingOrder } from '../../../src/domain/orders/waiting-orders.js';
import type { OrderCommand, OrderEvent, OrderFacts, OrderFlow, OrderStep } from '../../../src/domain/orders/states.js';
import type { OrderStatus, Payment } from '../../../src/domain/orders/order.js';
import { nextStep } from '../../../src/domain/orders/order-machine.js';
import { beginConfirmation } from '../../../src/domain/orders/payment-steps.js';
import { beginPayment } from '../../../src/domain/orders/opening-steps.js';
import { anOrder, orderedCourse, orderedRole, TERMS_G1, TERMS_G2 } from '../../support/orders.js';

const NO = '9';
const NOW = Date.UTC(2026, 10, 20);
const CODE_START = { kind: 'code', text: 'weixin://wxpay/bizpayurl?pr=1' } as const;
const CODE: Payment = { ...CODE_START, method: 'wechat' };
const AT_ALIPAY: Payment = { kind: 'left', method: 'alipay' };
const ORDER: WaitingOrder = {
  orderNo: NO,
  product: { kind: 'course', id: 5, name: '高等数学精讲' },
  dueYuan: 199,
  endsAt: NOW + 1000,
};
const storedOrder = (changes: Partial<StoredOrder> = {}): StoredOrder => ({
  order: ORDER,
  isRequested: true,
  isClosed: false,
  ...changes,
});

const facts = (changes: Partial<OrderFacts> = {}): OrderEvent => ({
  kind: 'opened',
  status: 'unpaid',
  stored: undefined,
  dueYuan: undefined,
  listed: undefined,
  others: [],
  terms: TERMS_G1,
  now: NOW,
  ...changes,
});

const status = (value: OrderStatus, now?: number): OrderEvent => ({ kind: 'status', status: value, now });
const REQUEST_STATUS: OrderCommand = { kind: 'request-status', orderNo: NO };
/** Removes what the tab has stored of the order, including its payment secrets. */
const CLOSE: OrderCommand = { kind: 'close', orderNo: NO };

function after(first: OrderStep, ...events: readonly OrderEvent[]) {
  let { flow } = first;
  const commands: OrderCommand[] = [];
  for (const event of events) {
    const step: OrderStep = nextStep(flow, event);
    ({ flow } = step);
    commands.push(...step.commands);
  }
  return { flow, commands };
}

const opened = (changes: Partial<OrderFacts> = {}) => after(beginPayment(NO, undefined), facts(changes));
const WAITING: OrderFlow = { kind: 'waiting', order: ORDER, payment: CODE, requested: 'no', isTimeOver: false };
const from = (flow: OrderFlow): OrderStep => ({ flow, commands: [] });

describe('An order that is being paid', () => {
  describe('is opened', () => {
    it('with the payment code that the tab has stored, and requests the payment status at once', () => {
      expect(beginPayment(NO, storedOrder({ method: 'wechat', payment: CODE }))).to.deep.equal({
        flow: WAITING,
        commands: [REQUEST_STATUS],
      });
    });

    it('by starting the chosen payment, which is stored first because WeChat returns its code only once', () => {
      const { flow, commands } = beginPayment(NO, storedOrder({ method: 'wechat', isRequested: false }));
      expect(flow).to.deep.equal({ kind: 'starting', order: ORDER, method: 'wechat' });
      expect(commands).to.deep.equal([
        { kind: 'store', stored: storedOrder({ method: 'wechat', isRequested: true }) },
        { kind: 'pay', orderNo: NO, method: 'wechat' },
      ]);
    });

    for (const [description, order] of [
      ['of which the tab has stored nothing', undefined],
      ['whose payment was requested and never answered', storedOrder({ method: 'wechat' })],
      ['without a chosen payment method', storedOrder({ isRequested: false })],
      ['that is closed', storedOrder({ payment: CODE, isClosed: true })],
      [
        'whose sum is not the one that the member has seen',
        storedOrder({ method: 'wechat', isRequested: false, order: { ...ORDER, expectedYuan: 179 } }),
      ],
      ['for which the member left for Alipay', storedOrder({ method: 'alipay', payment: AT_ALIPAY })],
    ] as const) {
      it(`by requesting everything about an order ${description}`, () => {
        expect(beginPayment(NO, order)).to.deep.equal({
          flow: { kind: 'opening', orderNo: NO },
          commands: [{ kind: 'open', orderNo: NO }],
        });
      });
    }

    it('as paid or cancelled, and its stored data is removed; a paid order leads to the success page', () => {
      expect(opened({ status: 'paid' })).to.deep.equal({
        flow: { kind: 'paid', orderNo: NO },
        commands: [CLOSE, { kind: 'go-to-success', orderNo: NO }],
      });
      expect(opened({ status: 'cancelled', stored: storedOrder() })).to.deep.equal({
        flow: { kind: 'cancelled', order: ORDER },
        commands: [CLOSE],
      });
    });

    it('with the payment methods when no payment has begun, and with a time limit when its creation is known', () => {
      const listed = anOrder({ orderNo: NO, statusText: '未支付', isPayable: true, createdAt: NOW });
      const { flow } = opened({ listed });
      expect(flow).to.deep.include({ kind: 'choosing', methods: TERMS_G1.methods });
      expect(flow).to.have.nested.property('order.endsAt', NOW + TERMS_G1.payWithinMs);
      expect(opened().flow).to.have.nested.property('order.endsAt', undefined);
    });

    it('without a time limit when its creation or the time to pay cannot be read', () => {
      const listed = anOrder({ orderNo: NO, statusText: '未支付', isPayable: true, createdAt: NOW });
      for (const unread of [
        { listed: { ...listed, createdAt: NaN } },
        { listed, terms: { ...TERMS_G1, payWithinMs: NaN } },
      ])
        expect(opened(unread).flow).to.have.nested.property('order.endsAt', undefined);
    });

    it('as a lost code or a lost page when the server awaits a payment that this device does not know', () => {
      expect(opened({ status: 'paying' }).flow).to.deep.include({ kind: 'payment-code-lost', what: 'code' });
      expect(opened({ status: 'paying', stored: storedOrder({ method: 'wechat' }) }).flow.kind).to.equal(
        'payment-code-lost',
      );
      expect(opened({ status: 'paying', terms: TERMS_G2 }).flow).to.deep.include({
        kind: 'payment-code-lost',
        what: 'page',
      });
    });

    it('by requesting a payment by hand once more', () => {
      const listed = anOrder({ orderNo: NO, paymentMethod: 'handPay', isPayable: true, createdAt: NOW });
      expect(opened({ status: 'paying', listed }).commands.at(-1)).to.deep.equal({
        kind: 'pay',
        orderNo: NO,
        method: 'hand',
      });
      const { flow } = opened({ status: 'paying', stored: storedOrder({ method: 'hand' }) });
      expect(flow).to.deep.include({ kind: 'starting', method: 'hand' });
    });

    it('waiting for Alipay when the member had left for Alipay', () => {
      const trip = storedOrder({ method: 'alipay', payment: AT_ALIPAY });
      expect(opened({ status: 'paying', stored: trip }).flow).to.deep.include({
        kind: 'waiting',
        payment: AT_ALIPAY,
      });
      expect(opened({ status: 'unpaid', stored: trip }).flow.kind).to.equal('choosing');
    });

    it('as begun elsewhere when another browser has left to pay it; a payment that arrives counts', () => {
      const listed = anOrder({ orderNo: NO, paymentMethod: 'alipay', isPayable: true, createdAt: NOW });
      const { flow } = opened({ status: 'paying', listed });
      expect(flow).to.deep.include({ kind: 'payment-code-lost', what: 'elsewhere' });
      const later = (event: OrderEvent) => after(from(flow), event).flow.kind;
      const ends = [status('paid'), status('cancelled'), { kind: 'time-over' } as const, status('paying')];
      expect(ends.map(later)).to.deep.equal(['paid', 'cancelled', 'timed-out', 'payment-code-lost']);
      for (const paymentMethod of ['scan', ''])
        expect(opened({ status: 'paying', listed: { ...listed, paymentMethod } }).flow).to.have.property(
          'what',
          'code',
        );
    });

    it('waiting with the stored code, although the server knows of no payment', () => {
      expect(opened({ status: 'unpaid', stored: storedOrder({ method: 'wechat', payment: CODE }) }).flow).to.deep.equal(
        WAITING,
      );
    });

    it('as timed out when the time to pay is over', () => {
      expect(opened({ stored: storedOrder({ payment: CODE, order: { ...ORDER, endsAt: NOW } }) }).flow.kind).to.equal(
        'timed-out',
      );
    });

    it("as still waiting when the time is not known: the server's status decides", () => {
      const stored = storedOrder({ payment: CODE, order: { ...ORDER, endsAt: NOW } });
      expect(opened({ stored, now: undefined }).flow.kind).to.equal('waiting');
    });

    it('as bought when another order of the course is paid, so that nothing is paid twice', () => {
      const others = [anOrder({ orderNo: '8', products: [orderedCourse({ id: 5 })] })];
      const bought = { flow: { kind: 'bought', order: ORDER }, commands: [{ kind: 'close', orderNo: NO }] } as const;
      expect(opened({ stored: storedOrder(), others })).to.deep.equal(bought);
      expect(after(bought, { kind: 'ordered-again' }, status('unpaid')), 'final').to.deep.equal(from(bought.flow));
      const unpaid = others.map((order) => ({ ...order, statusText: '未支付' }));
      expect(opened({ stored: storedOrder(), others: unpaid }).flow.kind).to.equal('choosing');
    });

    it('but not as bought when a membership is bought again', () => {
      const order = { ...ORDER, product: { kind: 'role', id: 1, name: '年度会员' } } as const;
      const others = [anOrder({ orderNo: '8', products: [orderedRole()] })];
      expect(opened({ stored: storedOrder({ order }), others }).flow.kind).to.equal('choosing');
    });

    it('as missing when the server does not find the order; the member can retry a failed request', () => {
      const failed = (error: AppError) => after(beginPayment(NO, undefined), { kind: 'open-failed', error });
      expect(failed({ kind: 'missing', message: '' }).flow).to.deep.equal({ kind: 'missing', orderNo: NO });
      const lost = failed({ kind: 'offline' });
      expect(lost.flow).to.deep.include({ kind: 'opening', error: { kind: 'offline' } });
      expect(after(from(lost.flow), { kind: 'retried' }, { kind: 'retried' }).commands).to.deep.equal([
        { kind: 'open', orderNo: NO },
      ]);
    });
  });

  describe('begins to be paid', () => {
    const starting = beginPayment(NO, storedOrder({ method: 'wechat', isRequested: false }));

    it('with the payment code from the server, which is stored for the tab', () => {
      const { flow, commands } = after(starting, { kind: 'payment-started', start: CODE_START });
      expect(flow).to.deep.equal(WAITING);
      expect(commands).to.deep.equal([{ kind: 'store', stored: storedOrder({ method: 'wechat', payment: CODE }) }]);
    });

    for (const method of ['alipay', 'wechat-jsapi'] as const) {
      const payment: Payment = { kind: 'left', method };
      it(`by leaving for ${method}: the address is stored nowhere, because it carries the token`, () => {
        const url = 'https://api.example.test/redirect?token=secret';
        const { commands, flow } = after(beginPayment(NO, storedOrder({ method, isRequested: false })), {
          kind: 'payment-started',
          start: { kind: 'leave', url },
        });
        expect(commands).to.deep.equal([
          { kind: 'store', stored: storedOrder({ method, payment }) },
          { kind: 'leave', url },
        ]);
        expect(JSON.stringify([flow, commands.slice(0, -1)])).not.to.contain('secret');
      });

      it(`and the member returns without a payment: ${method}`, () => {
        const left = { ...WAITING, payment };
        // While the browser is leaving, the server may not know of the payment yet.
        expect(after(from(left), status('unpaid')).flow).to.equal(left);
        const back = after(from(left), { kind: 'returned' });
        expect(back).to.deep.equal({ flow: { ...left, returned: true }, commands: [REQUEST_STATUS] });
        const next = (value: OrderStatus) => after(from(back.flow), status(value)).flow.kind;
        const statuses = ['unpaid', 'paying', 'paid', 'cancelled'] as const;
        expect(statuses.map(next)).to.deep.equal(['opening', 'waiting', 'paid', 'cancelled']);
        expect(after(from(back.flow), status('unpaid')).commands).to.deep.equal([{ kind: 'open', orderNo: NO }]);
        const stored = storedOrder({ method, payment });
        expect(opened({ status: 'paying', stored }).flow).to.have.property('returned', true);
      });
    }

    it('on the server’s payment page, which stays open to this tab', () => {
      const page = { kind: 'pay-page', url: 'https://pay.example/?sign=1' } as const;
      const shown = from({ ...WAITING, payment: page });
      const payment = { ...page, hasLeft: true } as const;
      expect(after(shown, { kind: 'page-opened' })).to.deep.equal({
        flow: { ...WAITING, payment },
        commands: [
          { kind: 'store', stored: storedOrder({ payment }) },
          { kind: 'leave-for-pay-page', url: page.url, orderNo: NO },
        ],
      });
      expect(beginPayment(NO, storedOrder({ payment }))).to.deep.equal({
        flow: { ...WAITING, payment, returned: true },
        commands: [REQUEST_STATUS],
      });
      expect(after(from({ ...WAITING, payment, returned: true }), status('unpaid')).flow.kind).to.equal('waiting');
      // A computer shows the page's code: its member has not left.
      expect(after(shown, { kind: 'returned' })).to.deep.equal({ ...shown, commands: [] });
    });

    it('and requests everything about the order again when the payment cannot start', () => {
      const error = { kind: 'refused', message: '错误' } as const;
      const failed = after(starting, { kind: 'payment-failed', error });
      expect(failed.commands).to.deep.equal([{ kind: 'open', orderNo: NO }]);
      expect(after(from(failed.flow), facts({ stored: storedOrder({ method: 'wechat' }) })).flow).to.deep.include({
        kind: 'choosing',
        refused: error,
      });
      const listed = anOrder({ orderNo: NO, paymentMethod: 'alipay', createdAt: NOW });
      expect(after(from(failed.flow), facts({ status: 'paying', listed })).flow).to.deep.include({
        kind: 'payment-code-lost',
        what: 'code',
      });
    });

    it('not by hand again after a refusal, so that no endless loop starts', () => {
      const failed = after(beginPayment(NO, storedOrder({ method: 'hand', isRequested: false })), {
        kind: 'payment-failed',
        error: { kind: 'refused', message: 'order status error' },
      });
      expect(
        after(from(failed.flow), facts({ status: 'paying', stored: storedOrder({ method: 'hand' }) })).flow.kind,
      ).to.equal('payment-code-lost');
    });

    it('by no method when the order was paid or cancelled elsewhere, once the page is visible again', () => {
      const returned = after(from(opened().flow), { kind: 'returned' });
      expect(returned.commands).to.deep.equal([{ kind: 'request-status', orderNo: NO }]);
      const kindAt = (status: OrderStatus) => after(from(returned.flow), { kind: 'status', status, now: 0 }).flow.kind;
      expect((['unpaid', 'cancelled', 'paid'] as const).map(kindAt)).to.deep.equal(['choosing', 'cancelled', 'paid']);
    });

    it('by another payment method that the member chooses, only if that method is available', () => {
      const choosing = opened();
      const order = { orderNo: NO, product: undefined, dueYuan: undefined, endsAt: undefined };
      expect(after(from(choosing.flow), { kind: 'method-chosen', method: 'hand' }).commands).to.deep.equal([
        { kind: 'store', stored: { order, method: 'hand', isRequested: true, payment: undefined, isClosed: false } },
        { kind: 'pay', orderNo: NO, method: 'hand' },
      ]);
      const others = TERMS_G1.methods?.filter(({ name }) => name !== 'hand') ?? [];
      expect(others).not.to.deep.equal([]);
      for (const methods of [[], others]) {
        const few = opened({ terms: { ...TERMS_G1, methods } });
        expect(after(from(few.flow), { kind: 'method-chosen', method: 'hand' }).commands).to.deep.equal([]);
      }
    });
  });

  describe('waits', () => {
    it('until the server reports paid or cancelled; the tab then removes its stored data', () => {
      expect(after(from(WAITING), status('unpaid'), status('paying')).flow).to.deep.equal(WAITING);
      expect(after(from(WAITING), status('paid'))).to.deep.equal({
        flow: { kind: 'paid', orderNo: NO },
        commands: [CLOSE, { kind: 'go-to-success', orderNo: NO }],
      });
      expect(after(from(WAITING), status('cancelled'))).to.deep.equal({
        flow: { kind: 'cancelled', order: ORDER },
        commands: [CLOSE],
      });
    });

    it('silently through lost answers, but not when the order is missing', () => {
      expect(after(from(WAITING), { kind: 'status-lost', error: { kind: 'too-many' } }).flow).to.deep.equal(WAITING);
      const missing = after(from(WAITING), { kind: 'status-lost', error: { kind: 'missing', message: '' } });
      expect(missing.flow.kind).to.equal('missing');
    });

    it('and reports that to the member who has confirmed the payment, once the answer arrives', () => {
      const confirmed = after(from(WAITING), { kind: 'confirmed' });
      expect(confirmed).to.deep.equal({ flow: { ...WAITING, requested: 'requesting' }, commands: [REQUEST_STATUS] });
      expect(after(from(confirmed.flow), status('paying')).flow).to.deep.include({ requested: 'not-yet' });
      expect(after(from(confirmed.flow), { kind: 'status-lost', error: { kind: 'offline' } }).flow).to.deep.include({
        requested: 'not-yet',
      });
    });

    it('no longer than its time limit, and requests the status a last time before it times out', () => {
      const over = after(from(WAITING), { kind: 'time-over' });
      expect(over).to.deep.equal({ flow: { ...WAITING, isTimeOver: true }, commands: [REQUEST_STATUS] });
      for (const last of [status('paying'), { kind: 'status-lost', error: { kind: 'offline' } } as const]) {
        expect(after(from(over.flow), last).flow).to.deep.equal({ kind: 'timed-out', order: ORDER });
      }
      expect(after(from(over.flow), status('paid')).flow.kind).to.equal('paid');
    });

    it('longer when the time limit is over by the device alone, and not when it is over by the server', () => {
      const over = after(from(WAITING), { kind: 'time-over' });
      expect(after(from(over.flow), status('unpaid', NOW)).flow).to.deep.equal(WAITING);
      for (const flow of [WAITING, over.flow]) {
        expect(after(from(flow), status('unpaid', NOW + 1000)).flow).to.deep.equal({ kind: 'timed-out', order: ORDER });
      }
    });

    it('no longer when this page has measured the time limit, whatever the time of the answer', () => {
      const over = after(from(WAITING), { kind: 'time-over', isMeasured: true });
      expect(after(from(over.flow), status('unpaid', NOW)).flow).to.deep.equal({ kind: 'timed-out', order: ORDER });
      expect(after(from(over.flow), status('paid', NOW)).flow.kind).to.equal('paid');
    });

    it('no longer once it has timed out, but a late payment counts', () => {
      const late = from({ kind: 'timed-out', order: ORDER });
      expect(after(late, { kind: 'confirmed' }).commands).to.deep.equal([REQUEST_STATUS]);
      expect(after(late, status('paying'), status('cancelled')).flow.kind).to.equal('timed-out');
      expect(after(late, status('paid')).flow.kind).to.equal('paid');
    });

    it('no longer once another tab has given the order up, but a payment counts all the same', () => {
      const elsewhere: OrderEvent = { kind: 'replaced-elsewhere' };
      const replaced: OrderFlow = { kind: 'replaced', order: ORDER };
      for (const flow of [WAITING, { kind: 'choosing', order: ORDER, methods: TERMS_G1.methods } as const]) {
        expect(after(from(flow), elsewhere)).to.deep.equal({ flow: replaced, commands: [] });
      }
      expect(after(from(replaced), status('paid')).flow.kind).to.equal('paid');
      expect(after(from(replaced), status('cancelled'))).to.deep.equal({
        flow: { kind: 'cancelled', order: ORDER },
        commands: [CLOSE],
      });
      expect(after(from(replaced), { kind: 'time-over' }).flow.kind).to.equal('timed-out');
      expect(after(from(replaced), status('paying'), { kind: 'confirmed' })).to.deep.equal({
        flow: replaced,
        commands: [],
      });
    });

    for (const flow of [
      WAITING,
      { kind: 'replaced', order: ORDER },
      { kind: 'timed-out', order: ORDER },
      { kind: 'cancelled', order: ORDER },
      { kind: 'payment-code-lost', order: ORDER, what: 'code' },
      { kind: 'choosing', order: ORDER, methods: TERMS_G1.methods },
    ] as const satisfies readonly OrderFlow[]) {
      it(`and can be replaced with a new order: ${flow.kind}`, () => {
        expect(after(from(flow), { kind: 'ordered-again' }).commands).to.deep.equal([
          { kind: 'replace', orderNo: NO },
          { kind: 'go-to-order', product: { kind: 'course', id: 5 } },
        ]);
      });
    }
  });
});

describe('The success page', () => {
  const begun = beginConfirmation(NO);

  it('requests the status, and reports paid only when the server does', () => {
    expect(begun).to.deep.equal({ flow: { kind: 'confirming', orderNo: NO }, commands: [REQUEST_STATUS] });
    expect(after(begun, status('paying'), { kind: 'status-lost', error: { kind: 'offline' } }).flow.kind).to.equal(
      'confirming',
    );
    expect(after(begun, status('paid'))).to.deep.equal({
      flow: { kind: 'paid', orderNo: NO },
      commands: [{ kind: 'close', orderNo: NO }],
    });
  });

  it('gives up after its time limit, and requests again when the member confirms', () => {
    expect(after(begun, { kind: 'confirmed' }).commands, 'the status is being requested').to.deep.equal([]);
    const unsettled = after(begun, { kind: 'time-over' });
    expect(unsettled.flow).to.deep.equal({ kind: 'unsettled', orderNo: NO });
    expect(after(from(unsettled.flow), { kind: 'confirmed' }).commands).to.deep.equal([REQUEST_STATUS]);
    expect(after(from(unsettled.flow), status('paid')).flow.kind).to.equal('paid');
  });

  it('reports that the order is cancelled or missing', () => {
    expect(after(begun, status('cancelled'))).to.deep.equal({
      flow: { kind: 'cancelled', order: { orderNo: NO, product: undefined, dueYuan: undefined, endsAt: undefined } },
      commands: [CLOSE],
    });
    expect(after(begun, { kind: 'status-lost', error: { kind: 'missing', message: '' } }).flow.kind).to.equal(
      'missing',
    );
  });

  it('is final: no later event changes a paid order', () => {
    const paid = after(begun, status('paid'));
    expect(after(from(paid.flow), status('cancelled'), { kind: 'time-over' }, { kind: 'confirmed' })).to.deep.equal({
      flow: paid.flow,
      commands: [],
    });
  });
});
