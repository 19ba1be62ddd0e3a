import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { Scenes } from './scenes.js';
import { fieldOf, type Visit } from './visit.js';

const BY_CODE = '/api/v3/auth/login/code';
const BIND_SOCIAL = '/api/v3/auth/register/withSocialite';
const SCAN_G1 = '/api/v3/auth/login/wechat/scan';
const SCAN_G2 = '/api/v3/auth/login/wechat-scan';
const LINK = '/api/v3/member/socialite/bindWithCode';
const LINK_BY_SCAN = '/api/v3/member/wechatScanBind';

const UNKNOWN_MOBILE = '13900000000';
const NEW_ACCOUNT = { kind: 'newcomer', mustBind: true } as const;
const MEMBER = { kind: 'member', mobile: SEEDED.ordinary } as const;

/**
 * Login by QQ and WeChat, and the linked accounts of members (docs/api/signing-in.md, docs/api/scan.md,
 * docs/api/member.md#link-a-social-account).
 */
export const scenes: Scenes = {
  'GET /api/v3/auth/login/socialite/qq': async (visit) => {
    const toQq = (s_url: string) =>
      `/api/v3/auth/login/socialite/qq?${new URLSearchParams({ s_url, f_url: 'http://a.test/', action: 'login' }).toString()}`;
    await visit.get(toQq('x'.repeat(256)));
    await visit.get(toQq('http://a.test/'));
  },
  'GET /api/v3/auth/login/wechat/oauth': async (visit) => {
    await visit.get('/api/v3/auth/login/wechat/oauth');
  },
  'POST /api/v3/auth/login/code': async (visit) => {
    await visit.post(BY_CODE, {});
    await visit.post(BY_CODE, { code: 'AbCdEfGhIjKlMnOpQrStUvWxYz012345' });
    await visit.post(BY_CODE, { code: visit.signingIn.loginCode(NEW_ACCOUNT) });
    await visit.post(BY_CODE, { code: visit.signingIn.loginCode(MEMBER) });
  },
  'POST /api/v3/auth/register/withSocialite': async (visit) => {
    const code = visit.signingIn.loginCode(NEW_ACCOUNT);
    await visit.post(BIND_SOCIAL, { ...visit.proof(UNKNOWN_MOBILE), code: 'gone' });
    await visit.post(BIND_SOCIAL, { ...visit.proof(SEEDED.ordinary), code });
    await visit.post(BIND_SOCIAL, { ...visit.proof(UNKNOWN_MOBILE), code });
  },
  'GET /api/v3/auth/login/wechat/scan': async (visit) => {
    await visit.get(SCAN_G1);
    visit.controls.fail('scanOpen', FAULTS.wrong, 1);
    await visit.get(SCAN_G1);
    visit.controls.setUp({ wechatScan: false });
    await visit.get(SCAN_G1);
  },
  'GET /api/v3/auth/login/wechat/scan/query': async (visit) => {
    const query = async () => visit.get(`${SCAN_G1}/query?code=${code}`);
    await visit.get(`${SCAN_G1}/query`);
    const code = fieldOf(await visit.get(SCAN_G1), 'code');
    await query();
    visit.signingIn.scan(NEW_ACCOUNT);
    await query();
    visit.signingIn.scan(MEMBER);
    await query();
  },
  'POST /api/v3/auth/register/withWechatScan': async (visit) => {
    await visit.post('/api/v3/auth/register/withWechatScan', {
      ...visit.proof(UNKNOWN_MOBILE),
      code: 'scan_v2_xxxxxxxxxx',
    });
  },
  'POST /api/v3/auth/login/wechat-scan/url': async (visit) => {
    await visit.post(`${SCAN_G2}/url`, { action: 'x' });
    await openScan(visit);
  },
  'GET /api/v3/auth/login/wechat-scan/query': async (visit) => {
    const key = await openScan(visit);
    await visit.get(`${SCAN_G2}/query?key=AAAAAAAAAAAAAAAAAAAA`);
    await visit.get(`${SCAN_G2}/query?key=${key}`);
    visit.signingIn.scan(MEMBER);
    await visit.get(`${SCAN_G2}/query?key=${key}`);
  },
  'POST /api/v3/member/socialite/bindWithCode': async (visit) => {
    const token = visit.controls.signIn(SEEDED.ordinary);
    const link = async (code: string) => visit.post(LINK, { code }, token);
    await link('nothing');
    await link(visit.signingIn.loginCode({ kind: 'member', mobile: SEEDED.vip }));
    await link(visit.signingIn.loginCode(NEW_ACCOUNT));
    await link(visit.signingIn.loginCode(NEW_ACCOUNT));
  },
  'DELETE /api/v2/member/socialite/*': async (visit) => {
    const token = visit.controls.signIn(SEEDED.ordinary);
    await visit.delete('/api/v2/member/socialite/weibo', token);
    await visit.delete('/api/v2/member/socialite/qq', token);
  },
  'GET /api/v3/member/wechatScanBind': async (visit) => {
    const token = visit.controls.signIn(SEEDED.ordinary);
    await visit.get(LINK_BY_SCAN, token);
    visit.controls.fail('wechatBind', FAULTS.wrong, 1);
    await visit.get(LINK_BY_SCAN, token);
    visit.controls.setUp({ wechatScan: false });
    await visit.get(LINK_BY_SCAN, token);
  },
};

async function openScan(visit: Visit): Promise<string> {
  return fieldOf(await visit.post(`${SCAN_G2}/url`, { action: 'login' }), 'key');
}
