import { Generations } from '../../../../src/adapters/http/client/generations.js';
import { HttpWechatSignatureGateway } from '../../../../src/adapters/http/sharing.js';
import { callsOf, gives, malformed, ok } from '../known-call.js';

const SIGNED = { appId: 'wx1', timestamp: 1764115200, nonceStr: 'n', signature: 's', jsApiList: [], debug: true };
const ANSWER = { enabled: 1, data: SIGNED, share: { title: '求知', desc: '学', icon: '/i.png' } };
const OFF = { enabled: 0, data: [], share: [] };
const READ = { appId: 'wx1', timestamp: '1764115200', nonce: 'n', signature: 's' };

export const calls = callsOf(
  'HttpWechatSignatureGateway',
  (http) => new HttpWechatSignatureGateway(http, new Generations({ signs: undefined })),
  {
    signature: {
      send: (gateway) => gateway.signature('https://site.example/?a=1'),
      sends: 'GET /api/v3/other/wechat-mp-jssdk?path=https%3A%2F%2Fsite.example%2F%3Fa%3D1',
      // A success needs an official account of WeChat.
      gaps: { hasNoRecordedSuccess: true },
      samples: [ANSWER, OFF],
    },
  },
  {
    signature: [
      ['a signature', ok(ANSWER), gives({ ...READ, site: { title: '求知', text: '学', image: '/i.png' } })],
      [
        'no card of the site',
        ok({ enabled: '1', data: SIGNED }),
        gives({ ...READ, site: { title: '', text: '', image: '' } }),
      ],
      ['WeChat switched off', ok(OFF), { gives: 'off' }],
      ['no data', ok({ enabled: 1 }), malformed('data')],
      ['a blank signature', ok({ enabled: 1, data: { ...SIGNED, signature: '' } }), malformed('signature')],
    ],
  },
);
