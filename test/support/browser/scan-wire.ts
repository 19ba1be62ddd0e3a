import type { Generation } from '../../../src/domain/site/system-config.js';
import type { Action } from './journey-calls.js';

/** The calls of a scan, and how long its code is valid. */
export interface ScanWire {
  readonly openPath: string;
  readonly queryPath: string;
  readonly lifeMs: number;
  opened(): Action;
  polled(ticket: string): Action;
  /** The call that the site sends after the phone has confirmed: none, or a login with the code that it received. */
  loggedIn(loginCode: string, msv: string): readonly Action[];
  /** `code` is the ticket's code or the login code. */
  bound(mobile: string, smsCode: string, code: string, msv: string): Action;
}

const SCAN_G1 = '/api/v3/auth/login/wechat/scan';
const SCAN_G2 = '/api/v3/auth/login/wechat-scan';

export const SCAN_WIRES: Readonly<Record<Generation, ScanWire>> = {
  // docs/api/scan.md, docs/api/scan.md#register-with-a-scan-generation-1
  1: {
    openPath: SCAN_G1,
    queryPath: `${SCAN_G1}/query`,
    lifeMs: 3_600_000,
    opened: () => [`GET ${SCAN_G1}`, {}],
    polled: (code) => [`GET ${SCAN_G1}/query`, { code }],
    loggedIn: () => [],
    bound: (mobile, mobile_code, code, msv) => [
      'POST /api/v3/auth/register/withWechatScan',
      { mobile, mobile_code, code, msv },
    ],
  },
  // docs/api/scan.md, docs/api/signing-in.md#code-login, docs/api/signing-in.md#register-with-a-social-account
  2: {
    openPath: `${SCAN_G2}/url`,
    queryPath: `${SCAN_G2}/query`,
    lifeMs: 300_000,
    opened: () => [`POST ${SCAN_G2}/url`, { action: 'login' }],
    polled: (key) => [`GET ${SCAN_G2}/query`, { key }],
    loggedIn: (code, msv) => [['POST /api/v3/auth/login/code', { code, msv }]],
    bound: (mobile, mobile_code, code, msv) => [
      'POST /api/v3/auth/register/withSocialite',
      { mobile, mobile_code, code, msv },
    ],
  },
};
