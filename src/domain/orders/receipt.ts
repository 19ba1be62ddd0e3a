import type { Order } from './listed-order.js';
import { methodOfOrder } from './payment-methods.js';
import { CAPITAL_DIGITS, CAPITAL_GROUPS, CAPITAL_UNITS, wholeYuan } from './receipt.strings.js';
import { METHOD_WORDS } from './strings.js';

/**
 * How an order was paid, in words: the server's, else our name of the method. `undefined` where nothing is known, and
 * where a promo code covered all (docs/spec/taking-along.md#receipt).
 */
export function methodText(order: Pick<Order, 'paymentText' | 'paymentMethod'>): string | undefined {
  const method = methodOfOrder(order.paymentMethod);
  return order.paymentText || (method && METHOD_WORDS[method].receipt);
}

/**
 * An amount in whole yuan in the characters that cannot be altered, as a Chinese receipt has it.
 * `undefined` for an amount below 0, with a fraction, or beyond what an integer holds.
 */
export function amountInCapitals(yuan: number): string | undefined {
  if (!Number.isSafeInteger(yuan) || yuan < 0) return undefined;
  if (yuan === 0) return wholeYuan(CAPITAL_DIGITS.charAt(0));
  let text = '';
  let isZeroPending = false;
  const digits = String(yuan);
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
  return wholeYuan(text);
}

/** A mobile number of which the middle is hidden: a receipt is handed on. Empty where it is no number. */
export function maskedMobile(mobile: string): string {
  return /^\d{7,15}$/.test(mobile) ? `${mobile.slice(0, 3)}****${mobile.slice(-4)}` : '';
}
