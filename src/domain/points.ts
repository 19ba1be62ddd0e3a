import { EARNED_BY, POINTS_GAINED, POINTS_SPENT, POINTS_UNCHANGED, pointsOf, shareOfOrder } from './points.strings.js';

/** One movement of the points balance (pages API 3.19). It has no id. */
export interface PointsRecord {
  /** Negative when points were spent. */
  readonly change: number;
  readonly remark: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number | undefined;
}

/** Which way the balance went: for the colour, which never says it alone. */
export type PointsDirection = 'gained' | 'spent' | 'unchanged';

export interface PointsChange {
  readonly direction: PointsDirection;
  /** What the sign says, for who does not see it. */
  readonly words: string;
  /** `+100`, `−30`, `0`. */
  readonly sum: string;
}

/** A movement of the balance as it is shown (pages §13): sign, words, direction. */
export function pointsChange({ change }: Pick<PointsRecord, 'change'>): PointsChange {
  if (change > 0) return { direction: 'gained', words: POINTS_GAINED, sum: `+${change}` };
  if (change < 0) return { direction: 'spent', words: POINTS_SPENT, sum: `−${-change}` };
  return { direction: 'unchanged', words: POINTS_UNCHANGED, sum: '0' };
}

/** What the owner of the site rewards (API 2.17 `credit1_reward`); 0 for what brings nothing. */
export interface PointsRewards {
  /** Points. */
  readonly register: number;
  readonly watchedLesson: number;
  readonly watchedCourse: number;
  /** Share of the price before a promo code: 0.01 is 1 %. */
  readonly paidOrder: number;
}

/** One way to come by points, in words. */
export interface Earning {
  readonly deed: string;
  readonly gain: string;
}

const GAINS: Readonly<Record<keyof PointsRewards, (reward: number) => string>> = {
  register: pointsOf,
  watchedLesson: pointsOf,
  watchedCourse: pointsOf,
  paidOrder: (share) => shareOfOrder(percentOf(share)),
};

/** How points are earned here (pages §13, §17): what brings nothing is left out. */
export function earnings(rewards: PointsRewards): readonly Earning[] {
  return (Object.keys(GAINS) as (keyof PointsRewards)[])
    .filter((name) => isWorthIt(name, rewards[name]))
    .map((name) => ({ deed: EARNED_BY[name], gain: GAINS[name](rewards[name]) }));
}

function isWorthIt(name: keyof PointsRewards, reward: number): boolean {
  return name === 'paidOrder' ? percentOf(reward) > 0 : reward > 0;
}

/** In hundredths, as far as two digits behind the point: 0.07 is 7 and not 7.000000000000001. */
function percentOf(share: number): number {
  return Math.round(share * 10_000) / 100;
}
