import type { MemberMessage } from '../../../domain/messages.js';
import type { ByMember } from '../server/records.js';

const REGISTERED_MS = Date.UTC(2024, 10, 1, 2);
const LATER_MS = Date.UTC(2024, 10, 4, 2);
const LATEST_MS = Date.UTC(2024, 10, 6, 12);

const WELCOME: MemberMessage = {
  id: '0a1b2c3d-1111-4222-8333-444455556666',
  text: '用户注册成功',
  isRead: true,
  createdAt: REGISTERED_MS,
};

export const SEEDED_MESSAGES: ByMember<MemberMessage> = {
  101: [WELCOME],
  // As many unread messages as `SEEDED_UNREAD` counts.
  105: [
    { ...WELCOME, id: '0a1b2c3d-1111-4222-8333-000000000105' },
    { id: '0a1b2c3d-2222-4222-8333-000000000105', text: '您的订单已支付成功', isRead: false, createdAt: LATER_MS },
    {
      id: '0a1b2c3d-3333-4222-8333-000000000105',
      text: '您关注的课程有新的课时，去看看：/courses/detail/7',
      isRead: false,
      createdAt: LATEST_MS,
    },
    {
      id: '0a1b2c3d-4444-4222-8333-000000000105',
      text: '积分已到账，规则见 https://www.meedu.vip/ ，明细在 /member/credit1-free。',
      isRead: false,
      createdAt: LATEST_MS,
    },
  ],
};

const DAY_MS = 24 * 60 * 60 * 1000;
const NEWEST_MS = Date.UTC(2026, 10, 18, 2);

const TEXTS = [
  '您的课程《零基础学编程》更新了一个课时，去看看：/courses/detail/1',
  '您的订单已支付成功',
  '本周六 20:00 直播答疑，说明见 https://www.meedu.vip/help 。',
  '您的积分已到账，明细在 /member/credit1-free',
];

/** `count` messages of a member, a day apart; the newest `unread` of them are unread. */
export function manyMessages(count: number, unread: number): readonly MemberMessage[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `0a1b2c3d-5555-4222-8333-${String(index).padStart(12, '0')}`,
    text: TEXTS[index % TEXTS.length] ?? '',
    isRead: index >= unread,
    createdAt: NEWEST_MS - index * DAY_MS,
  }));
}
