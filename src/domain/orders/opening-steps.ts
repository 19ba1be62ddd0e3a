import { isOver } from '../kernel/countdown.js';
import { isBoughtCourse } from './listed-order.js';
import { endOfOrder, hasLeft, type Paying, type PayingStep, starting, step, waiting } from './order-steps.js';
import { methodOfOrder, PAYMENT_METHODS } from './payment-methods.js';
import type { OrderEvent, OrderFacts } from './states.js';
import { type StoredOrder, unknownOrder, waitingOf, type WaitingOrder } from './waiting-orders.js';

/**
 * Opens the payment page of an order (docs/spec/orders.md#paying). A payment stored in this tab is shown at once while
 * its status is requested; without one, the facts about the order are fetched first.
 */
export function beginPayment(orderNo: string, stored: StoredOrder | undefined): PayingStep {
  if (stored && !stored.isClosed) {
    const { order, payment, method, isRequested } = stored;
    if (payment && payment.kind !== 'left')
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
    (listed && waitingOf(listed, terms, dueYuan)) ?? { ...unknownOrder(orderNo), dueYuan };
  const end = endOfOrder(status, order);
  if (end) return end;
  if (order.product && isBoughtCourse(order.product, others))
    return step({ kind: 'bought', order }, { kind: 'close', orderNo });
  if (order.endsAt !== undefined && isOver(order.endsAt, now)) return step({ kind: 'timed-out', order });
  if (stored?.payment && (stored.payment.kind !== 'left' || status === 'paying'))
    return step(waiting(order, stored.payment, hasLeft(stored.payment)));
  const { methods } = terms;
  if (methods === undefined) return step({ kind: 'payment-code-lost', order, what: 'page' });
  if (status === 'unpaid') return step({ kind: 'choosing', order, methods, refused });
  const begun = listed && methodOfOrder(listed.paymentMethod);
  // The operator's text about transfers can be fetched again, unlike a QR code.
  const byHand = [stored?.method, begun].find((method) => method && PAYMENT_METHODS[method].opens === 'hand');
  if (byHand && refused === undefined) return starting(order, byHand, stored);
  const isCodeGiven = listed?.paymentMethod === '' || (begun && PAYMENT_METHODS[begun].opens === 'code');
  const isElsewhere = refused === undefined && listed !== undefined && !isCodeGiven;
  return step({ kind: 'payment-code-lost', order, what: isElsewhere ? 'elsewhere' : 'code' });
}
