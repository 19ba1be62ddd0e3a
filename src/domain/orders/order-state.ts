import type { Order } from './order.js';
import type { OrderStatus } from './payment.js';
import { STATES_OF_ORDERS } from './words.js';

const STATUSES: readonly OrderStatus[] = ['unpaid', 'paying', 'paid', 'cancelled'];

/** The state of an order on record; `undefined` for a word that nobody knows. */
export function orderState({ statusText }: Pick<Order, 'statusText'>): OrderStatus | undefined {
  return STATUSES.find((status) => STATES_OF_ORDERS[status] === statusText);
}
