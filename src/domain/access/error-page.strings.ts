/** Beside 「返回首页」 (docs/spec/start-and-routes.md#error-page). */
export const CONSENT_AGAIN = '重新授权';
