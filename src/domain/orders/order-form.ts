import type { AppError } from '../errors/app-error.js';
import { minusYuan } from '../text/quantities.js';
import { normaliseCode } from '../text/typed-codes.js';
import type { OrderTerms, Product, PromoAnswer } from './order.js';
import { type PaymentMethodName, preferredMethod } from './payment-methods.js';

/** A price after a promo code, which takes off at most the price (docs/spec/orders.md#promo-codes). */
export function totalsAfterCode(priceYuan: number | undefined, check: CodeCheck): OrderTotals {
  const discountYuan = check.kind === 'usable' ? check.discountYuan : 0;
  if (priceYuan === undefined || discountYuan === undefined) return { priceYuan };
  const savedYuan = Math.min(priceYuan, discountYuan);
  return { priceYuan, savedYuan, dueYuan: minusYuan(priceYuan, savedYuan) };
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

/** What is not known is `undefined` and is not shown: the sum that the server names with the order counts. */
export interface OrderTotals {
  readonly priceYuan?: number | undefined;
  readonly savedYuan?: number | undefined;
  readonly dueYuan?: number | undefined;
}

export const NO_CODE: CodeField = { text: '', check: { kind: 'none' } };

/** What a page that was loaded again knows about its form. */
export interface RestoredOrderForm {
  readonly code: string;
  /** The code was checked, or being checked: it is checked again. */
  readonly isCodeUsed: boolean;
  readonly hasAgreed: boolean;
  /** Any text: it counts where it is one of the payment methods. */
  readonly method: string;
}

/**
 * A form with what was stored of it, else an empty one: the agreement is not checked, a payment method is chosen
 * (docs/spec/orders.md#payment-methods, docs/spec/orders.md#agreement).
 */
export function newForm(product: Product, terms: OrderTerms, restored?: RestoredOrderForm): OrderForm {
  const methods = terms.methods ?? [];
  return {
    product,
    terms,
    code: { ...NO_CODE, text: restored?.code ?? '' },
    hasAgreed: restored?.hasAgreed ?? false,
    method: methods.find(({ name }) => name === restored?.method)?.name ?? preferredMethod(methods),
  };
}

export function totalsOf({ product, code }: Pick<OrderForm, 'product' | 'code'>): OrderTotals {
  return totalsAfterCode(product.priceYuan, code.check);
}

/** The promo code of the order; empty when there is none. */
export function codeOf({ code }: Pick<OrderForm, 'code'>): string {
  return normaliseCode(code.text);
}

/** Why the order cannot be sent yet; `undefined` when it can. */
export function obstacleOf(form: OrderForm): 'no-method' | 'agreement' | undefined {
  const { terms, hasAgreed } = form;
  if (terms.methods !== undefined && form.method === undefined && totalsOf(form).dueYuan !== 0) return 'no-method';
  return terms.agreement !== undefined && !hasAgreed ? 'agreement' : undefined;
}

/**
 * The server's check takes the code as a path segment, which even an encoded slash would end
 * (docs/api/orders.md#check-a-promo-code).
 */
export function canBeChecked(code: string): boolean {
  return !code.includes('/');
}
