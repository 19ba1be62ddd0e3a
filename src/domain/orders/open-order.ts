import type { OrderEvent, OrderFacts } from './order-flow.js';
import type { Order } from './order.js';
import { ordersOfGoods } from './orders-of-goods.js';
import { paid, type Paying, type PayingStep, starting, step, waiting } from './pay-steps.js';
import { type KeptOrder, waitingOf, type WaitingOrder } from './waiting-order.js';

/**
 * The page where an order is paid (pages §8). What this tab remembers stands at once, and whether it still holds is asked;
 * without that everything is asked for first.
 */
export function beginPayment(orderNo: string, kept: KeptOrder | undefined): PayingStep {
  if (kept && !kept.closed) {
    const { order, payment, way, asked } = kept;
    if (payment && payment.kind !== 'alipay') return step(waiting(order, payment), { kind: 'ask-status', orderNo });
    // Nobody is sent off to pay another amount than the one that they have read.
    if (way !== undefined && !asked && order.expectedYuan === undefined) return starting(order, way, kept);
  }
  return step({ kind: 'opening', orderNo }, { kind: 'open', orderNo });
}

/** What is known of an order is being asked for. */
export function openOrder(flow: Paying<'opening'>, event: OrderEvent): PayingStep {
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
function opened({ orderNo, refused }: Paying<'opening'>, facts: OrderFacts): PayingStep {
  const { status, kept, listed, others, terms, now, dueYuan } = facts;
  const order: WaitingOrder = kept?.order ??
    (listed && waitingOf(listed, terms, dueYuan)) ?? { orderNo, goods: undefined, dueYuan, endsAt: undefined };
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

const NOTHING_ON_DEVICE = { kept: [], elsewhere: [], letGo: [], sums: [] } as const;

/** A course is bought once; a membership may be bought again and again. */
function isBought({ goods }: WaitingOrder, others: readonly Order[]): boolean {
  return goods?.kind === 'course' && ordersOfGoods(goods, others, NOTHING_ON_DEVICE, 0).paid.length > 0;
}
