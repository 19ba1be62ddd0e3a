import type { OrderCommand, OrderStep, PayingFlow } from './order-flow.js';
import type { Payment, PayWayName } from './payment.js';
import type { KeptOrder, WaitingOrder } from './waiting-order.js';

/** One of the states of an order that is there. */
export type Paying<Kind extends PayingFlow['kind']> = Extract<PayingFlow, { readonly kind: Kind }>;

export type PayingStep = OrderStep<PayingFlow>;

/** Noted before it is asked: WeChat's code is given out once (pages API 3.15). */
export function starting(order: WaitingOrder, way: PayWayName, kept: KeptOrder | undefined): PayingStep {
  const noted: KeptOrder = { ...(kept ?? { payment: undefined, closed: false }), order, way, asked: true };
  return step(
    { kind: 'starting', order, way },
    { kind: 'keep', kept: noted },
    { kind: 'pay', orderNo: order.orderNo, way },
  );
}

export function waiting(order: WaitingOrder, payment: Payment): Paying<'waiting'> {
  return { kind: 'waiting', order, payment, asked: 'no', over: false };
}

export function paid(orderNo: string): PayingStep {
  return step({ kind: 'paid', orderNo }, { kind: 'close', orderNo }, { kind: 'go-to-success', orderNo });
}

export function step(flow: PayingFlow, ...commands: readonly OrderCommand[]): PayingStep {
  return { flow, commands };
}
