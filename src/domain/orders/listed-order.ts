import { isSameProduct, type NamedProduct, type OrderStatus, type ProductKey } from './order.js';
import { STATES_OF_ORDERS } from './strings.js';

/**
 * An order in the member's order list (docs/api/orders.md#order-list). Amounts in yuan, times in milliseconds
 * since the epoch; `undefined` where they are not known.
 */
export interface ListedOrder {
  readonly id: number;
  /** A string of digits, not a number. */
  readonly orderNo: string;
  readonly priceYuan: number | undefined;
  /** The server's text: it sends no status code. */
  readonly statusText: string;
  /** The server's text; empty when it sends none. */
  readonly paymentText: string;
  /** The server's name of the payment method; empty before one was chosen, and where a promo code covered all. */
  readonly paymentMethod: string;
  /** The order can still be paid. */
  readonly isPayable: boolean;
  readonly refunded: number | undefined;
  readonly createdAt: number | undefined;
  readonly products: readonly OrderedProduct[];
}

/** An item of an order. */
export interface OrderedProduct {
  readonly id: number;
  /** `COURSE`, `ROLE`, or the name that an add-on uses. */
  readonly type: string;
  readonly name: string;
  /** Absolute URL of the image; empty when there is none. */
  readonly cover: string;
  readonly count: number | undefined;
  readonly priceYuan: number | undefined;
}

const STATUSES: readonly OrderStatus[] = ['unpaid', 'paying', 'paid', 'cancelled'];

/** The status of a listed order; `undefined` for an unknown status text. */
export function orderState({ statusText }: Pick<ListedOrder, 'statusText'>): OrderStatus | undefined {
  return STATUSES.find((status) => STATES_OF_ORDERS[status] === statusText);
}

/** An amount of an order, where it is known; `price`: of the product, before any promo code. */
export interface OrderAmount<Kind extends 'paid' | 'due' | 'price' = 'paid' | 'due' | 'price'> {
  readonly kind: Kind;
  readonly yuan: number | undefined;
}

/**
 * The list contains the price only: the sum is shown where this device knows it and it was paid or can still be
 * (docs/spec/orders.md#amount-due).
 */
export function amountOf(order: ListedOrder, dueYuan: number | undefined): OrderAmount {
  if (order.isPayable) return sumOrPrice('due', dueYuan, order.priceYuan);
  return sumOrPrice('paid', orderState(order) === 'paid' ? dueYuan : undefined, order.priceYuan);
}

/** The price where the sum is not known. */
export function sumOrPrice<Kind extends 'paid' | 'due'>(
  kind: Kind,
  sumYuan: number | undefined,
  priceYuan: number | undefined,
): OrderAmount<Kind | 'price'> {
  return sumYuan === undefined ? { kind: 'price', yuan: priceYuan } : { kind, yuan: sumYuan };
}

/** The server's names of the kinds of products (docs/api/orders.md#order-list). */
export const PRODUCT_TYPES = { course: 'COURSE', role: 'ROLE' } as const;

/**
 * The product of a listed order; `undefined` for the product of an add-on, and where no product is listed
 * (docs/api/orders.md#order-list).
 */
export function productOfOrder({ products }: Pick<ListedOrder, 'products'>): NamedProduct | undefined {
  const [first] = products;
  if (first === undefined || products.length > 1) return undefined;
  const { id, name, type } = first;
  if (type === PRODUCT_TYPES.course) return { kind: 'course', id, name };
  return type === PRODUCT_TYPES.role ? { kind: 'role', id, name } : undefined;
}

/** The next action for a listed order (docs/spec/orders.md#order-list). */
export type OrderNextAction =
  | { readonly kind: 'pay'; readonly orderNo: string }
  | { readonly kind: 'learn'; readonly courseId: number }
  | { readonly kind: 'order-again'; readonly product: ProductKey }
  | { readonly kind: 'see-vip' };

/**
 * The action that the order list offers for `order`; `undefined` for a product without a page on this site. `listed`:
 * the orders on the same list page. A course that one of them has paid is not offered again.
 */
export function nextActionOf(order: ListedOrder, listed: readonly ListedOrder[] = []): OrderNextAction | undefined {
  if (order.isPayable) return { kind: 'pay', orderNo: order.orderNo };
  const product = productOfOrder(order);
  if (product === undefined) return undefined;
  const { kind, id } = product;
  const state = orderState(order);
  if (state === 'cancelled' && id > 0 && !isBoughtCourse(product, listed))
    return { kind: 'order-again', product: { kind, id } };
  if (kind === 'role') return { kind: 'see-vip' };
  return state === 'paid' ? { kind: 'learn', courseId: id } : undefined;
}

/** Whether it is a course that one of the orders has paid for: a membership can be bought again while it runs. */
export function isBoughtCourse(product: ProductKey, listed: readonly ListedOrder[]): boolean {
  return (
    product.kind === 'course' &&
    listed.some((other) => orderState(other) === 'paid' && isSameProduct(product, productOfOrder(other)))
  );
}
