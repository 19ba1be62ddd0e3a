import type { Goods, GoodsName } from './goods.js';
import type { DraftNote, MakingFlow, OrderCommand, OrderStep } from './order-flow.js';
import type { OrderForm } from './order-form.js';

/** One of the states of an order that is not made yet. */
export type Making<Kind extends MakingFlow['kind']> = Extract<MakingFlow, { readonly kind: Kind }>;

/** A state, and what is to be done about it, in order. */
export function step(flow: OrderStep['flow'], ...commands: readonly OrderCommand[]): OrderStep {
  return { flow, commands };
}

/** The form again, with what is to be said about it. */
export function draft(form: OrderForm, note: DraftNote): OrderStep {
  return step({ kind: 'draft', form, note });
}

export function nameOf({ kind, id }: GoodsName): GoodsName {
  return { kind, id };
}

/** Asks for the thing and its orders anew. */
export function lookUp({ goods }: OrderForm): OrderCommand {
  return { kind: 'look-up', goods: nameOf(goods) };
}

/** The fate of the order that was sent is known. */
export function forgetSent(goods: Goods): OrderCommand {
  return { kind: 'forget-sent', goods: nameOf(goods) };
}
