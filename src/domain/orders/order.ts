import { queryNumber, queryText } from '../access/addresses.js';
import { ROUTES } from '../access/routes.js';

/** What can be bought: a course, or a membership (pages §7). */
export type GoodsKind = 'course' | 'role';

/** Which thing somebody wants to buy. */
export interface GoodsName {
  readonly kind: GoodsKind;
  readonly id: number;
}

/** And what it is called. */
export interface NamedGoods extends GoodsName {
  readonly name: string;
}

/** What an order is about to be made for, as the server tells it now (pages API 3.5, 3.13). */
export interface Goods extends NamedGoods {
  /** In whole yuan, before any code. */
  readonly priceYuan: number;
  /** Absolute address of the picture; empty when there is none. */
  readonly cover: string;
  /** How long a membership lasts; absent for a course. */
  readonly days?: number;
  /** Absent where it can be ordered. */
  readonly notSoldBecause?: NotSoldReason;
}

/**
 * Why something cannot be ordered (pages §7.1). It is open to the member already: `free`, `bought`, `vip`. Or the course
 * page does not sell it either: `preparing` has no lessons, `unavailable` costs nothing and is not free. `vip-off`: the
 * site offers no memberships.
 */
export type NotSoldReason = 'free' | 'bought' | 'vip' | 'preparing' | 'unavailable' | 'vip-off';

export function isSameGoods(one: GoodsName, other: GoodsName): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** A way to pay that this site knows how to go (pages API 3.15). */
export type PayWayName = 'wechat' | 'alipay' | 'hand';

export interface PayWay {
  readonly name: PayWayName;
  /** In the server's words. */
  readonly title: string;
  /** Absolute address of the picture; empty when there is none. */
  readonly icon: string;
}

/** Which text a member has to agree to: that of memberships, or that of paid content (pages §7.4). */
export type OrderAgreement = 'member' | 'paid-content';

/** How a server sells something. */
export interface OrderTerms {
  /** Absent where it asks for none. */
  readonly agreement?: OrderAgreement | undefined;
  /** In its order, maybe none. Absent: it offers the choice itself, on a page of its own. */
  readonly ways?: readonly PayWay[] | undefined;
  /** How long an order waits for its money, in milliseconds from its making (pages §8). */
  readonly payWithinMs: number;
  /** It tells of no order that is not paid: one whose answer was lost cannot be found (pages API 3.17). */
  readonly hidesUnpaid?: true | undefined;
}

/** What a member pays with. Secrets of one order: never in an address of ours, a title or a log. */
export type Payment =
  /** To be drawn as a QR code for WeChat. */
  | { readonly kind: 'wechat-code'; readonly text: string }
  /** What the operator wrote about transfers, not yet sanitised; may be empty. */
  | { readonly kind: 'hand'; readonly html: string }
  /** The server's own page, to be drawn as a QR code, or opened on a phone. */
  | { readonly kind: 'pay-page'; readonly url: string }
  /** The member has left for Alipay. */
  | { readonly kind: 'alipay' };

/** How a payment begins: here, or at an address that the browser leaves for, which carries the member's token. */
export type PaymentStart =
  Exclude<Payment, { readonly kind: 'alipay' }> | { readonly kind: 'leave'; readonly url: string };

/** API 3.15: 1, 5, 9, 7. */
export type OrderStatus = 'unpaid' | 'paying' | 'paid' | 'cancelled';

/** An order to be made. */
export interface NewOrder {
  readonly goods: { readonly kind: 'course' | 'role'; readonly id: number };
  /** Empty for none. One that cannot be used may be ignored without a word. */
  readonly promoCode: string;
  /** The agreement of the terms was agreed to. */
  readonly agreed: boolean;
}

/** An order that the server has made. */
export interface MadeOrder {
  readonly orderNo: string;
  /** Nothing is left to pay: the code covers all. */
  readonly paid: boolean;
  /** Before the code is taken off (`price`), or what is left to pay (`due`): a server tells one of the two. */
  readonly amount: { readonly kind: 'price' | 'due'; readonly yuan: number };
  /** Where a way to pay needs no choice. */
  readonly payment?: Exclude<Payment, { readonly kind: 'alipay' }> | undefined;
}

/** What the server says of a promo code (pages API 3.14). */
export type PromoAnswer =
  | { readonly kind: 'usable'; readonly discountYuan: number }
  /** `unknown`: there is no such code. Why another cannot be used, the server keeps to itself. */
  | { readonly kind: 'unusable'; readonly because?: 'unknown' | 'expired' | undefined };

/** What a code takes off a price: never more than that (pages §7.2). Both in whole yuan. */
export function savedYuan(priceYuan: number, discountYuan: number): number {
  return Math.min(Math.max(0, priceYuan), Math.max(0, discountYuan));
}

/** The code is a part of the path of the server's check, where a slash ends a part even when it is encoded (pages API 3.14). */
export function canBeLookedUp(code: string): boolean {
  return !code.includes('/');
}

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

/** Orders on a page of their list. */
export const ORDERS_A_PAGE = 10;
