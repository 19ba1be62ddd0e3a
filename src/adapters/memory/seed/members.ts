import type { MemberMessage } from '../../../domain/messages.js';
import type { PointsRecord } from '../../../domain/points.js';
import { AGREED, type UnreadCounts, type UserRecord } from '../server/members/users.js';
import { avatarDrawing } from './drawings.js';

/** The mobiles of the accounts that are there from the start, by what is special about them. */
export const SEEDED = {
  ordinary: '13800000001',
  withoutMobile: '528371946',
  locked: '13800000003',
  notFaceVerified: '13800000004',
  withUnread: '13800000005',
  vip: '13800000006',
} as const;

/** Every seeded account with a password has this one. */
export const SEEDED_PASSWORD = 'study-2024';

export const DEFAULT_AVATAR = '/images/default_avatar.svg';

const ORDINARY: UserRecord = {
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
  ORDINARY,
  {
    ...ORDINARY,
    id: 102,
    name: '陈思远',
    mobile: SEEDED.withoutMobile,
    password: undefined,
    avatar: DEFAULT_AVATAR,
    credit1: 0,
    wechatBound: true,
  },
  { ...ORDINARY, id: 103, name: '周子涵', mobile: SEEDED.locked, avatar: '/images/avatars/103.svg', locked: true },
  {
    ...ORDINARY,
    id: 104,
    name: '吴佳怡',
    mobile: SEEDED.notFaceVerified,
    avatar: '/images/avatars/104.svg',
    credit1: 35,
    identity: undefined,
  },
  { ...ORDINARY, id: 105, name: '黄梓轩', mobile: SEEDED.withUnread, avatar: '/images/avatars/105.svg', credit1: 260 },
  {
    ...ORDINARY,
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

/** Pictures of those who have chosen one. */
export const AVATAR_DRAWINGS: Readonly<Record<string, string>> = Object.fromEntries(
  SEEDED_USERS.filter((user) => user.avatar !== DEFAULT_AVATAR).map((user, place) => [
    user.avatar,
    avatarDrawing(user.name, 200 + place * 47),
  ]),
);

const DAY_MS = 24 * 60 * 60 * 1000;
const NEWEST = Date.UTC(2026, 10, 18, 2);

const TEXTS = [
  '您的课程《零基础学编程》更新了一个课时，去看看：/courses/detail/1',
  '您的订单已支付成功',
  '本周六 20:00 直播答疑，说明见 https://www.meedu.vip/help 。',
  '您的积分已到账，明细在 /member/credit1-free',
];

const REMARKS: readonly (readonly [change: number, remark: string])[] = [
  [2, '看完一个课时'],
  [20, '学完一门课程'],
  [-15, '积分兑换'],
  [3, '订单支付奖励'],
];

/** So many messages of a member, a day apart, the newest `unread` of them not read yet. */
export function manyMessages(count: number, unread: number): readonly MemberMessage[] {
  return Array.from({ length: count }, (_, place) => ({
    id: `0a1b2c3d-5555-4222-8333-${String(place).padStart(12, '0')}`,
    text: TEXTS[place % TEXTS.length] ?? '',
    read: place >= unread,
    createdAt: NEWEST - place * DAY_MS,
  }));
}

/** So many movements of a balance, a day apart. */
export function manyPointsRecords(count: number): readonly PointsRecord[] {
  return Array.from({ length: count }, (_, place) => {
    const [change = 0, remark = ''] = REMARKS[place % REMARKS.length] ?? [];
    return { change, remark, createdAt: NEWEST - place * DAY_MS };
  });
}
