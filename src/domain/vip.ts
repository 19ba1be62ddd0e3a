import { ROUTES } from './access/routes.js';
import { isVip, type LoginUser } from './session/login-user.js';

/** A membership that the site sells (pages API 3.13). */
export interface VipPlan {
  readonly id: number;
  readonly name: string;
  readonly priceYuan: number;
  /** How long it lasts. */
  readonly days: number;
  /** What it comes with, in lines that say something. */
  readonly lines: readonly string[];
}

/** A hundred years: a plan that lasts so long is sold as one without an end (pages §6). */
const FOREVER_FROM_DAYS = 36_500;

/** Whether a plan is sold as one without an end. */
export function lastsForever({ days }: Pick<VipPlan, 'days'>): boolean {
  return days >= FOREVER_FROM_DAYS;
}

/** Whether it is the plan of a member whose membership runs: they renew it (pages §6). `now` in milliseconds. */
export function isPlanOf(member: Pick<LoginUser, 'vipUntil' | 'vipPlanId'>, planId: number, now: number): boolean {
  return member.vipPlanId === planId && isVip(member, now);
}

/** The address where a membership is bought (pages §7). */
export function orderOfPlan(planId: number): string {
  return `${ROUTES.order.pattern}?goods_type=role&goods_id=${String(planId)}`;
}
