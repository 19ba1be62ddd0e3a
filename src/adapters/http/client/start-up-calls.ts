/** What start-up requests, and before it the inline script src/boot/early-requests.ts. Imports nothing. */
export const CONFIG = { path: '/api/v2/other/config' };
export const NAVS = { path: '/api/v2/navs' };
export const MEMBER = { path: '/api/v2/member/detail' };
