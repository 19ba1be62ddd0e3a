import type { OrderStatus, PaymentMethodName } from '../../domain/orders/order.js';
import type { PaymentRequest, ReturnAddresses } from '../../domain/ports/order-gateway.js';
import type { Scene } from '../../domain/site/scene.js';

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
  'wechat-jsapi': 'wechat-jsapi',
};

/** The methods of each scene, in the server's order. A phone cannot scan its own screen. */
export const METHODS_OF_SCENES: Readonly<Record<Scene, readonly PaymentMethodName[]>> = {
  pc: ['alipay', 'hand', 'wechat'],
  h5: ['alipay', 'hand'],
  wechat: ['hand', 'wechat-jsapi'],
};

/** `undefined` for a payment method that is unknown, or cannot be used in this scene. */
export function paymentMethodOf(sign: string, scene: Scene): PaymentMethodName | undefined {
  return METHODS_OF_SCENES[scene].find((name) => PAYMENT_METHOD_SIGNS[name] === sign);
}

/** What the server needs to redirect a visitor to the provider of a payment method. */
export interface PayRedirect extends PaymentRequest {
  /** `undefined` when the server checks no token. */
  readonly token: string | undefined;
}

/**
 * The URL that redirects the browser to Alipay or to the page with WeChat's sheet (docs/api/orders.md#redirect-to-pay):
 * the only call with the token in its URL.
 */
export function payRedirectAddress(server: string, redirect: PayRedirect): string {
  const { orderNo, method, scene, returnTo, failTo, token } = redirect;
  const query = Object.entries({
    order_id: orderNo,
    payment_scene: scene,
    scene,
    payment: PAYMENT_METHOD_SIGNS[method],
    redirect: returnTo,
    s_url: returnTo,
    f_url: failTo,
    ...(token !== undefined && { token }),
  }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${server}/api/v2/order/pay/redirect?${query.join('&')}`;
}

/** The server's payment page with its ways back, which it decodes twice (docs/api/orders.md#payment-page). */
export function payPageAddress(url: string, { returnTo, failTo }: ReturnAddresses): string {
  const value = (address: string) => encodeURIComponent(address.replace(/[%+]/g, encodeURIComponent));
  return `${url}${url.includes('?') ? '&' : '?'}s_url=${value(returnTo)}&f_url=${value(failTo)}`;
}
