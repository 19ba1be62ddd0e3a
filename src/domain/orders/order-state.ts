import type { Order } from './order.js';
import type { OrderStatus } from './payment.js';

/** The words of the server for the states of an order: on a list it has no number for them (pages API 3.17). */
const STATES: ReadonlyMap<string, OrderStatus> = new Map([
  ['未支付', 'unpaid'],
  ['支付中', 'paying'],
  ['已支付', 'paid'],
  ['已取消', 'cancelled'],
]);

/** The state of an order on record; `undefined` for a word that nobody knows. */
export function orderState({ statusText }: Pick<Order, 'statusText'>): OrderStatus | undefined {
  return STATES.get(statusText);
}
