import { type StoredOrder, type Order, ordersOfProduct, waitingOf, type WaitingOrder } from './existing-orders.js';
import { isOver } from '../kernel/countdown.js';
import type { OrderCommand, OrderEvent, OrderFacts, OrderStep, PayingFlow } from './states.js';
import type { LeftPayment, Payment, PaymentMethodName } from './order.js';

/** One state of an order that exists. */
export type Paying<Kind extends PayingFlow['kind']> = Extract<PayingFlow, { readonly kind: Kind }>;

export type PayingStep = OrderStep<PayingFlow>;

/**
 * Stored before the request, because the server returns WeChat's code only once (docs/api/orders.md#wechat-payment).
 */
function starting(order: WaitingOrder, method: PaymentMethodName, stored: StoredOrder | undefined): PayingStep {
  const updated: StoredOrder = {
    ...(stored ?? { payment: undefined, isClosed: false }),
    order,
    method,
    isRequested: true,
  };
  return step(
    { kind: 'starting', order, method },
    { kind: 'store', stored: updated },
    { kind: 'pay', orderNo: order.orderNo, method },
  );
}

function waiting(order: WaitingOrder, payment: Payment, returned = false): Paying<'waiting'> {
  return { kind: 'waiting', order, payment, requested: 'no', isTimeOver: false, ...(returned && { returned: true }) };
}

function isLeft(payment: Payment): payment is LeftPayment {
  return payment.kind === 'alipay' || payment.kind === 'wechat-jsapi';
}

function hasLeft(payment: Payment): boolean {
  return isLeft(payment) || (payment.kind === 'pay-page' && payment.hasLeft === true);
}

function paid(orderNo: string): PayingStep {
  return step({ kind: 'paid', orderNo }, { kind: 'close', orderNo }, { kind: 'go-to-success', orderNo });
}

function step(flow: PayingFlow, ...commands: readonly OrderCommand[]): PayingStep {
  return { flow, commands };
}

/**
 * Opens the payment page of an order (docs/spec/orders.md#paying). A payment stored in this tab is shown at once while
 * its status is requested; without one, the facts about the order are fetched first.
 */
export function beginPayment(orderNo: string, stored: StoredOrder | undefined): PayingStep {
  if (stored && !stored.isClosed) {
    const { order, payment, method, isRequested } = stored;
    if (payment && !isLeft(payment))
      return step(waiting(order, payment, hasLeft(payment)), { kind: 'request-status', orderNo });
    // A payment starts by itself only when the sum equals the one that the member has seen.
    if (method !== undefined && !isRequested && order.expectedYuan === undefined)
      return starting(order, method, stored);
  }
  return step({ kind: 'opening', orderNo }, { kind: 'open', orderNo });
}

/** The facts about the order are being fetched. */
export function openOrder(flow: Paying<'opening'>, event: OrderEvent): PayingStep {
  const { orderNo } = flow;
  switch (event.kind) {
    case 'opened':
      return opened(flow, event);
    case 'open-failed':
      return event.error.kind === 'missing'
        ? step({ kind: 'missing', orderNo })
        : step({ kind: 'opening', orderNo, error: event.error });
    case 'retried':
      return flow.error === undefined ? step(flow) : step({ kind: 'opening', orderNo }, { kind: 'open', orderNo });
    default:
      return step(flow);
  }
}

/** The state of an order that follows from its facts: the first row that fits (docs/spec/orders.md#paying). */
function opened({ orderNo, refused }: Paying<'opening'>, facts: OrderFacts): PayingStep {
  const { status, stored, listed, others, terms, now, dueYuan } = facts;
  const order: WaitingOrder = stored?.order ??
    (listed && waitingOf(listed, terms, dueYuan)) ?? { orderNo, product: undefined, dueYuan, endsAt: undefined };
  if (status === 'paid') return paid(orderNo);
  if (status === 'cancelled') return step({ kind: 'cancelled', order }, { kind: 'close', orderNo });
  if (isBought(order, others)) return step({ kind: 'bought', order }, { kind: 'close', orderNo });
  if (order.endsAt !== undefined && isOver(order.endsAt, now)) return step({ kind: 'timed-out', order });
  if (stored?.payment && (!isLeft(stored.payment) || status === 'paying'))
    return step(waiting(order, stored.payment, hasLeft(stored.payment)));
  const { methods } = terms;
  if (methods === undefined) return step({ kind: 'payment-code-lost', order, what: 'page' });
  if (status === 'unpaid') return step({ kind: 'choosing', order, methods, refused });
  // The operator's text about transfers can be fetched again, unlike a QR code.
  const isByHand = stored?.method === 'hand' || listed?.paymentMethod === 'handPay';
  if (isByHand && refused === undefined) return starting(order, 'hand', stored);
  const isElsewhere = refused === undefined && listed !== undefined && !GIVEN_OUT_ONCE.includes(listed.paymentMethod);
  return step({ kind: 'payment-code-lost', order, what: isElsewhere ? 'elsewhere' : 'code' });
}

/** The server's names of a payment by WeChat's code, and of an order for which no method was chosen. */
const GIVEN_OUT_ONCE: readonly string[] = ['scan', ''];

const NOTHING_ON_DEVICE = { stored: [], elsewhere: [], replacedNumbers: [], sums: [] } as const;

/** True when another order has paid for the course. A membership can be bought several times. */
function isBought({ product }: WaitingOrder, others: readonly Order[]): boolean {
  return product?.kind === 'course' && ordersOfProduct(product, others, NOTHING_ON_DEVICE, 0).paid.length > 0;
}

/** Opens the success page of an order (docs/spec/orders.md#success-page). */
export function beginConfirmation(orderNo: string): PayingStep {
  return step({ kind: 'confirming', orderNo }, { kind: 'request-status', orderNo });
}

/** The member chooses a payment method. */
export function choosePayment(flow: Paying<'choosing'>, event: OrderEvent): PayingStep {
  if (event.kind === 'replaced-elsewhere') return step({ kind: 'replaced', order: flow.order });
  return event.kind === 'method-chosen' && flow.methods?.some(({ name }) => name === event.method)
    ? starting(flow.order, event.method, undefined)
    : replaceOrder(flow, event);
}

/** The payment of the chosen method is being started. */
export function startPayment(flow: Paying<'starting'>, event: OrderEvent): PayingStep {
  const { order, method } = flow;
  const { orderNo } = order;
  switch (event.kind) {
    case 'payment-started': {
      const { start } = event;
      // The address contains the member's token, so it is not stored.
      const left: LeftPayment = { kind: method === 'wechat-jsapi' ? method : 'alipay' };
      const payment: Payment = start.kind === 'leave' ? left : start;
      const store: OrderCommand = {
        kind: 'store',
        stored: { order, method, isRequested: true, payment, isClosed: false },
      };
      const leave: readonly OrderCommand[] = start.kind === 'leave' ? [start] : [];
      return step(waiting(order, payment), store, ...leave);
    }
    case 'payment-failed':
      // The payment may have started in spite of the error: the order's status shows it
      // (docs/api/orders.md#order-status).
      return step({ kind: 'opening', orderNo, refused: event.error }, { kind: 'open', orderNo });
    default:
      return step(flow);
  }
}

/** The member pays, and the status of the order is watched. */
export function awaitPayment(flow: Paying<'waiting'>, event: OrderEvent): PayingStep {
  const { order, payment, isTimeOver, returned } = flow;
  const { orderNo } = order;
  switch (event.kind) {
    case 'status':
      if (event.status === 'paid') return paid(orderNo);
      if (event.status === 'cancelled') return step({ kind: 'cancelled', order }, { kind: 'close', orderNo });
      if (isLate(flow, event.now)) return step({ kind: 'timed-out', order });
      // The payment was not started, or was refused: every method can be chosen again.
      if (event.status === 'unpaid' && returned && isLeft(payment))
        return step({ kind: 'opening', orderNo }, { kind: 'open', orderNo });
      return step(answered(isTimeOver ? { ...flow, isTimeOver: false } : flow));
    case 'status-lost':
      if (event.error.kind === 'missing') return step({ kind: 'missing', orderNo });
      return isTimeOver ? step({ kind: 'timed-out', order }) : step(answered(flow));
    case 'replaced-elsewhere':
      return step({ kind: 'replaced', order });
    case 'confirmed':
      return step({ ...flow, requested: 'requesting' }, { kind: 'request-status', orderNo });
    case 'page-opened': {
      if (payment.kind !== 'pay-page') return step(flow);
      const left: Payment = { ...payment, hasLeft: true };
      return step(
        { ...flow, payment: left },
        { kind: 'store', stored: { order, isRequested: true, payment: left, isClosed: false } },
        { kind: 'leave-for-pay-page', url: payment.url, orderNo },
      );
    }
    case 'returned':
      return hasLeft(payment) ? step({ ...flow, returned: true }, { kind: 'request-status', orderNo }) : step(flow);
    case 'time-over':
      return step(
        { ...flow, isTimeOver: true, ...(event.isMeasured && { measured: true }) },
        { kind: 'request-status', orderNo },
      );
    default:
      return replaceOrder(flow, event);
  }
}

/** The member may have paid with the code before replacing the order, so its status is still watched. */
export function watchReplaced(flow: Paying<'replaced'>, event: OrderEvent): PayingStep {
  const { order } = flow;
  const { orderNo } = order;
  switch (event.kind) {
    case 'status':
      if (event.status === 'paid') return paid(orderNo);
      return event.status === 'cancelled' ? step({ kind: 'cancelled', order }, { kind: 'close', orderNo }) : step(flow);
    case 'time-over':
      return step({ kind: 'timed-out', order });
    default:
      return replaceOrder(flow, event);
  }
}

/** Unless this page has measured the time, the server's time decides where it is known: the device's may be wrong. */
function isLate({ order: { endsAt }, isTimeOver, measured }: Paying<'waiting'>, now: number | undefined): boolean {
  return measured === true || endsAt === undefined || now === undefined ? isTimeOver : isOver(endsAt, now);
}

function answered(flow: Paying<'waiting'>): PayingFlow {
  return flow.requested === 'requesting' ? { ...flow, requested: 'not-yet' } : flow;
}

/** The success page confirms that the order is paid. */
export function confirmPayment(flow: Paying<'confirming' | 'unsettled'>, event: OrderEvent): PayingStep {
  const { orderNo } = flow;
  const order: WaitingOrder = { orderNo, product: undefined, dueYuan: undefined, endsAt: undefined };
  switch (event.kind) {
    case 'status':
      if (event.status === 'paid') return step({ kind: 'paid', orderNo }, { kind: 'close', orderNo });
      return event.status === 'cancelled' ? step({ kind: 'cancelled', order }, { kind: 'close', orderNo }) : step(flow);
    case 'status-lost':
      return event.error.kind === 'missing' ? step({ kind: 'missing', orderNo }) : step(flow);
    case 'time-over':
      return flow.kind === 'confirming' ? step({ kind: 'unsettled', orderNo }) : step(flow);
    case 'confirmed':
      return flow.kind === 'unsettled' ? step(flow, { kind: 'request-status', orderNo }) : step(flow);
    default:
      return step(flow);
  }
}

/** The order cannot be paid here any more; a payment that still arrives counts. */
export function watchUnpayable(flow: Paying<'timed-out' | 'payment-code-lost'>, event: OrderEvent): PayingStep {
  const { order } = flow;
  const { orderNo } = order;
  switch (event.kind) {
    case 'status':
      if (event.status === 'paid') return paid(orderNo);
      return event.status === 'cancelled' && flow.kind === 'payment-code-lost'
        ? step({ kind: 'cancelled', order }, { kind: 'close', orderNo })
        : step(flow);
    case 'time-over':
      return flow.kind === 'payment-code-lost' ? step({ kind: 'timed-out', order }) : step(flow);
    case 'confirmed':
      return step(flow, { kind: 'request-status', orderNo });
    default:
      return replaceOrder(flow, event);
  }
}

/** '重新下单': replaces the order and opens the order page for another one. */
export function replaceOrder(
  flow: Extract<PayingFlow, { readonly order: WaitingOrder }>,
  event: OrderEvent,
): PayingStep {
  const { orderNo, product } = flow.order;
  return event.kind === 'ordered-again'
    ? step(
        flow,
        { kind: 'replace', orderNo },
        { kind: 'go-to-order', product: product && { kind: product.kind, id: product.id } },
      )
    : step(flow);
}
