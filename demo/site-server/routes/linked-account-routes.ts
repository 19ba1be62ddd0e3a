import type { Route } from '../route.js';
import { NOTHING, textField } from '../answers/values.js';

/** Social accounts of a member who is signed in (docs/api/member.md#link-a-social-account). */
export const ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/v3/member/socialite/bindWithCode',
    call: 'linkSocial',
    answer: ({ site, token, body }) => {
      site.pages.linkedAccounts.bind(token, textField(body, 'code'));
      return NOTHING;
    },
  },
  {
    method: 'DELETE',
    path: '/api/v2/member/socialite/{app}',
    call: 'unlinkSocial',
    answer: ({ site, token, parts }) => {
      site.pages.linkedAccounts.unbind(token, parts.app ?? '');
      return NOTHING;
    },
  },
  {
    method: 'GET',
    path: '/api/v3/member/wechatScanBind',
    call: 'wechatBind',
    generation: 1,
    answer: ({ site, token }) => {
      const { code, image } = site.pages.linkedAccounts.startWechatBind(token);
      // The server writes a blank before the base64 data (docs/api/scan.md#open-a-scan-generation-1).
      return { code, image: image.replace(';base64,', ';base64, ') };
    },
  },
];
