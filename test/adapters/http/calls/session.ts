import { HttpAccountGateway, HttpMemberGateway } from '../../../../src/adapters/http/session.js';
import { type Answer, callsOf, gives, ISO, malformed, ok, rows, returnsNothing, type Trap } from '../known-call.js';

/** docs/api/session.md#member-detail, generation 2. */
export const MEMBER = {
  id: 12,
  avatar: '/images/default_avatar.jpg',
  nick_name: 'AbC123',
  mobile: '13800000000',
  is_lock: -1,
  is_active: -1,
  role_id: 1,
  role_expired_at: '2035-11-05 10:00:00',
  is_password_set: 1,
  is_set_nickname: 1,
  created_at: ISO,
  credit1: 20,
  role: { id: 1, name: 'VIP', desc_rows: [''] },
  is_bind_qq: 0,
  is_bind_wechat: 1,
  is_bind_mobile: 1,
  is_face_verify: true,
  profile_real_name: '张*三',
  agreement_status: { user_agreement_agreed: true, privacy_policy_agreed: false },
};

function member(fields: object): Answer {
  return ok({ ...MEMBER, ...fields });
}

const ofMemberGateway = callsOf(
  'HttpMemberGateway',
  (http) => new HttpMemberGateway(http),
  {
    detail: {
      send: (members) => members.detail(),
      sends: 'GET /api/v2/member/detail',
      // The site also reads `name`, but servers send `nick_name` (docs/spec/errors.md#malformed-answers).
      gaps: { missingInRecordings: ['.name'] },
      samples: [MEMBER],
      mayBeUnknown: ['id', 'vipUntil', 'vipPlanId'],
    },
    unreadCount: {
      send: (members) => members.unreadCount(),
      sends: 'GET /api/v2/member/unreadNotificationCount',
      samples: [3],
    },
  },
  {
    unreadCount: [
      ['[] for a number', ok([]), malformed('unread')],
      ['a number without an object', ok(3), gives(3)],
      ['"3" for a number', ok('3'), gives(3)],
      ['0 for none', ok(0), gives(0)],
    ],
    detail: [
      [
        'name, which is preferred to nick_name',
        member({ nick_name: '小林', name: '林晓雨' }),
        gives({ name: '林晓雨' }),
      ],
      ['an empty name beside nick_name', member({ nick_name: '小林', name: '' }), gives({ name: '小林' })],
      [
        '1 and true for passed checks',
        member({ is_bind_mobile: 1, is_face_verify: true }),
        gives({ isMobileBound: true, isFaceVerified: true }),
      ],
      [
        'an answer without the checks',
        ok({ is_bind_mobile: {}, id: 1 }),
        gives({ isMobileBound: true, isFaceVerified: true }),
      ],
      ...(
        [
          [true, true, true],
          [true, false, false],
          [0, 1, false],
        ] as const
      ).map(([user, privacy, hasConsented]): Trap => [
        `agreements with ${user} and ${privacy}`,
        member({ agreement_status: { user_agreement_agreed: user, privacy_policy_agreed: privacy } }),
        gives({ hasConsented }),
      ]),
      ...rows(
        'an answer without agreements',
        [null, [], {}, 'no', { user_agreement_agreed: 'maybe' }].map((agreement_status) => ({
          id: 1,
          agreement_status,
        })),
        gives({ hasConsented: true }),
      ),
      [
        'fields that cannot be read',
        ok({ id: 'x', avatar: null, mobile: 138, credit1: '20' }),
        gives({
          ...{ id: undefined, name: '', avatar: '', mobile: '138', isMobileBound: true, isFaceVerified: true },
          ...{ hasConsented: true, credit1: 20, vipUntil: undefined, vipPlanId: undefined, hasChangedNickname: false },
          ...{ hasPassword: true, linked: { qq: false, wechat: false }, realName: '', idNumber: '' },
        }),
      ],
      [
        'the flags and the real name of a member',
        member({
          ...{ is_set_nickname: 1, is_password_set: 0, is_bind_qq: 1, is_bind_wechat: 0 },
          ...{ profile_real_name: '张*三', profile_id_number: '110101****1234' },
        }),
        gives({
          ...{ hasChangedNickname: true, hasPassword: false, linked: { qq: true, wechat: false } },
          ...{ realName: '张*三', idNumber: '110101****1234' },
        }),
      ],
      ...(
        [
          [3, '2035-11-05 10:00:00', Date.UTC(2035, 10, 5, 2), 3],
          // The server sets the expiry of a new account to its registration date.
          [0, '2035-11-05 10:00:00', undefined, undefined],
          [3, null, undefined, 3],
        ] as const
      ).map(([role_id, role_expired_at, vipUntil, vipPlanId]): Trap => [
        `role ${role_id} until ${String(role_expired_at)}`,
        ok({ id: 1, role_id, role_expired_at }),
        gives({ vipUntil, vipPlanId }),
      ]),
      ...rows('a member that cannot be read', [[{}], null, 'member', 3], malformed('member')),
      ['[] for the member', ok([]), malformed('member')],
      ['0 for a missing mobile', member({ is_bind_mobile: 0 }), gives({ isMobileBound: false })],
      ['false for a missing mobile', member({ is_bind_mobile: false }), gives({ isMobileBound: false })],
      ['0 for a missing face check', member({ is_face_verify: 0 }), gives({ isFaceVerified: false })],
      ['generation 1 without agreements', member({ agreement_status: undefined }), gives({ hasConsented: true })],
      ['points as a text', member({ credit1: '20' }), gives({ credit1: 20 })],
      ['a mobile as a number', member({ mobile: 13800000000 }), gives({ mobile: '13800000000' })],
      ['an avatar path', member({}), gives({ avatar: '/images/default_avatar.jpg' })],
      ['a member without a role', member({ role: null, role_expired_at: null }), gives({ id: 12 })],
      ['nick_name without name', member({ nick_name: '小林' }), gives({ name: '小林' })],
    ],
  },
);

const ofAccountGateway = callsOf('HttpAccountGateway', (http) => new HttpAccountGateway(http), {
  signOut: { send: (account) => account.signOut(), sends: ['POST /api/v2/logout', {}], ...returnsNothing },
});

export const calls = [...ofMemberGateway, ...ofAccountGateway];
