import { HttpProfileGateway } from '../../../../src/adapters/http/member/profile.js';
import { callsOf, PROOF, SENT_PROOF, returnsNothing } from '../known-call.js';

/** docs/api/member.md#prove-the-mobile. */
const MOBILE_PROOF = { sign: 'eyJpdiI6' };

export const calls = callsOf('HttpProfileGateway', (http) => new HttpProfileGateway(http), {
  changeNickname: {
    send: (profile) => profile.changeNickname('小明'),
    sends: ['POST /api/v2/member/detail/nickname', { nick_name: '小明' }],
    ...returnsNothing,
  },
  changePassword: {
    send: (profile) => profile.changePassword({ ...PROOF, password: ' p ' }),
    sends: ['POST /api/v2/member/detail/password', { ...SENT_PROOF, password: ' p ' }],
    ...returnsNothing,
  },
  changeAvatar: {
    send: (profile) => profile.changeAvatar({ name: 'a.png', mediaType: 'image/png', bytes: new Uint8Array([1]) }),
    sends: 'a form',
    ...returnsNothing,
  },
  proveMobile: {
    send: (profile) => profile.proveMobile(PROOF),
    sends: ['POST /api/v2/member/verify', SENT_PROOF],
    samples: [MOBILE_PROOF],
  },
  changeMobile: {
    send: (profile) => profile.changeMobile({ ...PROOF, proof: 's' }),
    sends: ['PUT /api/v2/member/mobile', { ...SENT_PROOF, sign: 's' }],
    ...returnsNothing,
  },
  requestDeletion: {
    send: (profile) => profile.requestDeletion(),
    sends: ['POST /api/v3/member/destroy', {}],
    ...returnsNothing,
  },
});
