import type { OrderRequest } from '../../../src/adapters/memory/server/orders/orders.js';
import type { ProductKind } from '../../../src/domain/orders/order.js';
import { WECHAT_SHEET_PATH } from '../pages.js';
import { Redirect } from '../send.js';
import { get, ofG1, ofG2, type RouteInput, type Route } from '../route.js';
import { textField } from '../answers/values.js';
import { writeMadeOrderG1, writeMadeOrderG2, writePaymentMethod, writePromoAnswer } from '../answers/write-orders.js';

const KINDS: Readonly<Record<string, ProductKind>> = { COURSE: 'course', ROLE: 'role' };

/** Orders and their payment, in the API of each generation (docs/api/orders.md). */
export const ROUTES: readonly Route[] = [
  get('/api/v2/promoCode/{code}/check', 'promoCode', ({ site, token, parts }) =>
    writePromoAnswer(site.pages.orders.checkCode(token, parts.code ?? '')),
  ),
  get('/api/v2/order/status', 'orderStatus', ({ site, token, query }) => ({
    status: site.pages.payments.status(token, query.order_id ?? ''),
  })),
  ofG1.get('/api/v2/order/payments', 'payWays', ({ site, token, query, serverUrl }) =>
    site.pages.payments.methods(token, query.scene ?? '').map((method) => writePaymentMethod(method, serverUrl)),
  ),
  ...(['course', 'role'] as const).map((kind) =>
    ofG1.post(`/api/v2/order/${kind}`, 'makeOrder', ({ site, token, body }) =>
      writeMadeOrderG1(site.pages.orders.makeG1(token, requestOf(body, kind, `${kind}_id`, 'agree'))),
    ),
  ),
  ofG1.post('/api/v2/order/pay/wechatScan', 'payByWechat', ({ site, token, body }) => ({
    code_url: site.pages.payments.payByWechat(token, textField(body, 'order_id')),
  })),
  ofG1.post('/api/v3/order/pay/handPay', 'payByHand', ({ site, token, body }) => ({
    text: site.pages.payments.payByHand(token, textField(body, 'order_id')),
  })),
  ofG1.get('/api/v2/order/pay/redirect', 'payByAlipay', leaveForProvider),
  ofG2.post('/api/v3/order', 'makeOrder', ({ site, token, body, serverUrl }) => {
    const kind = KINDS[textField(body, 'goods_type')];
    return writeMadeOrderG2(
      site.pages.orders.makeG2(token, requestOf(body, kind, 'goods_id', 'agree_protocol')),
      serverUrl,
    );
  }),
];

function requestOf(body: unknown, kind: ProductKind | undefined, idField: string, agreeField: string): OrderRequest {
  const id = textField(body, idField);
  return {
    kind,
    id: /^\d{1,9}$/.test(id) ? Number(id) : undefined,
    promoCode: textField(body, 'promo_code'),
    agreed: textField(body, agreeField) === '1',
  };
}

/**
 * Skips Alipay: the visitor returns at once, with the parameters that Alipay adds to the address. WeChat's sheet is a
 * page of the server, which offers the ways back as links.
 */
function leaveForProvider({ site, token, query, serverUrl }: RouteInput): Redirect {
  const { method, orderNo, success, failure } = site.pages.payments.payByRedirect(token, query);
  if (method === 'alipay') return new Redirect(success);
  const page = new URLSearchParams({ data: orderNo, s_url: success, f_url: failure });
  return new Redirect(`${serverUrl}${WECHAT_SHEET_PATH}?${page.toString()}`);
}
