import { type HttpClient } from '../../../../src/adapters/http/client/http-client.js';
import {
  HttpSocialAccountsGateway,
  WechatBindingG1,
  WechatBindingG2,
} from '../../../../src/adapters/http/member/social-accounts.js';
import { callsOf, generations, returnsNothing } from '../known-call.js';
import { SCAN_PAGE, SCAN_TICKET, pageScanned } from './scan.js';
import { MEMBER } from './session.js';

const linkScanned = { ...pageScanned, gives: ['expired'] };
const bindings = (http: HttpClient) => ({ 1: new WechatBindingG1(http), 2: new WechatBindingG2(http) });

const ofSocialAccountsGateway = callsOf(
  'HttpSocialAccountsGateway',
  (http) => new HttpSocialAccountsGateway(http, generations(), bindings(http)),
  {
    bind: {
      send: (socialites) => socialites.bind('c'),
      sends: ['POST /api/v3/member/socialite/bindWithCode', { code: 'c' }],
      ...returnsNothing,
    },
    unbind: {
      send: (socialites) => socialites.unbind('wechat'),
      sends: 'DELETE /api/v2/member/socialite/wechat',
      ...returnsNothing,
    },
    startWechatBind: {
      send: (socialites) => socialites.startWechatBind(),
      sends: ['POST /api/v3/auth/login/wechat-scan/url', { action: 'bind' }],
      samples: [SCAN_PAGE],
    },
    wechatBind: {
      send: (socialites) => socialites.wechatBind('k&'),
      sends: 'GET /api/v3/auth/login/wechat-scan/query?key=k%26',
      ...linkScanned,
    },
    linked: { send: (socialites) => socialites.linked(), sends: 'GET /api/v2/member/detail', samples: [MEMBER] },
  },
);

const ofWechatBindingG1 = callsOf('WechatBindingG1', (http) => new WechatBindingG1(http), {
  start: { send: (binding) => binding.start(), sends: 'GET /api/v3/member/wechatScanBind', samples: [SCAN_TICKET] },
  status: { send: (binding) => binding.status(), sends: 'GET /api/v2/member/detail', samples: [MEMBER] },
});

const ofWechatBindingG2 = callsOf('WechatBindingG2', (http) => new WechatBindingG2(http), {
  start: {
    send: (binding) => binding.start(),
    sends: ['POST /api/v3/auth/login/wechat-scan/url', { action: 'bind' }],
    samples: [SCAN_PAGE],
  },
  status: {
    send: (binding) => binding.status('k&'),
    sends: 'GET /api/v3/auth/login/wechat-scan/query?key=k%26',
    ...linkScanned,
  },
});

export const calls = [...ofSocialAccountsGateway, ...ofWechatBindingG1, ...ofWechatBindingG2];
