/** The calls of start-up, which the inline script src/boot/early-requests.ts sends even earlier. Imports nothing. */
export const CONFIG = { path: '/api/v2/other/config' };
export const NAVS = { path: '/api/v2/navs' };
export const MEMBER = { path: '/api/v2/member/detail' };
