import { EARNED_BY, POINTS_GAINED, POINTS_SPENT, POINTS_UNCHANGED, pointsOf, shareOfOrder } from './points.strings.js';

/** Points records per page (docs/spec/messages-and-points.md#points-records). */
export const POINTS_RECORDS_A_PAGE = 20;

/** A change of the points balance (docs/api/messages-and-points.md#points-records). It has no id. */
export interface PointsRecord {
  /** Negative when points were spent; `undefined` where it is not known. */
  readonly change: number | undefined;
  readonly remark: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number | undefined;
}

/** The direction of the change, for its colour. The sign and a text show it too. */
export type PointsDirection = 'gained' | 'spent' | 'unchanged';

export interface PointsChange {
  readonly direction: PointsDirection;
  /** The meaning of the sign, for screen readers. */
  readonly text: string;
  /** `+100`, `−30`, `0`. */
  readonly sum: string;
}

/** The displayed form of a change (docs/spec/messages-and-points.md#points-records): sign, text and direction. */
export function pointsChange({ change }: Pick<PointsRecord, 'change'>): PointsChange {
  if (change === undefined) return { direction: 'unchanged', text: '', sum: '' };
  if (change > 0) return { direction: 'gained', text: POINTS_GAINED, sum: `+${change}` };
  if (change < 0) return { direction: 'spent', text: POINTS_SPENT, sum: `−${-change}` };
  return { direction: 'unchanged', text: POINTS_UNCHANGED, sum: '0' };
}

/** The owner's rewards (docs/api/site.md#configuration `credit1_reward`); 0 for an action without a reward. */
export interface PointsRewards {
  /** The first three are numbers of points. */
  readonly register: number;
  readonly watchedLesson: number;
  readonly watchedCourse: number;
  /** Share of the price before any promo code: 0.01 is 1 %. */
  readonly paidOrder: number;
}

/** A way to earn points, as text. */
export interface Earning {
  readonly action: string;
  readonly gain: string;
}

const GAINS: Readonly<Record<keyof PointsRewards, (reward: number) => string>> = {
  register: pointsOf,
  watchedLesson: pointsOf,
  watchedCourse: pointsOf,
  paidOrder: (share) => shareOfOrder(percentOf(share)),
};

/**
 * The ways to earn points on this site (docs/spec/messages-and-points.md#how-to-earn). Actions without a reward are
 * left out.
 */
export function earnings(rewards: PointsRewards): readonly Earning[] {
  return (Object.keys(GAINS) as (keyof PointsRewards)[])
    .filter((name) => hasReward(name, rewards[name]))
    .map((name) => ({ action: EARNED_BY[name], gain: GAINS[name](rewards[name]) }));
}

function hasReward(name: keyof PointsRewards, reward: number): boolean {
  return name === 'paidOrder' ? percentOf(reward) > 0 : reward > 0;
}

/** A share in percent with at most two decimals: 0.07 gives 7 and not 7.000000000000001. */
function percentOf(share: number): number {
  return Math.round(share * 10_000) / 100;
}
