import { isOver } from '../kernel/countdown.js';
import type { Payment } from './order.js';
import { endOfOrder, hasLeft, type Paying, type PayingStep, starting, step, waiting } from './order-steps.js';
import type { OrderCommand, OrderEvent, PayingFlow } from './states.js';
import { unknownOrder, type WaitingOrder } from './waiting-orders.js';

/** Opens the success page of an order (docs/spec/orders.md#success-page). */
export function beginConfirmation(orderNo: string): PayingStep {
  return step({ kind: 'confirming', orderNo }, { kind: 'request-status', orderNo });
}

/** The member chooses a payment method. */
export function choosePayment(flow: Paying<'choosing'>, event: OrderEvent): PayingStep {
  const { order } = flow;
  if (event.kind === 'replaced-elsewhere') return step({ kind: 'replaced', order });
  // It may have been paid, or cancelled, in another tab or on a phone.
  if (event.kind === 'returned') return step(flow, { kind: 'request-status', orderNo: order.orderNo });
  if (event.kind === 'status') return endOfOrder(event.status, order) ?? step(flow);
  return event.kind === 'method-chosen' && flow.methods?.some(({ name }) => name === event.method)
    ? starting(order, event.method, undefined)
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
      const payment: Payment = start.kind === 'leave' ? { kind: 'left', method } : { ...start, method };
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
    case 'status': {
      const end = endOfOrder(event.status, order);
      if (end) return end;
      if (isLate(flow, event.now)) return step({ kind: 'timed-out', order });
      // The payment was not started, or was refused: every method can be chosen again.
      if (event.status === 'unpaid' && returned && payment.kind === 'left')
        return step({ kind: 'opening', orderNo }, { kind: 'open', orderNo });
      return step(answered(isTimeOver ? { ...flow, isTimeOver: false } : flow));
    }
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
  switch (event.kind) {
    case 'status':
      if (event.status === 'paid') return step({ kind: 'paid', orderNo }, { kind: 'close', orderNo });
      return endOfOrder(event.status, unknownOrder(orderNo)) ?? step(flow);
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

/** The order cannot, or should not, be paid here any more. A payment that still arrives counts. */
export function watchUnpayable(
  flow: Paying<'replaced' | 'timed-out' | 'payment-code-lost'>,
  event: OrderEvent,
): PayingStep {
  const { kind, order } = flow;
  switch (event.kind) {
    case 'status':
      if (kind === 'timed-out' && event.status !== 'paid') return step(flow);
      return endOfOrder(event.status, order) ?? step(flow);
    case 'time-over':
      return step({ kind: 'timed-out', order });
    case 'confirmed':
      return kind === 'replaced' ? step(flow) : step(flow, { kind: 'request-status', orderNo: order.orderNo });
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
