import { queryNumber, queryWord } from '../access/page-query.js';
import { ROUTES } from '../access/routes.js';
import type { ProductKey, ProductKind } from './order.js';

/**
 * The names of the kinds in a query. A course is `vod` in addresses of older front ends
 * (docs/spec/orders.md#order-form).
 */
const KINDS: ReadonlyMap<string, ProductKind> = new Map([
  ['course', 'course'],
  ['vod', 'course'],
  ['role', 'role'],
]);

/**
 * The product that the address of the order page requests. All other parameters are ignored
 * (docs/spec/orders.md#order-form).
 */
export type OrderQuery = { readonly kind: 'product'; readonly product: ProductKey } | { readonly kind: 'unsupported' };

/** Reads `?goods_type=&goods_id=`. An unknown type or an invalid id is `unsupported`. */
export function readOrderQuery(query: string): OrderQuery {
  const kind = KINDS.get(queryWord(query, 'goods_type').toLowerCase());
  const id = queryNumber(query, 'goods_id');
  return kind === undefined || id === undefined ? { kind: 'unsupported' } : { kind: 'product', product: { kind, id } };
}

/** The address of the order page for a product. */
export function orderAddress({ kind, id }: ProductKey): string {
  return `${ROUTES.order.pattern}?goods_type=${kind}&goods_id=${String(id)}`;
}

/** The address of the payment page of an order. */
export function payAddress(orderNo: string): string {
  return `${ROUTES.orderPay.pattern}?orderId=${encodeURIComponent(orderNo)}`;
}

/** The address of the success page of an order. */
export function successAddress(orderNo: string): string {
  return `${ROUTES.orderSuccess.pattern}?orderId=${encodeURIComponent(orderNo)}`;
}

/**
 * The order number in a query: `orderId` is ours, `out_trade_no` is added by Alipay (docs/spec/orders.md#success-page).
 * A string of digits; `undefined` for anything else. Other parameters, such as an amount, are ignored.
 */
export function readOrderNo(query: string): string | undefined {
  return [queryWord(query, 'orderId'), queryWord(query, 'out_trade_no')].find((text) => /^\d{1,40}$/.test(text));
}
