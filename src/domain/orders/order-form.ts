import type { AppError } from '../errors/app-error.js';
import type { Goods } from './goods.js';
import type { OrderTerms, PayWayName } from './payment.js';
import { type PromoAnswer, savedYuan } from './promo-code.js';

/** What has become of the code in the field; an answer counts only while the field still says the same code. */
export type CodeCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking' }
  | PromoAnswer
  | { readonly kind: 'failed'; readonly error: AppError };

/** The field for a promo code. */
export interface CodeField {
  readonly text: string;
  /** Of the present text. */
  readonly check: CodeCheck;
}

/** What a member has chosen and filled in before an order is made (pages §7). */
export interface OrderForm {
  readonly goods: Goods;
  readonly terms: OrderTerms;
  readonly code: CodeField;
  readonly agreed: boolean;
  /** One of the terms; `undefined` where there is none to choose. */
  readonly way: PayWayName | undefined;
}

/** In whole yuan. */
export interface OrderTotals {
  readonly priceYuan: number;
  readonly savedYuan: number;
  readonly dueYuan: number;
}

export const NO_CODE: CodeField = { text: '', check: { kind: 'none' } };

/** An empty form: nothing is ticked, the first way is chosen (pages §7.3, §7.4). */
export function newForm(goods: Goods, terms: OrderTerms): OrderForm {
  return { goods, terms, code: NO_CODE, agreed: false, way: terms.ways?.[0]?.name };
}

export function totalsOf({ goods: { priceYuan }, code: { check } }: Pick<OrderForm, 'goods' | 'code'>): OrderTotals {
  const saved = check.kind === 'usable' ? savedYuan(priceYuan, check.discountYuan) : 0;
  return { priceYuan, savedYuan: saved, dueYuan: priceYuan - saved };
}

/** The code that goes with the order; empty for none. */
export function codeOf({ code }: Pick<OrderForm, 'code'>): string {
  return code.text.trim();
}

/** Why an order cannot be sent yet; `undefined` where it can. */
export function obstacleOf(form: OrderForm): 'no-way' | 'agreement' | undefined {
  const { terms, agreed } = form;
  if (terms.ways !== undefined && form.way === undefined && totalsOf(form).dueYuan > 0) return 'no-way';
  return terms.agreement !== undefined && !agreed ? 'agreement' : undefined;
}
