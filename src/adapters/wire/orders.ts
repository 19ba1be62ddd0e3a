import type { OrderStatus } from '../../domain/orders/order.js';
import { PAYMENT_METHODS } from '../../domain/orders/payment-methods.js';
import type { OrderPayment } from '../../domain/ports/order-gateway.js';

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

/** What the server needs to redirect a visitor to the provider of a payment method. */
export interface PayRedirect extends OrderPayment {
  /** `undefined` when the server checks no token. */
  readonly token: string | undefined;
}

/**
 * The URL that redirects the browser to a provider's page, or to that with WeChat's sheet (docs/api/orders.md#redirect-to-pay):
 * the only call with the token in its URL.
 */
export function payRedirectAddress(server: string, redirect: PayRedirect): string {
  const { orderNo, method, scene, returnTo, failTo, token } = redirect;
  const query = Object.entries({
    order_id: orderNo,
    payment_scene: scene,
    scene,
    payment: PAYMENT_METHODS[method].sign,
    redirect: returnTo,
    s_url: returnTo,
    f_url: failTo,
    ...(token !== undefined && { token }),
  }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${server}/api/v2/order/pay/redirect?${query.join('&')}`;
}
