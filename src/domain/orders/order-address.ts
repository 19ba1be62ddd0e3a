import { queryNumber, queryText } from '../access/query-text.js';
import { ROUTES } from '../access/routes.js';
import type { GoodsKind, GoodsName } from './goods.js';

/** What a query calls them; a course is `vod` in addresses of older front ends (pages §7.1). */
const KINDS: ReadonlyMap<string, GoodsKind> = new Map([
  ['course', 'course'],
  ['vod', 'course'],
  ['role', 'role'],
]);

/** What the address of an order asks for; nothing else that stands there is believed (pages §7.1). */
export type OrderWish = { readonly kind: 'goods'; readonly goods: GoodsName } | { readonly kind: 'unsupported' };

/** `?goods_type=&goods_id=`: a type that nobody sells and an id that is none are not for sale. */
export function readOrderWish(query: string): OrderWish {
  const kind = KINDS.get(queryText(query, 'goods_type').toLowerCase());
  const id = queryNumber(query, 'goods_id');
  return kind === undefined || id === undefined ? { kind: 'unsupported' } : { kind: 'goods', goods: { kind, id } };
}

/** Where a thing is bought. */
export function orderAddress({ kind, id }: GoodsName): string {
  return `${ROUTES.order.pattern}?goods_type=${kind}&goods_id=${String(id)}`;
}

/** Where an order is paid. */
export function payAddress(orderNo: string): string {
  return `${ROUTES.orderPay.pattern}?orderId=${encodeURIComponent(orderNo)}`;
}

/** Where an order that was paid ends. */
export function successAddress(orderNo: string): string {
  return `${ROUTES.orderSuccess.pattern}?orderId=${encodeURIComponent(orderNo)}`;
}

/**
 * The order that an address names: `orderId` is ours, `out_trade_no` comes from Alipay (pages §17). Digits that are a
 * name and not a number; `undefined` for anything else. What else stands there, an amount say, is nobody's word.
 */
export function readOrderNo(query: string): string | undefined {
  return [queryText(query, 'orderId'), queryText(query, 'out_trade_no')].find((text) => /^\d{1,40}$/.test(text));
}
