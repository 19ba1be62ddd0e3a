import { draftOrder } from './draft-order.js';
import type { Goods } from './goods.js';
import { findLostOrder, foundOut } from './lost-order.js';
import { newForm } from './order-form.js';
import type { MakingFlow, OrderEvent, OrderStep } from './order-flow.js';
import { forgetSent, lookUp, type Making, step } from './order-steps.js';
import type { OrdersOfGoods } from './orders-of-goods.js';
import type { OrderTerms } from './payment.js';
import { sendOrder } from './send-order.js';

/** What the page of an order begins with: everything in it is the server's word (pages §7.1). */
export interface OrderBeginning {
  readonly goods: Goods;
  readonly terms: OrderTerms;
  /** `undefined` where they could not be asked for: they are looked up again before anything is sent. */
  readonly orders: OrdersOfGoods | undefined;
  /** An order was sent from this tab and its answer never came; those of the thing that were paid before. */
  readonly sent: { readonly known: readonly string[] } | undefined;
}

export function beginOrder({ goods, terms, orders, sent }: OrderBeginning): OrderStep {
  if (goods.notSoldBecause !== undefined) return step({ kind: 'not-sold', goods }, forgetSent(goods));
  const form = newForm(goods, terms);
  if (sent === undefined) return step({ kind: 'draft', form, earlier: orders?.unpaid });
  const flow: Making<'unknown'> = { kind: 'unknown', form, known: sent.known };
  return orders === undefined ? step(flow, lookUp(form)) : foundOut(flow, goods, orders);
}

/** The next state of an order that is not made yet; an event that does not belong to the present one changes nothing. */
export function makeOrder(flow: MakingFlow, event: OrderEvent): OrderStep {
  switch (flow.kind) {
    case 'draft':
      return draftOrder(flow, event);
    case 'sending':
      return sendOrder(flow, event);
    case 'unknown':
      return findLostOrder(flow, event);
    case 'not-sold':
      return step(flow);
  }
}
