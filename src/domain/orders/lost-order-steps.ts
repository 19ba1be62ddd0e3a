import type { Product } from './order.js';
import type { OrderForm } from './order-form.js';
import { forgetSent, lookUp, type Making, step } from './order-steps.js';
import type { DraftHint, OrderEvent, OrderStep } from './states.js';
import type { OrdersOfProduct } from './waiting-orders.js';

/** An order whose answer was lost: it may or may not exist. Nothing is sent before that is known. */
export function findLostOrder(flow: Making<'unknown'>, event: OrderEvent): OrderStep {
  switch (event.kind) {
    case 'looked-up':
      return resolveLostOrder(flow, event.product, event.orders);
    case 'look-up-failed':
      return step({ ...flow, error: event.error });
    case 'retried':
      return flow.error === undefined ? step(flow) : step({ ...flow, error: undefined }, lookUp(flow.form));
    default:
      return step(flow);
  }
}

/** The lookup shows whether the order exists: a new paid one, an unpaid one, or none, so that it can be sent again. */
export function resolveLostOrder(flow: Making<'unknown'>, product: Product, orders: OrdersOfProduct): OrderStep {
  const form: OrderForm = { ...flow.form, product };
  const paid = orders.paid.find((orderNo) => !flow.known.includes(orderNo));
  if (paid !== undefined) {
    return step({ kind: 'paid', orderNo: paid }, forgetSent(product), { kind: 'go-to-success', orderNo: paid });
  }
  if (product.notSoldBecause !== undefined) return step({ kind: 'not-sold', product }, forgetSent(product));
  const hint = orders.unpaid === undefined ? noneFound(form) : undefined;
  return step({ kind: 'draft', form, hint, earlier: orders.unpaid }, forgetSent(product));
}

/** Where the server does not list unpaid orders, the order may exist, but it cannot be paid. */
function noneFound({ terms }: OrderForm): DraftHint {
  return { kind: terms.hidesUnpaid === true ? 'not-found' : 'not-made' };
}
