import { queryNumber, queryText } from '../access/page-query.js';
import { ROUTES } from '../access/routes.js';
import type { AppError } from '../errors/app-error.js';
import { normaliseCode } from '../text/typed-codes.js';

/** The kinds of products: a course, or a membership (docs/spec/orders.md#order-form). */
export type ProductKind = 'course' | 'role';

/** Identifies a product. */
export interface ProductKey {
  readonly kind: ProductKind;
  readonly id: number;
}

/** A product with its name. */
export interface NamedProduct extends ProductKey {
  readonly name: string;
}

/**
 * A product to be ordered, as the server describes it now (docs/api/courses.md#course-detail,
 * docs/api/vip.md#list-of-plans).
 */
export interface Product extends NamedProduct {
  /** In whole yuan, before any promo code. */
  readonly priceYuan: number;
  /** Absolute URL of the image; empty when there is none. */
  readonly cover: string;
  /** The duration of a membership; absent for a course. */
  readonly days?: number;
  /** Absent when the product can be ordered. */
  readonly notSoldBecause?: NotSoldReason;
}

/**
 * Why a product cannot be ordered (docs/spec/orders.md#not-for-sale). `free`, `bought`, `vip`: the member already has
 * access. `preparing`: no lessons yet. `unavailable`: its price is 0 but it is not free. `vip-off`: the site offers no
 * memberships.
 */
export type NotSoldReason = 'free' | 'bought' | 'vip' | 'preparing' | 'unavailable' | 'vip-off';

export function isSameProduct(one: ProductKey, other: ProductKey): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/**
 * A payment method that this site supports: WeChat's QR code, WeChat's sheet, Alipay, a transfer
 * (docs/api/orders.md#payment-methods).
 */
export type PaymentMethodName = 'wechat' | 'wechat-jsapi' | 'alipay' | 'hand';

export interface PaymentMethod {
  readonly name: PaymentMethodName;
  /** The server's text. */
  readonly title: string;
  /** Absolute URL of the image; empty when there is none. */
  readonly icon: string;
}

/** The text that the member must agree to: for memberships, or for paid content (docs/spec/orders.md#agreement). */
export type OrderAgreement = 'member' | 'paid-content';

/** How the server sells a product. */
export interface OrderTerms {
  /** Absent when no agreement is required. */
  readonly agreement?: OrderAgreement | undefined;
  /** In the server's order, may be empty. Absent: the server's own page offers the choice. */
  readonly methods?: readonly PaymentMethod[] | undefined;
  /** How long an order can be paid, in milliseconds after it was made (docs/spec/orders.md#paying). */
  readonly payWithinMs: number;
  /**
   * The server lists no unpaid orders: an order whose answer was lost cannot be found (docs/api/orders.md#order-list).
   */
  readonly hidesUnpaid?: true | undefined;
}

/** What the member pays with. It contains secrets of the order: never put them into our addresses, titles or logs. */
export type Payment =
  /** The content of a QR code for WeChat. */
  | { readonly kind: 'wechat-code'; readonly text: string }
  /** The operator's HTML about bank transfers, not yet sanitised; may be empty. */
  | { readonly kind: 'hand'; readonly html: string }
  /** The server's payment page, shown as a QR code or opened on a phone. `hasLeft`: this tab has opened it. */
  | { readonly kind: 'pay-page'; readonly url: string; readonly hasLeft?: true }
  /** The browser has left for Alipay, or for the page with WeChat's sheet. */
  | LeftPayment;

export interface LeftPayment {
  readonly kind: 'alipay' | 'wechat-jsapi';
}

/**
 * How a payment starts: on this page, or at a URL to which the browser leaves and which contains the member's token.
 */
export type PaymentStart = Exclude<Payment, LeftPayment> | { readonly kind: 'leave'; readonly url: string };

/** In docs/api/orders.md#order-status these are 1, 5, 9, 7. */
export type OrderStatus = 'unpaid' | 'paying' | 'paid' | 'cancelled';

/** The request for a new order. */
export interface NewOrder {
  readonly product: { readonly kind: 'course' | 'role'; readonly id: number };
  /** Empty when there is none. The server may ignore an unusable code without an error. */
  readonly promoCode: string;
  /** The member has agreed to the agreement of the terms. */
  readonly hasAgreed: boolean;
}

/** An order that the server has made. */
export interface MadeOrder {
  readonly orderNo: string;
  /** Nothing is due: the promo code covers the price. */
  readonly isPaid: boolean;
  /** The sum before the discount (`price`) or after it (`due`): a server returns one of the two. */
  readonly amount: { readonly kind: 'price' | 'due'; readonly yuan: number };
  /** Present where no payment method needs to be chosen. */
  readonly payment?: Exclude<Payment, LeftPayment> | undefined;
}

/** The server's answer about a promo code (docs/api/orders.md#check-a-promo-code). */
export type PromoAnswer =
  | { readonly kind: 'usable'; readonly discountYuan: number }
  /** `unknown`: the code does not exist. For other codes the server may give no reason. */
  | { readonly kind: 'unusable'; readonly because?: 'unknown' | 'expired' | undefined };

/** The discount of a promo code, never more than the price (docs/spec/orders.md#promo-codes). Both in whole yuan. */
export function savedYuan(priceYuan: number, discountYuan: number): number {
  return Math.min(Math.max(0, priceYuan), Math.max(0, discountYuan));
}

/** The result for the promo code in the field. An answer counts only while the field still contains the same code. */
export type CodeCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking' }
  | PromoAnswer
  | { readonly kind: 'failed'; readonly error: AppError };

/** The field for the promo code. */
export interface CodeField {
  readonly text: string;
  /** The check of the current text. */
  readonly check: CodeCheck;
}

/** The member's input before an order is made (docs/spec/orders.md#order-form). */
export interface OrderForm {
  readonly product: Product;
  readonly terms: OrderTerms;
  readonly code: CodeField;
  readonly hasAgreed: boolean;
  /** One of the payment methods in `terms`; `undefined` where there is none to choose. */
  readonly method: PaymentMethodName | undefined;
}

export interface OrderTotals {
  readonly priceYuan: number;
  readonly savedYuan: number;
  readonly dueYuan: number;
}

export const NO_CODE: CodeField = { text: '', check: { kind: 'none' } };

/**
 * An empty form: the agreement is not checked, the first payment method is chosen, or WeChat's sheet
 * (docs/spec/orders.md#payment-methods, docs/spec/orders.md#agreement).
 */
export function newForm(product: Product, terms: OrderTerms): OrderForm {
  const { methods = [] } = terms;
  const { name: method } = methods.find(({ name }) => name === 'wechat-jsapi') ?? methods[0] ?? {};
  return { product, terms, code: NO_CODE, hasAgreed: false, method };
}

export function totalsOf({
  product: { priceYuan },
  code: { check },
}: Pick<OrderForm, 'product' | 'code'>): OrderTotals {
  const saved = check.kind === 'usable' ? savedYuan(priceYuan, check.discountYuan) : 0;
  return { priceYuan, savedYuan: saved, dueYuan: priceYuan - saved };
}

/** The promo code of the order; empty when there is none. */
export function codeOf({ code }: Pick<OrderForm, 'code'>): string {
  return normaliseCode(code.text);
}

/** Why the order cannot be sent yet; `undefined` when it can. */
export function obstacleOf(form: OrderForm): 'no-method' | 'agreement' | undefined {
  const { terms, hasAgreed } = form;
  if (terms.methods !== undefined && form.method === undefined && totalsOf(form).dueYuan > 0) return 'no-method';
  return terms.agreement !== undefined && !hasAgreed ? 'agreement' : undefined;
}

/**
 * The server's check takes the code as a path segment, which even an encoded slash would end
 * (docs/api/orders.md#check-a-promo-code).
 */
export function canBeChecked(code: string): boolean {
  return !code.includes('/');
}

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
  const kind = KINDS.get(queryText(query, 'goods_type').toLowerCase());
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
  return [queryText(query, 'orderId'), queryText(query, 'out_trade_no')].find((text) => /^\d{1,40}$/.test(text));
}

/** Orders per page. */
export const ORDERS_A_PAGE = 10;
