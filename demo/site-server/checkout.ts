import type { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import type { ProviderVisit } from '../../src/adapters/memory/server/orders/payments.js';
import { Refusal, refused } from '../../src/adapters/memory/server/refusal.js';
import { BAD_PARAMETERS, CANCELLED, ORDER_PAID, WRONG_ORDER_STATUS } from '../../src/adapters/memory/server/strings.js';
import type { Generation } from '../../src/domain/site/system-config.js';
import { htmlPage, type Page, PAY_PAGE_PATH, WECHAT_SHEET_PATH } from './pages.js';
import type { RecordedRequest } from './recorded-request.js';
import { Redirect } from './send.js';

/**
 * The server's own pages on which an order is paid: with WeChat's sheet (generation 1), and generation 2's payment page
 * (docs/api/orders.md#payment-page). The visitor chooses the result by a link.
 */
export function checkoutAt(
  { path, query }: Pick<RecordedRequest, 'path' | 'query'>,
  site: CourseSite,
  generation: Generation,
): Page | Redirect | undefined {
  try {
    const visit = visitOf(path, query, site, generation);
    if (visit === undefined) return undefined;
    const attribute = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const state = site.pages.orderStore.byNumber(visit.orderNo)?.order.statusText;
    if (state === undefined) throw refused(BAD_PARAMETERS);
    if (state === CANCELLED) throw refused(WRONG_ORDER_STATUS);
    // Opened again, it only leads back.
    if (state === ORDER_PAID) return htmlPage('支付成功', `<p><a href="${attribute(visit.success)}">返回商家</a></p>`);
    if (query.result === 'paid') site.controls.orders.complete(visit.orderNo);
    if (query.result !== undefined) return new Redirect(query.result === 'paid' ? visit.success : visit.failure);
    const here = attribute(`${path}?${new URLSearchParams(query).toString()}`);
    const link = (result: string, text: string) => `<p><a href="${here}&amp;result=${result}">${text}</a></p>`;
    return htmlPage('收银台', `<p>${visit.orderNo}</p>${link('paid', '确认支付')}${link('refused', '取消支付')}`);
  } catch (thrown) {
    if (thrown instanceof Refusal) return htmlPage('支付失败', `<p>${thrown.message}</p>`);
    throw thrown;
  }
}

function visitOf(
  path: string,
  query: RecordedRequest['query'],
  site: CourseSite,
  generation: Generation,
): ProviderVisit | undefined {
  if (generation === 2 && path === PAY_PAGE_PATH && query.sign !== undefined) return site.pages.payments.payPage(query);
  if (generation !== 1 || path !== WECHAT_SHEET_PATH || query.data === undefined) return undefined;
  const { data: orderNo, s_url: success = '', f_url: failure = '' } = query;
  return { method: 'wechat-jsapi', orderNo, success, failure };
}
