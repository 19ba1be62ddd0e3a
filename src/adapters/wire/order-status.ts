import type { OrderStatus } from '../../domain/orders/payment.js';

/** The numbers of the states of an order (pages API 3.15). */
const STATUSES: ReadonlyMap<number, OrderStatus> = new Map([
  [1, 'unpaid'],
  [5, 'paying'],
  [7, 'cancelled'],
  [9, 'paid'],
]);

/** `undefined` for a number that no server sends. */
export function orderStatusOf(number: number): OrderStatus | undefined {
  return STATUSES.get(number);
}
