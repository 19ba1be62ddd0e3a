import type { Order } from './listed-order.js';
import { methodOfOrder } from './payment-methods.js';
import { CAPITAL_DIGITS, CAPITAL_GROUPS, CAPITAL_PARTS, CAPITAL_UNITS, WHOLE } from './receipt.strings.js';
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
 * An amount in yuan in the characters that cannot be altered, as a Chinese receipt has it. `undefined` for an amount
 * below 0, or beyond what an integer of cents holds.
 */
export function amountInCapitals(yuan: number): string | undefined {
  const cents = Math.round(yuan * 100);
  if (!Number.isSafeInteger(cents) || cents < 0) return undefined;
  const [whole, jiao, fen] = [Math.floor(cents / 100), Math.floor(cents / 10) % 10, cents % 10];
  const [ofYuan, ofJiao, ofFen] = CAPITAL_PARTS;
  const text = whole > 0 || cents === 0 ? wholeInCapitals(whole) + ofYuan : '';
  const zero = jiao === 0 && fen > 0 && whole > 0 ? CAPITAL_DIGITS.charAt(0) : '';
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
