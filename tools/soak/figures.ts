/** What a page holds on to at a moment; `heapBytes` once its garbage has been collected. */
export interface Held {
  readonly heapBytes: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly timers: number;
}

/** A heap that has grown by more is not flat (issues 11 and 16). */
const FLAT = 0.05;

const NAMES = { heapBytes: 'heap, bytes', listeners: 'listeners', nodes: 'nodes', timers: 'timers' } as const;
const KEYS = ['heapBytes', 'listeners', 'nodes', 'timers'] as const satisfies readonly (keyof Held)[];

/** A line for each figure: before, after, and how they differ. */
export function figures(before: Held, after: Held): readonly string[] {
  return KEYS.map((key) => {
    const change = (after[key] - before[key]) / before[key];
    const percent = Number.isFinite(change) ? `${change < 0 ? '' : '+'}${(change * 100).toFixed(1)} %` : 'none before';
    return `${NAMES[key].padEnd(12)} ${String(before[key]).padStart(10)} → ${String(after[key]).padStart(10)}  ${percent}`;
  });
}

export function isFlat(before: Pick<Held, 'heapBytes'>, after: Pick<Held, 'heapBytes'>): boolean {
  return after.heapBytes <= before.heapBytes * (1 + FLAT);
}
