import { post, remove, ofG1, type Route } from '../route.js';
import { textField } from '../answers/values.js';

/** Social accounts of a member who is signed in (docs/api/member.md#link-a-social-account). */
export const ROUTES: readonly Route[] = [
  post('/api/v3/member/socialite/bindWithCode', 'linkSocial', ({ site, token, body }) => {
    site.pages.linkedAccounts.bind(token, textField(body, 'code'));
  }),
  remove('/api/v2/member/socialite/{app}', 'unlinkSocial', ({ site, token, parts }) => {
    site.pages.linkedAccounts.unbind(token, parts.app ?? '');
  }),
  ofG1.get('/api/v3/member/wechatScanBind', 'wechatBind', ({ site, token }) => {
    const { code, image } = site.pages.linkedAccounts.startWechatBind(token);
    // The server writes a blank before the base64 data (docs/api/scan.md#open-a-scan-generation-1).
    return { code, image: image.replace(';base64,', ';base64, ') };
  }),
];
