import type { Order } from './order.js';
import { goodsOfOrder, orderState } from './order-state.js';

/** What comes next for an order on record (pages §10). */
export type OrderNextAction =
  | { readonly kind: 'pay'; readonly orderNo: string }
  | { readonly kind: 'learn'; readonly courseId: number }
  | { readonly kind: 'see-vip' };

/** The first that fits; `undefined` where there is nothing to do, as with kinds that have no page here. */
export function nextActionOf(order: Order): OrderNextAction | undefined {
  if (order.payable) return { kind: 'pay', orderNo: order.orderNo };
  const goods = goodsOfOrder(order);
  if (goods?.kind === 'role') return { kind: 'see-vip' };
  return goods?.kind === 'course' && orderState(order) === 'paid' ? { kind: 'learn', courseId: goods.id } : undefined;
}
