import { HttpProfileGateway } from '../../../../src/adapters/http/profile.js';
import { callsOf, PROOF, SENT_PROOF, tells } from '../known-call.js';

/** docs/api/member.md#prove-the-mobile. */
const MOBILE_PROOF = { sign: 'eyJpdiI6' };

export const calls = callsOf('HttpProfileGateway', (http) => new HttpProfileGateway(http), {
  changeNickname: {
    ask: (profile) => profile.changeNickname('小明'),
    sends: ['POST /api/v2/member/detail/nickname', { nick_name: '小明' }],
    ...tells,
  },
  changePassword: {
    ask: (profile) => profile.changePassword({ ...PROOF, password: ' p ' }),
    sends: ['POST /api/v2/member/detail/password', { ...SENT_PROOF, password: ' p ' }],
    ...tells,
  },
  changeAvatar: {
    ask: (profile) => profile.changeAvatar({ name: 'a.png', mediaType: 'image/png', bytes: new Uint8Array([1]) }),
    sends: 'a form',
    ...tells,
  },
  proveMobile: {
    ask: (profile) => profile.proveMobile(PROOF),
    sends: ['POST /api/v2/member/verify', SENT_PROOF],
    samples: [MOBILE_PROOF],
  },
  changeMobile: {
    ask: (profile) => profile.changeMobile({ ...PROOF, proof: 's' }),
    sends: ['PUT /api/v2/member/mobile', { ...SENT_PROOF, sign: 's' }],
    ...tells,
  },
  requestDeletion: {
    ask: (profile) => profile.requestDeletion(),
    sends: ['POST /api/v3/member/destroy', {}],
    ...tells,
  },
});
