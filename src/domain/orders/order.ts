import { PAY_WITHIN_MS } from './limits.js';
import type { Generation } from '../site/system-config.js';
import type { PaymentMethod, PaymentMethodName } from './payment-methods.js';

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
  /** Before any promo code; `undefined` where it is not known. */
  readonly priceYuan: number | undefined;
  /** Absolute URL of the image; empty when there is none. */
  readonly cover: string;
  /** The duration of a membership; absent for a course. */
  readonly days?: number | undefined;
  /** Absent when the product can be ordered. */
  readonly notSoldBecause?: NotSoldReason;
}

/**
 * Why a product cannot be ordered (docs/spec/orders.md#not-for-sale). `free`, `bought`, `vip`: the member already has
 * access. `preparing`: no lessons yet. `unavailable`: its price is 0 but it is not free. `vip-off`: the site offers no
 * memberships.
 */
export type NotSoldReason = 'free' | 'bought' | 'vip' | 'preparing' | 'unavailable' | 'vip-off';

export function isSameProduct(one: ProductKey, other: ProductKey | undefined): boolean {
  return one.kind === other?.kind && one.id === other.id;
}

/** The text that the member must agree to: for memberships, or for paid content (docs/spec/orders.md#agreement). */
export type OrderAgreement = 'member' | 'paid-content';

/** How the server sells a product. A gateway returns every method that the server offers. */
export interface OrderTerms<Method = PaymentMethod> {
  /** Absent when no agreement is required. */
  readonly agreement?: OrderAgreement | undefined;
  /** In the server's order, may be empty. Absent: the server's own page offers the choice. */
  readonly methods?: readonly Method[] | undefined;
  /** How long an order can be paid, in milliseconds after it was made (docs/spec/orders.md#paying). */
  readonly payWithinMs: number;
  /**
   * The server lists no unpaid orders: an order whose answer was lost cannot be found (docs/api/orders.md#order-list).
   */
  readonly hidesUnpaid?: true | undefined;
}

/** The terms of a generation of the server (docs/spec/orders.md#agreement), without its payment methods. */
export function termsOfGeneration(generation: Generation, kind: ProductKind): OrderTerms<never> {
  const agreement = kind === 'role' ? 'member' : 'paid-content';
  return generation === 1
    ? { ...(kind === 'role' && { agreement }), payWithinMs: PAY_WITHIN_MS[1] }
    : { agreement, payWithinMs: PAY_WITHIN_MS[2], hidesUnpaid: true };
}

/** The server's payment page, shown as a QR code or opened on a phone. `hasLeft`: this tab has opened it. */
interface PayPage {
  readonly kind: 'pay-page';
  readonly url: string;
  readonly hasLeft?: true;
}

/** How a payment with a method starts. */
export type PaymentStart =
  /** The content of a QR code. */
  | { readonly kind: 'code'; readonly text: string }
  /** The operator's HTML about bank transfers, not yet sanitised; may be empty. */
  | { readonly kind: 'hand'; readonly html: string }
  /** The browser leaves for a URL, which contains the member's token. */
  | { readonly kind: 'leave'; readonly url: string };

/** What the member pays with. It contains secrets of the order: never put them into our addresses, titles or logs. */
export type Payment =
  | PayPage
  | ((Exclude<PaymentStart, { readonly kind: 'leave' }> | { readonly kind: 'left' }) & {
      readonly method: PaymentMethodName;
    });

/** In docs/api/orders.md#order-status these are 1, 5, 9, 7. */
export type OrderStatus = 'unpaid' | 'paying' | 'paid' | 'cancelled';

/** The request for a new order. */
export interface NewOrder {
  readonly product: ProductKey;
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
  /** The sum before the discount (`price`) or after it (`due`): a server returns one of the two, if it can be read. */
  readonly amount: { readonly kind: 'price' | 'due'; readonly yuan: number | undefined };
  /** Present where no payment method needs to be chosen. */
  readonly payment?: PayPage | undefined;
}

/** The server's answer about a promo code (docs/api/orders.md#check-a-promo-code). */
export type PromoAnswer =
  /** `undefined` where the discount is not known. */
  | { readonly kind: 'usable'; readonly discountYuan: number | undefined }
  /** `unknown`: the code does not exist. For other codes the server may give no reason. */
  | { readonly kind: 'unusable'; readonly because?: 'unknown' | 'expired' | undefined };
