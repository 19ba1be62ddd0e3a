/** A finger on the seek bar. */
export interface FingerOnBar {
  /** The position that it has reached. */
  readonly positionS: number;
  /** Where the finger is: from 0 at the left edge of the bar to 1 at the right one. */
  readonly x: number;
  /** How fast the position follows: 1 on the bar. */
  readonly rate: number;
}

/** Distances from the bar, from the farthest on, and how fast the position follows the finger there. */
const RATES: readonly (readonly [fromPx: number, rate: number])[] = [
  [160, 1 / 8],
  [100, 1 / 4],
  [50, 1 / 2],
];

/** The farther the finger is from the bar, the finer it seeks (docs/spec/lesson-touch.md#seeking-with-a-finger). */
export function seekRate(distancePx: number): number {
  return RATES.find(([fromPx]) => Math.abs(distancePx) >= fromPx)?.[1] ?? 1;
}

/** A finger that has touched the bar at `x`. */
export function fingerDown(x: number, lengthS: number): FingerOnBar {
  return { positionS: within(x, 1) * lengthS, x, rate: 1 };
}

/** The finger has moved to `x`, that far from the bar. */
export function fingerMoved(before: FingerOnBar, x: number, distancePx: number, lengthS: number): FingerOnBar {
  const rate = seekRate(distancePx);
  return { positionS: within(before.positionS + (x - before.x) * rate * lengthS, lengthS), x, rate };
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
