import type { NamedGoods } from './goods.js';
import type { Order } from './order.js';
import type { OrderStatus } from './payment.js';
import { STATES_OF_ORDERS } from './words.js';

const STATUSES: readonly OrderStatus[] = ['unpaid', 'paying', 'paid', 'cancelled'];

/** The state of an order on record; `undefined` for a word that nobody knows. */
export function orderState({ statusText }: Pick<Order, 'statusText'>): OrderStatus | undefined {
  return STATUSES.find((status) => STATES_OF_ORDERS[status] === statusText);
}

const TYPES = { course: 'COURSE', role: 'ROLE' } as const;

/** What an order on record is about; `undefined` for an add-on, and where the goods are missing (pages API 3.17). */
export function goodsOfOrder({ goods }: Pick<Order, 'goods'>): NamedGoods | undefined {
  const [first] = goods;
  if (first === undefined || goods.length > 1) return undefined;
  const { id, name, type } = first;
  if (type === TYPES.course) return { kind: 'course', id, name };
  return type === TYPES.role ? { kind: 'role', id, name } : undefined;
}
