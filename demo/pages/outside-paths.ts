/**
 * Paths that belong to another server on a real installation (docs/api/site.md#html-pages,
 * docs/api/signing-in.md#qq-login, docs/api/site.md#configuration).
 */
export const QQ_PATH = '/api/v3/auth/login/socialite/qq';
export const WECHAT_PATH = '/api/v3/auth/login/wechat/oauth';
export const USER_PROTOCOL_PATH = '/user/protocol';
export const PRIVACY_PROTOCOL_PATH = '/user/private_protocol';
/** The agreements of buyers, and the pages of payment (docs/api/orders.md#redirect-to-pay). */
export const MEMBER_PROTOCOL_PATH = '/user/vip_protocol';
export const PAID_CONTENT_PROTOCOL_PATH = '/user/paid_content_purchase_protocol';
export const PAY_REDIRECT_PATH = '/api/v2/order/pay/redirect';
export const PAY_PAGE_PATH = '/payment/index';
/** Attachments of courses (docs/api/courses.md#attachment-link); the memory gateway links to this path. */
export const DOWNLOAD_PATH = '/api/v3/course/attach-download';
export const PHONE_SITE_PATH = '/h5-demo';
