import type { OrderStatus, PayWayName } from '../../domain/orders/order.js';

/** The numbers of the states of an order (pages API 3.15). */
const STATUSES: ReadonlyMap<number, OrderStatus> = new Map([
  [1, 'unpaid'],
  [5, 'paying'],
  [7, 'cancelled'],
  [9, 'paid'],
]);

/** `undefined` for a number that no server sends. */
export function orderStatusOf(number: number): OrderStatus | undefined {
  return STATUSES.get(number);
}

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

/** What the server needs to send a visitor on to Alipay. */
export interface AlipayTrip {
  readonly orderNo: string;
  /** A whole address of this site. */
  readonly returnTo: string;
  /** `undefined` where no server looks at one. */
  readonly token: string | undefined;
}

/** Where the browser leaves for (pages API 3.15): the one call that wants the token in its address. */
export function alipayAddress(server: string, { orderNo, returnTo, token }: AlipayTrip): string {
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
