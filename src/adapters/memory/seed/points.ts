import type { PointsRecord } from '../../../domain/points.js';
import type { ByMember } from '../server/records.js';

const REGISTERED_MS = Date.UTC(2024, 10, 1, 2);
const LATER_MS = Date.UTC(2024, 10, 4, 2);
const LATEST_MS = Date.UTC(2024, 10, 6, 12);

export const SEEDED_POINTS: ByMember<PointsRecord> = {
  101: [
    { change: 100, remark: '注册奖励', createdAt: REGISTERED_MS },
    { change: 50, remark: '订单支付奖励', createdAt: LATER_MS },
    { change: -30, remark: '积分兑换', createdAt: LATEST_MS },
  ],
};

const DAY_MS = 24 * 60 * 60 * 1000;
const NEWEST_MS = Date.UTC(2026, 10, 18, 2);

const REMARKS: readonly (readonly [change: number, remark: string])[] = [
  [2, '看完一个课时'],
  [20, '学完一门课程'],
  [-15, '积分兑换'],
  [3, '订单支付奖励'],
];

/** `count` changes of a points balance, a day apart. */
export function manyPointsRecords(count: number): readonly PointsRecord[] {
  return Array.from({ length: count }, (_, place) => {
    const [change = 0, remark = ''] = REMARKS[place % REMARKS.length] ?? [];
    return { change, remark, createdAt: NEWEST_MS - place * DAY_MS };
  });
}
