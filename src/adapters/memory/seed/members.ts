import { AGREED, type UnreadCounts, type UserRecord } from '../server/member/users.js';
import { avatarDrawing } from './drawings.js';

/** The mobile numbers of the seeded accounts, by what is special about each. */
export const SEEDED = {
  ordinary: '13800000001',
  withoutMobile: '528371946',
  locked: '13800000003',
  notFaceVerified: '13800000004',
  withUnread: '13800000005',
  vip: '13800000006',
} as const;

/** The password of every seeded account that has one. */
export const SEEDED_PASSWORD = 'study-2024';

export const DEFAULT_AVATAR = '/images/default_avatar.svg';

const ORDINARY_MEMBER: UserRecord = {
  id: 101,
  name: '林晓雨',
  mobile: SEEDED.ordinary,
  password: SEEDED_PASSWORD,
  avatar: '/images/avatars/101.svg',
  locked: false,
  vip: undefined,
  credit1: 120,
  qqBound: false,
  wechatBound: false,
  identity: { name: '林晓雨', number: '110101199803071234' },
  agreed: AGREED,
  createdAtMs: Date.UTC(2024, 10, 5, 2),
};

export const SEEDED_USERS: readonly UserRecord[] = [
  ORDINARY_MEMBER,
  {
    ...ORDINARY_MEMBER,
    id: 102,
    name: '陈思远',
    mobile: SEEDED.withoutMobile,
    password: undefined,
    avatar: DEFAULT_AVATAR,
    credit1: 0,
    wechatBound: true,
  },
  {
    ...ORDINARY_MEMBER,
    id: 103,
    name: '周子涵',
    mobile: SEEDED.locked,
    avatar: '/images/avatars/103.svg',
    locked: true,
  },
  {
    ...ORDINARY_MEMBER,
    id: 104,
    name: '吴佳怡',
    mobile: SEEDED.notFaceVerified,
    avatar: '/images/avatars/104.svg',
    credit1: 35,
    identity: undefined,
  },
  {
    ...ORDINARY_MEMBER,
    id: 105,
    name: '黄梓轩',
    mobile: SEEDED.withUnread,
    avatar: '/images/avatars/105.svg',
    credit1: 260,
  },
  {
    ...ORDINARY_MEMBER,
    id: 106,
    name: '欧阳清扬',
    mobile: SEEDED.vip,
    avatar: '/images/avatars/106.svg',
    vip: { id: 1, name: '年度会员', untilMs: Date.UTC(2099, 11, 31, 2) },
    credit1: 3680,
    qqBound: true,
    identity: { name: '欧阳清扬', number: '310101199512224321' },
  },
];

export const SEEDED_UNREAD: UnreadCounts = { 105: 3 };

/** The avatars of the members who have chosen one. */
export const AVATAR_DRAWINGS: Readonly<Record<string, string>> = Object.fromEntries(
  SEEDED_USERS.filter((user) => user.avatar !== DEFAULT_AVATAR).map((user, index) => [
    user.avatar,
    avatarDrawing(user.name, 200 + index * 47),
  ]),
);
