import { openOrder } from './open-order.js';
import type { OrderCommand, OrderEvent, PayingFlow } from './order-flow.js';
import { paid, type Paying, type PayingStep, starting, step, waiting } from './pay-steps.js';
import type { Payment } from './payment.js';
import type { WaitingOrder } from './waiting-order.js';

/** The page that says that an order is paid (pages §9). */
export function beginConfirmation(orderNo: string): PayingStep {
  return step({ kind: 'confirming', orderNo }, { kind: 'ask-status', orderNo });
}

/** The next state of an order that is there; an event that does not belong to the present one changes nothing. */
export function payOrder(flow: PayingFlow, event: OrderEvent): PayingStep {
  switch (flow.kind) {
    case 'opening':
      return openOrder(flow, event);
    case 'choosing':
      if (event.kind === 'let-go-elsewhere') return step({ kind: 'replaced', order: flow.order });
      return event.kind === 'way-chosen' && flow.ways?.some(({ name }) => name === event.way)
        ? starting(flow.order, event.way, undefined)
        : orElseAnew(flow, flow.order, event);
    case 'starting':
      return ofStarting(flow, event);
    case 'waiting':
      return ofWaiting(flow, event);
    case 'timed-out':
      // Money may come late: it counts all the same.
      return event.kind === 'status' && event.status === 'paid'
        ? paid(flow.order.orderNo)
        : orElseAnew(flow, flow.order, event);
    case 'replaced':
      return ofReplaced(flow, event);
    case 'code-lost':
    case 'cancelled':
      return orElseAnew(flow, flow.order, event);
    case 'confirming':
      return event.kind === 'time-over' ? step({ ...flow, kind: 'unsettled' }) : ofConfirming(flow, event);
    case 'unsettled':
      return event.kind === 'confirmed'
        ? step(flow, { kind: 'ask-status', orderNo: flow.orderNo })
        : ofConfirming(flow, event);
    case 'bought':
    case 'paid':
    case 'gone':
      return step(flow);
  }
}

function ofStarting({ order, way }: Paying<'starting'>, event: OrderEvent): PayingStep {
  const { orderNo } = order;
  switch (event.kind) {
    case 'payment-started': {
      const { start } = event;
      const payment: Payment = start.kind === 'leave' ? { kind: 'alipay' } : start;
      const keep: OrderCommand = { kind: 'keep', kept: { order, way, asked: true, payment, closed: false } };
      const leave: readonly OrderCommand[] = start.kind === 'leave' ? [start] : [];
      return step(waiting(order, payment), keep, ...leave);
    }
    case 'payment-failed':
      // Whether it has begun all the same, the order itself says (pages API 3.15).
      return step({ kind: 'opening', orderNo, refused: event.error }, { kind: 'open', orderNo });
    default:
      return step({ kind: 'starting', order, way });
  }
}

function ofWaiting(flow: Paying<'waiting'>, event: OrderEvent): PayingStep {
  const { order, over } = flow;
  const { orderNo } = order;
  switch (event.kind) {
    case 'status':
      if (event.status === 'paid') return paid(orderNo);
      if (event.status === 'cancelled') return step({ kind: 'cancelled', order }, { kind: 'close', orderNo });
      return over ? step({ kind: 'timed-out', order }) : step(answered(flow));
    case 'status-lost':
      if (event.error.kind === 'missing') return step({ kind: 'gone', orderNo });
      return over ? step({ kind: 'timed-out', order }) : step(answered(flow));
    case 'let-go-elsewhere':
      return step({ kind: 'replaced', order });
    case 'confirmed':
      return step({ ...flow, asked: 'asking' }, { kind: 'ask-status', orderNo });
    case 'time-over':
      return step({ ...flow, over: true }, { kind: 'ask-status', orderNo });
    default:
      return orElseAnew(flow, order, event);
  }
}

/** Its code may have been scanned before it was let go of. */
function ofReplaced(flow: Paying<'replaced'>, event: OrderEvent): PayingStep {
  const { order } = flow;
  const { orderNo } = order;
  switch (event.kind) {
    case 'status':
      if (event.status === 'paid') return paid(orderNo);
      return event.status === 'cancelled' ? step({ kind: 'cancelled', order }, { kind: 'close', orderNo }) : step(flow);
    case 'time-over':
      return step({ kind: 'timed-out', order });
    default:
      return orElseAnew(flow, order, event);
  }
}

function answered(flow: Paying<'waiting'>): PayingFlow {
  return flow.asked === 'asking' ? { ...flow, asked: 'not-yet' } : flow;
}

function ofConfirming(flow: Paying<'confirming' | 'unsettled'>, event: OrderEvent): PayingStep {
  const { orderNo } = flow;
  const order: WaitingOrder = { orderNo, goods: undefined, dueYuan: undefined, endsAt: undefined };
  switch (event.kind) {
    case 'status':
      if (event.status === 'paid') return step({ kind: 'paid', orderNo }, { kind: 'close', orderNo });
      return event.status === 'cancelled' ? step({ kind: 'cancelled', order }, { kind: 'close', orderNo }) : step(flow);
    case 'status-lost':
      return event.error.kind === 'missing' ? step({ kind: 'gone', orderNo }) : step(flow);
    default:
      return step(flow);
  }
}

/** '重新下单': the order is let go of, and another one is to be made. */
function orElseAnew(flow: PayingFlow, { orderNo, goods }: WaitingOrder, event: OrderEvent): PayingStep {
  if (event.kind === 'ordered-anew') {
    return step(
      flow,
      { kind: 'let-go', orderNo },
      { kind: 'go-to-order', goods: goods && { kind: goods.kind, id: goods.id } },
    );
  }
  return flow.kind === 'timed-out' && event.kind === 'confirmed'
    ? step(flow, { kind: 'ask-status', orderNo })
    : step(flow);
}
