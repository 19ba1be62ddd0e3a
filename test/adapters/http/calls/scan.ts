import { type HttpClient } from '../../../../src/adapters/http/client/http-client.js';
import {
  HttpScanGateway,
  HttpScanGatewayG1,
  HttpScanGatewayG2,
} from '../../../../src/adapters/http/signing-in/scan.js';
import type { ScanGateway } from '../../../../src/domain/ports/sign-in-gateway.js';
import {
  callsOf,
  type CallsOf,
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

/** The QR code leads to a page of the server, generation 2. */
const openingAPage: CallsOf<Pick<ScanGateway, 'open' | 'status'>> = {
  open: {
    send: (gateway) => gateway.open(),
    sends: ['POST /api/v3/auth/login/wechat-scan/url', { action: 'login' }],
    samples: [SCAN_PAGE],
  },
  status: {
    send: (gateway) => gateway.status('k&'),
    sends: 'GET /api/v3/auth/login/wechat-scan/query?key=k%26',
    ...pageScanned,
  },
};

const ofScanGateway = callsOf('HttpScanGateway', scans, {
  ...openingAPage,
  bindMobile: {
    send: (gateway) => gateway.bindMobile({ ...INVITED, code: 'c' }),
    sends: ['POST /api/v3/auth/register/withSocialite', { ...SENT_PROOF, code: 'c', msv: '' }],
    ...session,
  },
});

const ofScanGatewayG1 = callsOf(
  'HttpScanGatewayG1',
  scansG1,
  {
    open: { send: (gateway) => gateway.open(), sends: 'GET /api/v3/auth/login/wechat/scan', samples: [SCAN_TICKET] },
    status: {
      send: (gateway) => gateway.status('c&'),
      sends: 'GET /api/v3/auth/login/wechat/scan/query?code=c%26',
      ...scanned,
    },
    bindMobile: {
      send: (gateway) => gateway.bindMobile({ ...PROOF, code: 'scan_v2_1', msv: '7' }),
      sends: ['POST /api/v3/auth/register/withWechatScan', { ...SENT_PROOF, code: 'scan_v2_1', msv: '7' }],
      // No success was recorded, because the recorded servers had no WeChat.
      gaps: { hasNoRecordedSuccess: true },
      ...session,
    },
  },
  {
    open: [
      ['a ticket without a code', ok({ image: 'x' }), malformed('scan.code')],
      ['a ticket without an image', ok({ code: 'x' }), malformed('scan.image')],
      [
        'an image address with a blank after the comma',
        ok(SCAN_TICKET),
        gives({ qr: { kind: 'image', src: `data:image/png;base64,${IMAGE}` } }),
      ],
      ['a ticket that is valid for an hour', ok(SCAN_TICKET), gives({ lifeMs: 3_600_000 })],
    ],
    status: [
      ...rows(
        'no scan yet',
        [-1, '-1', 0, '0', false].map((success) => ({ success })),
        gives({ kind: 'waiting' }),
      ),
      ...rows('a scan by a member', successes([1, '1', true]), gives({ kind: 'signed-in', token: 't' })),
      ...rows(
        'a scan by a new user',
        [0, '0'].map((success) => ({ success, action: 'bind_mobile', code: 'x' })),
        gives({ kind: 'bind-mobile', code: 'x' }),
      ),
      ['a scan by a new user without a code', ok({ success: 0, action: 'bind_mobile' }), gives({ code: 'c&' })],
      ...rows('a success that cannot be read', [...NONSENSE, { success: 2 }], malformed('scan.success')),
      ['a session without a token', ok({ success: 1 }), malformed('token')],
      ['-1 for no scan yet', ok({ success: -1 }), gives({ kind: 'waiting' })],
      ['0 for a scan by a new user', ok(SCAN_BINDS), gives({ kind: 'bind-mobile' })],
      ['1 for a scan by a member', ok({ success: 1, token: 't' }), gives({ kind: 'signed-in', token: 't' })],
    ],
  },
);

const ofScanGatewayG2 = callsOf(
  'HttpScanGatewayG2',
  scansG2,
  {
    ...openingAPage,
    bindMobile: {
      send: (gateway) => gateway.bindMobile({ ...PROOF, code: 'AbC', msv: '7' }),
      sends: ['POST /api/v3/auth/register/withSocialite', { ...SENT_PROOF, code: 'AbC', msv: '7' }],
      ...session,
    },
  },
  {
    open: [
      [
        'the content of the QR code',
        ok({ url: 'https://a.test/?key=k', key: 'k' }),
        gives({ code: 'k', qr: { kind: 'content', text: 'https://a.test/?key=k' } }),
      ],
      ...rows(
        '300 s, whatever the clock of the server says',
        [0, -1, 'soon', null, 9e15, undefined].map((expire) => ({ ...SCAN_PAGE, expire })),
        gives({ lifeMs: 300_000 }),
      ),
      ['a ticket without a key', ok({ ...SCAN_PAGE, key: '' }), malformed('scan.key')],
      ['a ticket without an address', ok({ ...SCAN_PAGE, url: [] }), malformed('scan.url')],
      ...rows('a ticket that cannot be read', NONSENSE, malformed('scan.key')),
      ['300 s, whatever the clock of the server says', ok({ ...SCAN_PAGE, expire: 5 }), gives({ lifeMs: 300_000 })],
    ],
    status: [
      ...rows('no scan yet', [{ code: null }, {}, [], null], gives({ kind: 'waiting' })),
      ['the login code', ok({ code: 'AbC' }), gives({ kind: 'login-code', loginCode: 'AbC' })],
      ['"0" for no scan yet', ok({ code: '0' }), gives({ kind: 'waiting' })],
      ['"" for no scan yet', ok({ code: '' }), gives({ kind: 'waiting' })],
      ['0 instead of "0"', ok({ code: 0 }), gives({ kind: 'waiting' })],
      ['an expired key', no(1, '参数错误'), gives({ kind: 'expired' })],
    ],
  },
);

export const calls = [...ofScanGateway, ...ofScanGatewayG1, ...ofScanGatewayG2];
