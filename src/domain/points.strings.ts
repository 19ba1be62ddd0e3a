/**
 * Strings of the points page (docs/spec/messages-and-points.md#points, docs/spec/messages-and-points.md#how-to-earn).
 */
export const MEMBER_CREDIT_EMPTY = '还没有积分记录，学习和互动都能积累积分';
export const POINTS_BALANCE = '当前积分';
export const POINTS_RECORDS = '积分明细';
export const HOW_TO_EARN = '如何获得积分';
export const POINTS_GAINED = '获得';
export const POINTS_SPENT = '使用';
export const POINTS_UNCHANGED = '无变动';
export const NO_REMARK = '积分变动';
export const EARNED_BY = {
  register: '注册登录',
  watchedLesson: '看完一个课时',
  watchedCourse: '学完一门课程',
  paidOrder: '支付订单',
} as const;
export const pointsOf = (points: number): string => `+${points} 积分`;
/** The percentage is of the price before any promo code. */
export const shareOfOrder = (percent: number): string => `订单金额的 ${percent}%`;
