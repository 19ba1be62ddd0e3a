import { maskMobile } from '../member/profile.js';
import type { LoginUser } from '../session/login-user.js';
import { isolated } from '../text/isolated.js';
import { yuan } from '../text/quantities.js';
import { dateTime, inChina } from '../time/shown-time.js';
import type { ListedOrder, OrderAmount } from './listed-order.js';
import type { NamedProduct } from './order.js';
import { methodOfOrder } from './payment-methods.js';
import { METHOD_WORDS } from './payment-methods.strings.js';
import * as strings from './receipt.strings.js';
import { CAPITAL_DIGITS, CAPITAL_GROUPS, CAPITAL_PARTS, CAPITAL_UNITS, WHOLE } from './receipt.strings.js';
import { AMOUNT_NAMES, ORDER_NUMBER, ORDERED_AT, PAYMENT_METHOD } from './strings.js';

/** What was bought, as far as this tab or the member's orders contain it. */
export interface Bought {
  readonly product: NamedProduct | undefined;
  /** What was paid, or the price of the product where this device does not know it. */
  readonly amount: OrderAmount<'paid' | 'price'>;
  /** The creation time of the order, in epoch milliseconds. */
  readonly orderedAt?: number | undefined;
  /** How it was paid, in words; `undefined` where that is not known. */
  readonly method?: string | undefined;
}

export interface ReceiptFacts extends Partial<Bought> {
  readonly orderNo: string;
  readonly payer: LoginUser | undefined;
  /** Name and address of the site. */
  readonly site: string;
  readonly filing: string;
}

/** The rows of a receipt that are known, from top to bottom (docs/spec/taking-along.md#receipt). */
export function receiptRows(facts: ReceiptFacts): readonly (readonly [name: string, value: string])[] {
  const { product, payer, orderedAt } = facts;
  const { kind, yuan: amount } = facts.amount ?? {};
  const isPresentPlan = product?.kind === 'role' && product.id === payer?.vipPlanId;
  const vipUntil = isPresentPlan ? payer.vipUntil : undefined;
  const capitals = amount === undefined ? undefined : amountInCapitals(amount);
  const rows: readonly (readonly [name: string, value: string | undefined])[] = [
    [ORDER_NUMBER, facts.orderNo],
    [ORDERED_AT, orderedAt === undefined ? undefined : dateTime(orderedAt)],
    [strings.PAYER, payer && strings.payerOf(payer.name, maskMobile(payer.mobile))],
    [strings.BOUGHT_PRODUCT, product && isolated(product.name)],
    [strings.MEMBERSHIP_UNTIL, vipUntil === undefined ? undefined : inChina(vipUntil, 'yyyy-MM-dd')],
    [AMOUNT_NAMES[kind ?? 'price'], amount === undefined ? undefined : yuan(amount)],
    [kind === 'paid' ? strings.IN_CAPITALS : strings.PRICE_IN_CAPITALS, capitals && strings.inCapitals(capitals)],
    [PAYMENT_METHOD, facts.method],
    [strings.SITE_OF_RECEIPT, facts.site],
    [strings.FILING, facts.filing],
  ];
  return rows.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value] as const]));
}

/**
 * How an order was paid, in words: the server's, else our name of the method. `undefined` where nothing is known, and
 * where a promo code covered all (docs/spec/taking-along.md#receipt).
 */
export function methodText(order: Pick<ListedOrder, 'paymentText' | 'paymentMethod'>): string | undefined {
  const method = methodOfOrder(order.paymentMethod);
  return order.paymentText || (method && METHOD_WORDS[method].receipt);
}

/**
 * An amount in yuan in the characters that cannot be altered, as a Chinese receipt has it. `undefined` for an amount
 * below 0, or beyond what an integer of cents holds.
 */
export function amountInCapitals(yuan: number): string | undefined {
  const cents = Math.round(yuan * 100);
  if (!Number.isSafeInteger(cents) || cents < 0) return undefined;
  const [whole, jiao, fen] = [Math.floor(cents / 100), Math.floor(cents / 10) % 10, cents % 10];
  const [ofYuan, ofJiao, ofFen] = CAPITAL_PARTS;
  const text = whole > 0 || cents === 0 ? wholeInCapitals(whole) + ofYuan : '';
  const zero = fen > 0 && whole > 0 ? CAPITAL_DIGITS.charAt(0) : '';
  const tenths = jiao > 0 ? CAPITAL_DIGITS.charAt(jiao) + ofJiao : zero;
  return text + tenths + (fen > 0 ? CAPITAL_DIGITS.charAt(fen) + ofFen : WHOLE);
}

function wholeInCapitals(whole: number): string {
  if (whole === 0) return CAPITAL_DIGITS.charAt(0);
  let text = '';
  let isZeroPending = false;
  const digits = String(whole);
  for (const [index, digit] of Array.from(digits).entries()) {
    const power = digits.length - 1 - index;
    if (digit === '0') isZeroPending = true;
    else {
      text +=
        (isZeroPending ? CAPITAL_DIGITS.charAt(0) : '') +
        CAPITAL_DIGITS.charAt(Number(digit)) +
        (CAPITAL_UNITS[power % 4] ?? '');
      isZeroPending = false;
    }
    const group = digits.slice(Math.max(0, digits.length - power - 4), digits.length - power);
    if (power % 4 === 0 && Number(group) > 0) text += CAPITAL_GROUPS[power / 4] ?? '';
  }
  return text;
}
