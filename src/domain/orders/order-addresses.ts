import { queryNumber, queryWord } from '../access/page-query.js';
import { ROUTES } from '../access/routes.js';
import { courseAddress } from '../courses/course-address.js';
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
 * The product that `?goods_type=&goods_id=` names; `undefined` for an unknown type or an invalid id. All other
 * parameters are ignored (docs/spec/orders.md#order-form).
 */
export function readProduct(query: string): ProductKey | undefined {
  const kind = KINDS.get(queryWord(query, 'goods_type').toLowerCase());
  const id = queryNumber(query, 'goods_id');
  return kind === undefined || id === undefined ? undefined : { kind, id };
}

/** The page where a product is described and sold. */
export function productAddress({ kind, id }: ProductKey): string {
  return kind === 'course' ? courseAddress(id) : ROUTES.vip.pattern;
}

/** Where a member learns with what they have bought: the course; the list of courses for a membership. */
export function learningAddress({ kind, id }: ProductKey): string {
  return kind === 'course' ? courseAddress(id) : ROUTES.courses.pattern;
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

/** Where a provider leads the visitor afterwards: absolute URLs on this site. Neither proves that anything is paid. */
export interface ReturnAddresses {
  readonly returnTo: string;
  /** After a refusal. */
  readonly failTo: string;
}

export function returnAddresses(origin: string, orderNo: string): ReturnAddresses {
  return { returnTo: origin + successAddress(orderNo), failTo: origin + payAddress(orderNo) };
}

/** The server's payment page with its ways back, which it decodes twice (docs/api/orders.md#payment-page). */
export function payPageAddress(url: string, { returnTo, failTo }: ReturnAddresses): string {
  const value = (address: string) => encodeURIComponent(address.replace(/[%+]/g, encodeURIComponent));
  return `${url}${url.includes('?') ? '&' : '?'}s_url=${value(returnTo)}&f_url=${value(failTo)}`;
}

/**
 * The order number in a query: `orderId` is ours, `out_trade_no` is added by Alipay (docs/spec/orders.md#success-page).
 * A string of digits; `undefined` for anything else. Other parameters, such as an amount, are ignored.
 */
export function readOrderNo(query: string): string | undefined {
  return [queryWord(query, 'orderId'), queryWord(query, 'out_trade_no')].find((text) => /^\d{1,40}$/.test(text));
}
