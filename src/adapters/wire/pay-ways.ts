import type { PayWayName } from '../../domain/orders/payment.js';

/** What the server calls the ways to pay that this site can go (pages API 3.15). */
export const PAY_WAY_SIGNS: Readonly<Record<PayWayName, string>> = {
  alipay: 'alipay',
  hand: 'handPay',
  wechat: 'wechat',
};

/** `undefined` for a way that nobody knows. */
export function payWayOf(sign: string): PayWayName | undefined {
  return (['alipay', 'hand', 'wechat'] as const).find((name) => PAY_WAY_SIGNS[name] === sign);
}
