import type { MemberMessage } from '../../../domain/messages/member-message.js';
import type { PointsRecord } from '../../../domain/points/points-record.js';

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
