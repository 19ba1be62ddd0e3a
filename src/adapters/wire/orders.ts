import type { OrderStatus, PaymentMethodName } from '../../domain/orders/order.js';

/** The status numbers of an order (docs/api/orders.md#order-status). */
const STATUSES: ReadonlyMap<number, OrderStatus> = new Map([
  [1, 'unpaid'],
  [5, 'paying'],
  [7, 'cancelled'],
  [9, 'paid'],
]);

/** `undefined` for an unknown number. */
export function orderStatusOf(number: number): OrderStatus | undefined {
  return STATUSES.get(number);
}

/** The server's names of the supported payment methods (docs/api/orders.md#payment-methods). */
export const PAYMENT_METHOD_SIGNS: Readonly<Record<PaymentMethodName, string>> = {
  alipay: 'alipay',
  hand: 'handPay',
  wechat: 'wechat',
};

/** `undefined` for an unsupported payment method. */
export function paymentMethodOf(sign: string): PaymentMethodName | undefined {
  return (['alipay', 'hand', 'wechat'] as const).find((name) => PAYMENT_METHOD_SIGNS[name] === sign);
}

/** What the server needs to redirect a visitor to Alipay. */
export interface AlipayRedirect {
  readonly orderNo: string;
  /** An absolute URL of this site. */
  readonly returnTo: string;
  /** `undefined` when the server checks no token. */
  readonly token: string | undefined;
}

/**
 * The URL that redirects the browser to Alipay (docs/api/orders.md#alipay-redirect): the only call with the token in
 * its URL.
 */
export function alipayAddress(server: string, { orderNo, returnTo, token }: AlipayRedirect): string {
  const query = Object.entries({
    order_id: orderNo,
    payment_scene: 'pc',
    scene: 'pc',
    payment: 'alipay',
    redirect: returnTo,
    cancel_redirect: returnTo,
    ...(token !== undefined && { token }),
  }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${server}/api/v2/order/pay/redirect?${query.join('&')}`;
}
