import { isVip, type LoginUser } from './session/login-user.js';

/** A membership that the site sells (docs/api/vip.md#list-of-plans). */
export interface VipPlan {
  readonly id: number;
  readonly name: string;
  /** `undefined` where it is not known, as the days. */
  readonly priceYuan: number | undefined;
  /** The duration of the membership. */
  readonly days: number | undefined;
  /** The benefits, one per line, without empty lines. */
  readonly lines: readonly string[];
}

/** A hundred years: a plan of this duration or more is sold as permanent (docs/spec/vip.md#plans). */
const FOREVER_FROM_DAYS = 36_500;

/** Whether a plan is sold as permanent. */
export function isPermanent({ days }: Pick<VipPlan, 'days'>): boolean {
  return days !== undefined && days >= FOREVER_FROM_DAYS;
}

/** The price of a day, with which plans are compared. */
export interface DailyPrice {
  /** Rounded to cents. */
  readonly yuan: number;
  readonly isExact: boolean;
}

/** `undefined` where there is nothing to compare: free, permanent, one day, less than half a cent, or not known. */
export function dailyPrice(plan: Pick<VipPlan, 'priceYuan' | 'days'>): DailyPrice | undefined {
  const { priceYuan, days } = plan;
  if (priceYuan === undefined || days === undefined || days <= 1 || isPermanent(plan)) return undefined;
  const cents = Math.round((priceYuan * 100) / days);
  return cents === 0 ? undefined : { yuan: cents / 100, isExact: cents * days === Math.round(priceYuan * 100) };
}

/**
 * Whether this is the plan of the member's running membership, which is then renewed (docs/spec/vip.md#plans). `now` in
 * milliseconds.
 */
export function isPlanOf(
  member: Pick<LoginUser, 'vipUntil' | 'vipPlanId'>,
  planId: number,
  now: number | undefined,
): boolean {
  return member.vipPlanId === planId && isVip(member, now);
}
