import { Redirect } from '../send.js';
import type { Route } from '../route.js';
import { textField, proofFields } from '../answers/values.js';
import { writeSocial } from '../answers/write-member.js';

/**
 * Login with QQ and by WeChat scan (docs/api/signing-in.md, docs/api/scan.md). Each generation has a different scan.
 */
export const ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/v3/auth/login/socialite/qq',
    call: 'qqRedirect',
    answer: ({ site, query }) =>
      new Redirect(
        site.qq.visit({
          successUrl: query.s_url ?? '',
          failureUrl: query.f_url ?? '',
          action: query.action ?? '',
        }),
      ),
  },
  {
    method: 'POST',
    path: '/api/v3/auth/login/code',
    call: 'codeLogin',
    answer: ({ site, body }) => writeSocial(site.socialSignIns.withLoginCode(textField(body, 'code'))),
  },
  {
    method: 'POST',
    path: '/api/v3/auth/register/withSocialite',
    call: 'bindAfterCodeLogin',
    answer: ({ site, body }) => ({
      token: site.socialSignIns.bindAfterCodeLogin({ ...proofFields(body), code: textField(body, 'code') }),
    }),
  },
  {
    method: 'GET',
    path: '/api/v3/auth/login/wechat/scan',
    call: 'scanOpen',
    generation: 1,
    answer: ({ site }) => {
      const { code, image } = site.scans.open();
      // The real server sends a blank after the comma.
      return { code, image: image.replace(',', ', ') };
    },
  },
  {
    method: 'GET',
    path: '/api/v3/auth/login/wechat/scan/query',
    call: 'scanStatus',
    generation: 1,
    answer: ({ site, query }) => writeSocial(site.socialSignIns.scanned(query.code ?? '')),
  },
  {
    method: 'POST',
    path: '/api/v3/auth/register/withWechatScan',
    call: 'bindAfterScan',
    generation: 1,
    answer: ({ site, body }) => ({
      token: site.socialSignIns.bindAfterScan({ ...proofFields(body), code: textField(body, 'code') }),
    }),
  },
  {
    method: 'POST',
    path: '/api/v3/auth/login/wechat-scan/url',
    call: 'scanOpen',
    generation: 2,
    answer: ({ site, body, serverUrl }) => site.scanKeys.open(textField(body, 'action'), serverUrl),
  },
  {
    method: 'GET',
    path: '/api/v3/auth/login/wechat-scan/query',
    call: 'scanStatus',
    generation: 2,
    answer: ({ site, query }) => ({ code: site.scanKeys.codeOf(query.key ?? '') }),
  },
];
