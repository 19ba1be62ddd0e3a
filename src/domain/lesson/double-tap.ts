/** Where a tap on the video leads. */
export type TapSide = 'back' | 'forward';

/** A tap of one finger on the video. */
export interface Tap {
  /** From 0 at the left edge of the video to 1 at the right one. */
  readonly x: number;
  readonly atMs: number;
}

/** Taps that follow one another on one side. The first one only shows or hides the controls. */
export interface TapSeries {
  /** `undefined` in the middle. */
  readonly side: TapSide | undefined;
  readonly count: number;
  readonly lastMs: number;
}

/** Two taps at most this long apart are a double tap. */
const DOUBLE_TAP_MS = 300;
/** A double tap goes on as long as the next tap follows within this time; its mark is visible as long. */
export const NEXT_TAP_MS = 700;

/** The series after a tap (docs/spec/lesson-touch.md#taps). */
export function seriesAfter(before: TapSeries | undefined, { x, atMs }: Tap): TapSeries {
  const side = x < 1 / 3 ? 'back' : x > 2 / 3 ? 'forward' : undefined;
  const goesOn =
    before !== undefined &&
    side !== undefined &&
    before.side === side &&
    atMs - before.lastMs <= (isSeeking(before) ? NEXT_TAP_MS : DOUBLE_TAP_MS);
  return { side, count: goesOn ? before.count + 1 : 1, lastMs: atMs };
}

/** Whether the last tap of the series seeks. */
export function isSeeking({ count }: TapSeries): boolean {
  return count > 1;
}
