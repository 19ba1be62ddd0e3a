import type { Goods } from './goods.js';
import type { DraftNote, OrderEvent, OrderStep } from './order-flow.js';
import type { OrderForm } from './order-form.js';
import { forgetSent, lookUp, type Making, step } from './order-steps.js';
import type { OrdersOfGoods } from './orders-of-goods.js';

/** An order whose answer was lost: it may or may not be there, and nothing is sent before that is found out. */
export function findLostOrder(flow: Making<'unknown'>, event: OrderEvent): OrderStep {
  switch (event.kind) {
    case 'looked-up':
      return foundOut(flow, event.goods, event.orders);
    case 'look-up-failed':
      return step({ ...flow, error: event.error });
    case 'retried':
      return flow.error === undefined ? step(flow) : step({ ...flow, error: undefined }, lookUp(flow.form));
    default:
      return step(flow);
  }
}

/** The orders say whether there is one: a new one that is paid, one to go on with, or none, and then it may be sent. */
export function foundOut(flow: Making<'unknown'>, goods: Goods, orders: OrdersOfGoods): OrderStep {
  const form: OrderForm = { ...flow.form, goods };
  const paid = orders.paid.find((orderNo) => !flow.known.includes(orderNo));
  if (paid !== undefined) {
    return step({ kind: 'paid', orderNo: paid }, forgetSent(goods), { kind: 'go-to-success', orderNo: paid });
  }
  if (goods.notSoldBecause !== undefined) return step({ kind: 'not-sold', goods }, forgetSent(goods));
  const note = orders.unpaid === undefined ? noneFound(form) : undefined;
  return step({ kind: 'draft', form, note, earlier: orders.unpaid }, forgetSent(goods));
}

/** Where the server hides what is not paid, nobody can say that there is no order: only that none can be paid. */
function noneFound({ terms }: OrderForm): DraftNote {
  return { kind: terms.hidesUnpaid === true ? 'not-found' : 'not-made' };
}
