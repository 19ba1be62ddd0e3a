import { type HttpClient } from '../../../../src/adapters/http/client/http-client.js';
import {
  HttpScanGateway,
  HttpScanGatewayG1,
  HttpScanGatewayG2,
} from '../../../../src/adapters/http/signing-in/scan.js';
import {
  callsOf,
  generations,
  gives,
  INVITED,
  LOGIN_CODE,
  malformed,
  no,
  NONSENSE,
  ok,
  IMAGE,
  PROOF,
  rows,
  SENT_PROOF,
} from '../known-call.js';
import { CODE_LOGIN, session, successes } from './signing-in.js';

/** docs/api/scan.md#open-a-scan-generation-1: the data URI has a space after its comma. */
export const SCAN_TICKET = { code: 'scan_v2_AbCdEfGhIj', image: `data:image/png;base64, ${IMAGE}` };
const SCAN_PENDING = { success: -1 };
const SCAN_BINDS = { success: 0, action: 'bind_mobile', code: 'scan_v2_AbCdEfGhIj' };

/** docs/api/scan.md#open-a-scan-generation-2. */
export const SCAN_PAGE = {
  url: 'https://api.example.test/api/v3/auth/login/wechat-scan/page?key=AbCdEfGhIjKlMnOpQrSt&action=login',
  key: 'AbCdEfGhIjKlMnOpQrSt',
  expire: 1741000300,
};
const SCAN_PAGE_PENDING = { code: '0' };
const SCAN_PAGE_DONE = { code: LOGIN_CODE };
const scanned = { samples: [SCAN_PENDING, CODE_LOGIN, SCAN_BINDS] };
export const pageScanned = { samples: [SCAN_PAGE_PENDING, SCAN_PAGE_DONE], gives: [{ kind: 'expired' }] };
const scansG1 = (http: HttpClient) => new HttpScanGatewayG1(http);
const scansG2 = (http: HttpClient) => new HttpScanGatewayG2(http);
const scans = (http: HttpClient) => new HttpScanGateway(generations(), { 1: scansG1(http), 2: scansG2(http) });

const ofScanGateway = callsOf('HttpScanGateway', scans, {
  open: {
    ask: (gateway) => gateway.open(),
    sends: ['POST /api/v3/auth/login/wechat-scan/url', { action: 'login' }],
    samples: [SCAN_PAGE],
  },
  status: {
    ask: (gateway) => gateway.status('k&'),
    sends: 'GET /api/v3/auth/login/wechat-scan/query?key=k%26',
    ...pageScanned,
  },
  bindMobile: {
    ask: (gateway) => gateway.bindMobile({ ...INVITED, code: 'c' }),
    sends: ['POST /api/v3/auth/register/withSocialite', { ...SENT_PROOF, code: 'c', msv: '' }],
    ...session,
  },
});

const ofScanGatewayG1 = callsOf(
  'HttpScanGatewayG1',
  scansG1,
  {
    open: { ask: (gateway) => gateway.open(), sends: 'GET /api/v3/auth/login/wechat/scan', samples: [SCAN_TICKET] },
    status: {
      ask: (gateway) => gateway.status('c&'),
      sends: 'GET /api/v3/auth/login/wechat/scan/query?code=c%26',
      ...scanned,
    },
    bindMobile: {
      ask: (gateway) => gateway.bindMobile({ ...PROOF, code: 'scan_v2_1', msv: '7' }),
      sends: ['POST /api/v3/auth/register/withWechatScan', { ...SENT_PROOF, code: 'scan_v2_1', msv: '7' }],
      // No success was recorded, because the recorded servers had no WeChat.
      gaps: { neverSeen: true },
      ...session,
    },
  },
  {
    open: [
      ['no code', ok({ image: 'x' }), malformed('scan.code')],
      ['no image', ok({ code: 'x' }), malformed('scan.image')],
      [
        'a blank after the comma',
        ok(SCAN_TICKET),
        gives({ qr: { kind: 'image', src: `data:image/png;base64,${IMAGE}` } }),
      ],
      ['an hour', ok(SCAN_TICKET), gives({ lifeMs: 3_600_000 })],
    ],
    status: [
      ...rows(
        'nobody yet',
        [-1, '-1', 0, '0', false].map((success) => ({ success })),
        gives({ kind: 'waiting' }),
      ),
      ...rows('a member', successes([1, '1', true]), gives({ kind: 'signed-in', token: 't' })),
      ...rows(
        'a newcomer',
        [0, '0'].map((success) => ({ success, action: 'bind_mobile', code: 'x' })),
        gives({ kind: 'bind-mobile', code: 'x' }),
      ),
      ['a newcomer without a code', ok({ success: 0, action: 'bind_mobile' }), gives({ code: 'c&' })],
      ...rows('no success', [...NONSENSE, { success: 2 }], malformed('scan.success')),
      ['a session without a token', ok({ success: 1 }), malformed('token')],
      ['-1 for nobody yet', ok({ success: -1 }), gives({ kind: 'waiting' })],
      ['0 for a newcomer', ok(SCAN_BINDS), gives({ kind: 'bind-mobile' })],
      ['1 for a member', ok({ success: 1, token: 't' }), gives({ kind: 'signed-in', token: 't' })],
    ],
  },
);

const ofScanGatewayG2 = callsOf(
  'HttpScanGatewayG2',
  scansG2,
  {
    open: {
      ask: (gateway) => gateway.open(),
      sends: ['POST /api/v3/auth/login/wechat-scan/url', { action: 'login' }],
      samples: [SCAN_PAGE],
    },
    status: {
      ask: (gateway) => gateway.status('k&'),
      sends: 'GET /api/v3/auth/login/wechat-scan/query?key=k%26',
      ...pageScanned,
    },
    bindMobile: {
      ask: (gateway) => gateway.bindMobile({ ...PROOF, code: 'AbC', msv: '7' }),
      sends: ['POST /api/v3/auth/register/withSocialite', { ...SENT_PROOF, code: 'AbC', msv: '7' }],
      ...session,
    },
  },
  {
    open: [
      [
        'what is drawn',
        ok({ url: 'https://a.test/?key=k', key: 'k' }),
        gives({ code: 'k', qr: { kind: 'content', text: 'https://a.test/?key=k' } }),
      ],
      ...rows(
        '300 s, whatever its clock says',
        [0, -1, 'soon', null, 9e15, undefined].map((expire) => ({ ...SCAN_PAGE, expire })),
        gives({ lifeMs: 300_000 }),
      ),
      ['no key', ok({ ...SCAN_PAGE, key: '' }), malformed('scan.key')],
      ['no address', ok({ ...SCAN_PAGE, url: [] }), malformed('scan.url')],
      ...rows('nothing', NONSENSE, malformed('scan.key')),
      ['300 s, whatever its clock says', ok({ ...SCAN_PAGE, expire: 5 }), gives({ lifeMs: 300_000 })],
    ],
    status: [
      ...rows('nobody yet', [{ code: null }, {}, [], null], gives({ kind: 'waiting' })),
      ['the login code', ok({ code: 'AbC' }), gives({ kind: 'login-code', loginCode: 'AbC' })],
      ['"0" for nobody yet', ok({ code: '0' }), gives({ kind: 'waiting' })],
      ['"" for nobody yet', ok({ code: '' }), gives({ kind: 'waiting' })],
      ['0 for "0"', ok({ code: 0 }), gives({ kind: 'waiting' })],
      ['a key that is over', no(1, '参数错误'), gives({ kind: 'expired' })],
    ],
  },
);

export const calls = [...ofScanGateway, ...ofScanGatewayG1, ...ofScanGatewayG2];
