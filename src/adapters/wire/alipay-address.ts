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
