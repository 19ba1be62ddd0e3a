import type { AppError } from '../errors/app-error.js';
import { normaliseCode } from '../text/typed-codes.js';
import type { OrderTerms, Product, PromoAnswer } from './order.js';
import { type PaymentMethodName, preferredMethod } from './payment-methods.js';

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
 * An empty form: the agreement is not checked, a payment method is chosen (docs/spec/orders.md#payment-methods,
 * docs/spec/orders.md#agreement).
 */
export function newForm(product: Product, terms: OrderTerms): OrderForm {
  return { product, terms, code: NO_CODE, hasAgreed: false, method: preferredMethod(terms.methods ?? []) };
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
