import { HttpCaptchaGateway } from '../../../../src/adapters/http/signing-in/captcha.js';
import { HttpMemberStepsGateway } from '../../../../src/adapters/http/signing-in/member-steps.js';
import { HttpSignInGateway } from '../../../../src/adapters/http/signing-in/sign-in.js';
import {
  callsOf,
  fails,
  gives,
  INVITED,
  LOGIN_CODE,
  malformed,
  NONSENSE,
  ok,
  IMAGE,
  PROOF,
  rows,
  SENT_PROOF,
  returnsNothing,
  type Trap,
} from '../known-call.js';

/** docs/api/signing-in.md#image-captcha. */
const CAPTCHA = { sensitive: false, key: 'eyJpdiI6IkFiQ2Q', img: `data:image/png;base64,${IMAGE}` };

/** docs/api/signing-in.md#password-login. */
const TOKEN = { token: 'eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.eyJzdWIiOjEyfQ.c2lnbmF0dXJl' };

/** docs/api/signing-in.md#code-login, both forms. */
export const CODE_LOGIN = { success: 1, ...TOKEN };
const CODE_LOGIN_BINDS = { success: 0, action: 'bind_mobile', code: LOGIN_CODE };

/** docs/api/signing-in.md#start-the-face-check. */
const FACE_TICKET = { url: 'https://face.example.test/start', rule_id: '1', biz_token: '0A1B', request_id: 'r' };
const FACE_VERIFIED = { status: 9 };
export const session = { samples: [TOKEN] };
const FACE_ANSWER = { url: 'https://face.example', rule_id: 1, biz_token: 'b' };

export function successes(forms: readonly unknown[]): readonly unknown[] {
  return forms.map((success) => ({ success, token: 't' }));
}

// The recorded servers had no face check of Tencent.
const NO_TENCENT = { hasNoRecordedSuccess: true } as const;

const ofCaptchaGateway = callsOf(
  'HttpCaptchaGateway',
  (http) => new HttpCaptchaGateway(http),
  {
    image: { send: (captchas) => captchas.image(), sends: 'GET /api/v2/captcha/image', samples: [CAPTCHA] },
    sendSms: {
      send: (captchas) =>
        captchas.sendSms({ mobile: PROOF.mobile, captchaKey: 'k', captchaText: 'ab12', scene: 'mobile_bind' }),
      sends: [
        'POST /api/v2/captcha/sms',
        { mobile: PROOF.mobile, image_key: 'k', image_captcha: 'ab12', scene: 'mobile_bind' },
      ],
      ...returnsNothing,
    },
  },
  {
    image: [
      ['a captcha without a key', ok({ img: 'x' }), malformed('captcha.key')],
      ['a captcha without an image', ok({ key: 'x', img: '' }), malformed('captcha.img')],
      ['the key and the image of a captcha', ok(CAPTCHA), gives({ key: CAPTCHA.key, image: CAPTCHA.img })],
      [
        'an image address with a blank after the comma',
        ok({ key: 'k', img: `data:image/png;base64, ${IMAGE}` }),
        gives({ image: CAPTCHA.img }),
      ],
    ],
  },
);

const ofSignInGateway = callsOf(
  'HttpSignInGateway',
  (http) => new HttpSignInGateway(http),
  {
    withPassword: {
      send: (signIn) => signIn.withPassword({ mobile: '1', password: ' p ' }),
      sends: ['POST /api/v2/login/password', { mobile: '1', password: ' p ' }],
      ...session,
    },
    withSms: {
      send: (signIn) => signIn.withSms({ ...PROOF, msv: '7' }),
      sends: ['POST /api/v2/login/mobile', { ...SENT_PROOF, msv: '7' }],
      ...session,
    },
    register: {
      send: (signIn) => signIn.register({ ...INVITED, password: 'secret' }),
      sends: ['POST /api/v2/register/sms', { ...SENT_PROOF, password: 'secret', msv: '' }],
      ...returnsNothing,
    },
    resetPassword: {
      send: (signIn) => signIn.resetPassword({ ...PROOF, password: 'secret' }),
      sends: ['POST /api/v2/password/reset', { ...SENT_PROOF, password: 'secret' }],
      ...returnsNothing,
    },
    withLoginCode: {
      send: (signIn) => signIn.withLoginCode({ loginCode: 'c', msv: '7' }),
      sends: ['POST /api/v3/auth/login/code', { code: 'c', msv: '7' }],
      samples: [CODE_LOGIN, CODE_LOGIN_BINDS],
    },
    bindAfterCodeLogin: {
      send: (signIn) => signIn.bindAfterCodeLogin({ ...INVITED, loginCode: 'AbC' }),
      sends: ['POST /api/v3/auth/register/withSocialite', { ...SENT_PROOF, code: 'AbC', msv: '' }],
      ...session,
    },
  },
  {
    register: [
      ['[] for a registration', ok([]), 'success'],
      ['null for a registration', ok(null), 'success'],
    ],
    withLoginCode: [
      ...rows('a sign-in', successes([1, true]), gives({ kind: 'signed-in', token: 't' })),
      ['a new user with a code', ok({ success: 0, action: 'bind_mobile', code: 'x' }), gives({ code: 'x' })],
      ...rows(
        'neither a sign-in nor a new user',
        [...NONSENSE, { success: 0 }, { success: 0, action: 'dance' }, { token: 't' }],
        malformed('codeLogin'),
      ),
      ['a session without a token', ok({ success: 1 }), malformed('token')],
      ['a new user', ok(CODE_LOGIN_BINDS), gives({ kind: 'bind-mobile' })],
      ['"1" for a sign-in', ok({ ...CODE_LOGIN, success: '1' }), gives({ kind: 'signed-in' })],
      ['a new user without a code', ok({ success: 0, action: 'bind_mobile' }), gives({ code: 'c' })],
      ['[] for a session', ok([]), malformed('codeLogin')],
    ],
    withPassword: [
      ['the token of a session', ok({ token: 'a.b.c' }), gives('a.b.c')],
      ...rows(
        'a session whose token cannot be read',
        [...NONSENSE, { token: '' }, { token: ' ' }, { token: null }],
        malformed('token'),
      ),
    ],
  },
);

const ofMemberStepsGateway = callsOf(
  'HttpMemberStepsGateway',
  (http) => new HttpMemberStepsGateway(http),
  {
    bindMobile: {
      send: (steps) => steps.bindMobile(PROOF),
      sends: ['POST /api/v2/member/detail/mobile', SENT_PROOF],
      ...returnsNothing,
    },
    startFaceCheck: {
      send: (steps) => steps.startFaceCheck(),
      sends: ['POST /api/v3/member/tencent/faceVerify', { s_url: 'PC' }],
      gaps: NO_TENCENT,
      samples: [FACE_TICKET],
    },
    faceCheck: {
      send: (steps) => steps.faceCheck({ url: 'u', ruleId: '1', bizToken: 'b+' }),
      sends: 'GET /api/v3/member/tencent/faceVerify?rule_id=1&biz_token=b%2B',
      gaps: NO_TENCENT,
      samples: [FACE_VERIFIED],
    },
    agree: {
      send: (steps) => steps.agree(),
      sends: ['POST /api/v2/member/agreement/agree', { user_agreement_agreed: true, privacy_policy_agreed: true }],
      ...returnsNothing,
    },
  },
  {
    faceCheck: [
      ['a status other than 9', ok({ status: 0 }), fails({ kind: 'not-yet' })],
      ...rows('a status that cannot be read', NONSENSE, malformed('face.status')),
      ['an object as the code', [{ status: 5 }, []], fails({ kind: 'not-yet' })],
      ['status 5 in the data', ok({ status: 5 }), fails({ kind: 'not-yet' })],
      ['status 9 for a verified member', ok({ status: 9 }), 'success'],
      ['status "9" for a verified member', ok({ status: '9' }), 'success'],
    ],
    startFaceCheck: [
      [
        'a ticket',
        ok({ ...FACE_ANSWER, request_id: 'r' }),
        gives({ url: FACE_ANSWER.url, ruleId: '1', bizToken: 'b' }),
      ],
      ...(
        [
          ['url', 'face.url'],
          ['rule_id', 'face.rule_id'],
          ['biz_token', 'face.biz_token'],
        ] as const
      ).map(([field, where]): Trap => [
        `a ticket without ${field}`,
        ok({ ...FACE_ANSWER, [field]: '' }),
        malformed(where),
      ]),
    ],
  },
);

export const calls = [...ofCaptchaGateway, ...ofSignInGateway, ...ofMemberStepsGateway];
