import type { PointsRecord } from './points-record.js';
import { POINTS_GAINED, POINTS_SPENT, POINTS_UNCHANGED } from './words.js';

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
