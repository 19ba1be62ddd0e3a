import { type HttpClient } from '../../../../src/adapters/http/client/http-client.js';
import {
  HttpSocialiteGateway,
  WechatBindingG1,
  WechatBindingG2,
} from '../../../../src/adapters/http/social-accounts.js';
import { callsOf, generations, tells } from '../known-call.js';
import { SCAN_PAGE, SCAN_TICKET, pageScanned } from './scan.js';
import { MEMBER } from './session.js';

const linkScanned = { ...pageScanned, gives: ['expired'] };
const bindings = (http: HttpClient) => ({ 1: new WechatBindingG1(http), 2: new WechatBindingG2(http) });

const ofSocialiteGateway = callsOf(
  'HttpSocialiteGateway',
  (http) => new HttpSocialiteGateway(http, generations(), bindings(http)),
  {
    bind: {
      ask: (socialites) => socialites.bind('c'),
      sends: ['POST /api/v3/member/socialite/bindWithCode', { code: 'c' }],
      ...tells,
    },
    unbind: {
      ask: (socialites) => socialites.unbind('wechat'),
      sends: 'DELETE /api/v2/member/socialite/wechat',
      ...tells,
    },
    startWechatBind: {
      ask: (socialites) => socialites.startWechatBind(),
      sends: ['POST /api/v3/auth/login/wechat-scan/url', { action: 'bind' }],
      samples: [SCAN_PAGE],
    },
    wechatBind: {
      ask: (socialites) => socialites.wechatBind('k&'),
      sends: 'GET /api/v3/auth/login/wechat-scan/query?key=k%26',
      ...linkScanned,
    },
    linked: { ask: (socialites) => socialites.linked(), sends: 'GET /api/v2/member/detail', samples: [MEMBER] },
  },
);

const ofWechatBindingG1 = callsOf('WechatBindingG1', (http) => new WechatBindingG1(http), {
  start: { ask: (binding) => binding.start(), sends: 'GET /api/v3/member/wechatScanBind', samples: [SCAN_TICKET] },
  status: { ask: (binding) => binding.status(), sends: 'GET /api/v2/member/detail', samples: [MEMBER] },
});

const ofWechatBindingG2 = callsOf('WechatBindingG2', (http) => new WechatBindingG2(http), {
  start: {
    ask: (binding) => binding.start(),
    sends: ['POST /api/v3/auth/login/wechat-scan/url', { action: 'bind' }],
    samples: [SCAN_PAGE],
  },
  status: {
    ask: (binding) => binding.status('k&'),
    sends: 'GET /api/v3/auth/login/wechat-scan/query?key=k%26',
    ...linkScanned,
  },
});

export const calls = [...ofSocialiteGateway, ...ofWechatBindingG1, ...ofWechatBindingG2];
