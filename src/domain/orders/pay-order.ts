import type { OrderCommand, OrderEvent, OrderFacts, OrderStep, PayingFlow } from './order-flow.js';
import type { Order } from './order.js';
import { ordersOfGoods } from './orders-of-goods.js';
import type { Payment, PayWayName } from './payment.js';
import { type KeptOrder, waitingOf, type WaitingOrder } from './waiting-order.js';

type Of<Kind extends PayingFlow['kind']> = Extract<PayingFlow, { readonly kind: Kind }>;
type Step = OrderStep<PayingFlow>;

/**
 * The page where an order is paid (pages §8). What this tab remembers stands at once, and whether it still holds is asked;
 * without that everything is asked for first.
 */
export function beginPayment(orderNo: string, kept: KeptOrder | undefined): Step {
  if (kept && !kept.closed) {
    const { order, payment, way, asked } = kept;
    if (payment && payment.kind !== 'alipay') return step(waiting(order, payment), { kind: 'ask-status', orderNo });
    if (way !== undefined && !asked) return starting(order, way, kept);
  }
  return step({ kind: 'opening', orderNo }, { kind: 'open', orderNo });
}

/** The page that says that an order is paid (pages §9). */
export function beginConfirmation(orderNo: string): Step {
  return step({ kind: 'confirming', orderNo }, { kind: 'ask-status', orderNo });
}

/** The next state of an order that is there; an event that does not belong to the present one changes nothing. */
export function payOrder(flow: PayingFlow, event: OrderEvent): Step {
  switch (flow.kind) {
    case 'opening':
      return ofOpening(flow, event);
    case 'choosing':
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

function ofOpening(flow: Of<'opening'>, event: OrderEvent): Step {
  const { orderNo } = flow;
  switch (event.kind) {
    case 'opened':
      return opened(flow, event);
    case 'open-failed':
      return event.error.kind === 'missing'
        ? step({ kind: 'gone', orderNo })
        : step({ kind: 'opening', orderNo, error: event.error });
    case 'retried':
      return flow.error === undefined ? step(flow) : step({ kind: 'opening', orderNo }, { kind: 'open', orderNo });
    default:
      return step(flow);
  }
}

/** What can be done about an order, from what is known of it: the first row that fits (pages §8, §17). */
function opened({ orderNo, refused }: Of<'opening'>, facts: OrderFacts): Step {
  const { status, kept, listed, others, terms, now } = facts;
  const order: WaitingOrder = kept?.order ??
    (listed && waitingOf(listed, terms)) ?? { orderNo, goods: undefined, dueYuan: undefined, endsAt: undefined };
  if (status === 'paid') return paid(orderNo);
  if (status === 'cancelled') return step({ kind: 'cancelled', order }, { kind: 'close', orderNo });
  if (isBought(order, others)) return step({ kind: 'bought', order }, { kind: 'close', orderNo });
  if (order.endsAt !== undefined && order.endsAt <= now) return step({ kind: 'timed-out', order });
  if (kept?.payment && (kept.payment.kind !== 'alipay' || status === 'paying')) {
    return step(waiting(order, kept.payment));
  }
  const { ways } = terms;
  if (ways === undefined) return step({ kind: 'code-lost', order, what: 'page' });
  if (status === 'unpaid') return step({ kind: 'choosing', order, ways, refused });
  // What the operator wrote about transfers can be asked for again, unlike any code.
  const isByHand = kept?.way === 'hand' || listed?.paymentMethod === 'handPay';
  return isByHand && refused === undefined
    ? starting(order, 'hand', kept)
    : step({ kind: 'code-lost', order, what: 'code' });
}

/** A course is bought once; a membership may be bought again and again. */
function isBought({ goods }: WaitingOrder, others: readonly Order[]): boolean {
  return goods?.kind === 'course' && ordersOfGoods(goods, others, [], 0).paid.length > 0;
}

function ofStarting({ order, way }: Of<'starting'>, event: OrderEvent): Step {
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

function ofWaiting(flow: Of<'waiting'>, event: OrderEvent): Step {
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
    case 'confirmed':
      return step({ ...flow, asked: 'asking' }, { kind: 'ask-status', orderNo });
    case 'time-over':
      return step({ ...flow, over: true }, { kind: 'ask-status', orderNo });
    default:
      return orElseAnew(flow, order, event);
  }
}

function answered(flow: Of<'waiting'>): PayingFlow {
  return flow.asked === 'asking' ? { ...flow, asked: 'not-yet' } : flow;
}

function ofConfirming(flow: Of<'confirming' | 'unsettled'>, event: OrderEvent): Step {
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
function orElseAnew(flow: PayingFlow, { orderNo, goods }: WaitingOrder, event: OrderEvent): Step {
  if (event.kind === 'ordered-anew') {
    return step(
      flow,
      { kind: 'close', orderNo },
      { kind: 'go-to-order', goods: goods && { kind: goods.kind, id: goods.id } },
    );
  }
  return flow.kind === 'timed-out' && event.kind === 'confirmed'
    ? step(flow, { kind: 'ask-status', orderNo })
    : step(flow);
}

/** Noted before it is asked: WeChat's code is given out once (pages API 3.15). */
function starting(order: WaitingOrder, way: PayWayName, kept: KeptOrder | undefined): Step {
  const noted: KeptOrder = { ...(kept ?? { payment: undefined, closed: false }), order, way, asked: true };
  return step(
    { kind: 'starting', order, way },
    { kind: 'keep', kept: noted },
    { kind: 'pay', orderNo: order.orderNo, way },
  );
}

function waiting(order: WaitingOrder, payment: Payment): Of<'waiting'> {
  return { kind: 'waiting', order, payment, asked: 'no', over: false };
}

function paid(orderNo: string): Step {
  return step({ kind: 'paid', orderNo }, { kind: 'close', orderNo }, { kind: 'go-to-success', orderNo });
}

function step(flow: PayingFlow, ...commands: readonly OrderCommand[]): Step {
  return { flow, commands };
}
