import type { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import { PHONE_PAGE } from '../../src/adapters/memory/server/signing-in/wechat-scans.js';
import type { Generation } from '../../src/domain/site/system-config.js';

/** A response outside the API: an HTML page or an image. */
export interface Page {
  readonly type: string;
  readonly text: string;
}

/**
 * Titles of the HTML pages on the API host (docs/api/site.md#html-pages, docs/api/scan.md#open-a-scan-generation-2).
 */
const PAGES: Readonly<Record<string, string>> = {
  '/user/protocol': '用户协议',
  '/user/private_protocol': '隐私政策',
  '/user/vip_protocol': '会员服务协议',
  '/aboutus': '关于我们',
  '/face-verify-success': '实名认证成功',
};

/** The page with WeChat's sheet, and the payment page of generation 2 (docs/api/orders.md#payment-page). */
export const WECHAT_SHEET_PATH = '/member/order/pay/wechat/jsapi/page';
export const PAY_PAGE_PATH = '/payment/index';

const PAGES_G1: Readonly<Record<string, string>> = {
  ...PAGES,
  [WECHAT_SHEET_PATH]: '微信支付',
};

const PAGES_G2: Readonly<Record<string, string>> = {
  ...PAGES,
  '/user/paid_content_purchase_protocol': '付费内容购买协议',
  [PAY_PAGE_PATH]: '支付',
  '/payment/success': '支付成功',
  [PHONE_PAGE]: '微信授权',
};

/** The page or image at a path. */
export function pageAt(path: string, site: CourseSite, generation: Generation): Page | undefined {
  const drawing = site.images.at(path);
  if (drawing !== undefined) return { type: 'image/svg+xml', text: drawing };
  const titles = generation === 1 ? PAGES_G1 : PAGES_G2;
  const title = Object.hasOwn(titles, path) ? titles[path] : undefined;
  return title === undefined ? undefined : htmlPage(title);
}

/** A page with a heading and a line of text, or with other HTML. */
export function htmlPage(title: string, html = '<p>演示站点的内容。</p>'): Page {
  return {
    type: 'text/html; charset=utf-8',
    text: `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1>${html}</html>`,
  };
}
