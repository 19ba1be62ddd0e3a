import type { Channel } from '../../../src/adapters/memory/server/signing-in/social-accounts.js';
import { Redirect } from '../send.js';
import { get, post, ofG1, ofG2, type Route } from '../route.js';
import { textField, proofFields } from '../answers/values.js';
import { writeSocial } from '../answers/write-member.js';

/** To the consent of QQ or WeChat, which agrees at once. */
function toConsent(channel: Channel): Route['answer'] {
  return ({ site, query }) =>
    new Redirect(
      site.redirects.visit(channel, {
        successUrl: query.s_url ?? '',
        failureUrl: query.f_url ?? '',
        action: query.action ?? '',
      }),
    );
}

/**
 * Login with QQ, with WeChat and by WeChat scan (docs/api/signing-in.md, docs/api/scan.md). Each generation has a different scan.
 */
export const ROUTES: readonly Route[] = [
  get('/api/v3/auth/login/socialite/qq', 'qqRedirect', toConsent('qq')),
  get('/api/v3/auth/login/wechat/oauth', 'wechatRedirect', toConsent('wechat')),
  post('/api/v3/auth/login/code', 'codeLogin', ({ site, body }) =>
    writeSocial(site.socialSignIns.withLoginCode(textField(body, 'code'))),
  ),
  post('/api/v3/auth/register/withSocialite', 'bindAfterCodeLogin', ({ site, body }) => ({
    token: site.socialSignIns.bindAfterCodeLogin({ ...proofFields(body), code: textField(body, 'code') }),
  })),
  ofG1.get('/api/v3/auth/login/wechat/scan', 'scanOpen', ({ site }) => {
    const { code, image } = site.scans.open();
    // The real server sends a blank after the comma.
    return { code, image: image.replace(',', ', ') };
  }),
  ofG1.get('/api/v3/auth/login/wechat/scan/query', 'scanStatus', ({ site, query }) =>
    writeSocial(site.socialSignIns.scanned(query.code ?? '')),
  ),
  ofG1.post('/api/v3/auth/register/withWechatScan', 'bindAfterScan', ({ site, body }) => ({
    token: site.socialSignIns.bindAfterScan({ ...proofFields(body), code: textField(body, 'code') }),
  })),
  ofG2.post('/api/v3/auth/login/wechat-scan/url', 'scanOpen', ({ site, body, serverUrl }) =>
    site.scanKeys.open(textField(body, 'action'), serverUrl),
  ),
  ofG2.get('/api/v3/auth/login/wechat-scan/query', 'scanStatus', ({ site, query }) => ({
    code: site.scanKeys.codeOf(query.key ?? ''),
  })),
];
