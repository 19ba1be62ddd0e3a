import type { OrderForm } from './order-form.js';
import type { OrderStatus, Payment, Product, ProductKey } from './order.js';
import type { PaymentMethodName } from './payment-methods.js';
import type { MakingFlow, OrderCommand, OrderFlow, OrderStep, PayingFlow } from './states.js';
import type { StoredOrder, WaitingOrder } from './waiting-orders.js';

/** What several steps of an order share. */

/** One state of an order that does not exist yet. */
export type Making<Kind extends MakingFlow['kind']> = Extract<MakingFlow, { readonly kind: Kind }>;

/** One state of an order that exists. */
export type Paying<Kind extends PayingFlow['kind']> = Extract<PayingFlow, { readonly kind: Kind }>;

export type PayingStep = OrderStep<PayingFlow>;

/** A state and its commands, which are executed in this order. */
export function step<Flow extends OrderFlow>(flow: Flow, ...commands: readonly OrderCommand[]): OrderStep<Flow> {
  return { flow, commands };
}

export function productKeyOf({ kind, id }: ProductKey): ProductKey {
  return { kind, id };
}

/** Fetches the product and its orders again. */
export function lookUp({ product }: OrderForm): OrderCommand {
  return { kind: 'look-up', product: productKeyOf(product) };
}

/** The result of the order that was sent is known. */
export function forgetSent(product: Product): OrderCommand {
  return { kind: 'forget-sent', product: productKeyOf(product) };
}

/**
 * Stored before the request, because the server returns WeChat's code only once (docs/api/orders.md#wechat-payment).
 */
export function starting(order: WaitingOrder, method: PaymentMethodName, stored: StoredOrder | undefined): PayingStep {
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

export function waiting(order: WaitingOrder, payment: Payment, returned = false): Paying<'waiting'> {
  return { kind: 'waiting', order, payment, requested: 'no', isTimeOver: false, ...(returned && { returned: true }) };
}

export function hasLeft(payment: Payment): boolean {
  return payment.kind === 'left' || (payment.kind === 'pay-page' && payment.hasLeft === true);
}

/** The end that the server's status gives an order; `undefined` while the order can still be paid. */
export function endOfOrder(status: OrderStatus, order: WaitingOrder): PayingStep | undefined {
  const { orderNo } = order;
  if (status === 'cancelled') return step({ kind: 'cancelled', order }, { kind: 'close', orderNo });
  return status === 'paid'
    ? step({ kind: 'paid', orderNo }, { kind: 'close', orderNo }, { kind: 'go-to-success', orderNo })
    : undefined;
}
