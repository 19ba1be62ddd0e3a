/** What a page holds on to at a moment; `heapBytes` once its garbage has been collected. */
export interface Held {
  readonly heapBytes: number;
  readonly bufferBytes: number;
  readonly browserBytes: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly timers: number;
}

/** What has grown by more is not flat. */
const FLAT = 0.05;
/** A heap that grows by more in each lap does not settle: it goes on. */
const SETTLES = 0.0025;
/** So many may come and go beside what is looked at: a toast, a request with its time limit. */
const FEW_TIMERS = 3;

const NAMES: Readonly<Record<keyof Held, string>> = {
  heapBytes: 'heap, bytes',
  bufferBytes: 'buffers, bytes',
  browserBytes: 'browser, bytes',
  listeners: 'listeners',
  nodes: 'nodes',
  timers: 'timers',
};
const KEYS = ['heapBytes', 'bufferBytes', 'browserBytes', 'listeners', 'nodes', 'timers'] as const;

/** A line for each figure: the first look, those between, the last one, and how that differs from the first. */
export function figures(looks: readonly Held[]): readonly string[] {
  const [first, last] = ends(looks);
  return KEYS.map((key) => {
    const change = (last[key] - first[key]) / first[key];
    const percent = Number.isFinite(change) ? `${change < 0 ? '' : '+'}${(change * 100).toFixed(1)} %` : 'none before';
    return `${NAMES[key].padEnd(14)} ${looks.map((look) => String(look[key]).padStart(10)).join(' → ')}  ${percent}`;
  });
}

/**
 * Whether the last look shows what the first one did, and the heap has not grown on and on between. What the browser
 * itself makes is not judged.
 */
export function isFlat(looks: readonly Held[]): boolean {
  const [first, last] = ends(looks);
  const grows = (['heapBytes', 'bufferBytes', 'listeners', 'nodes'] as const).some(
    (key) => last[key] > first[key] * (1 + FLAT),
  );
  return !grows && !goesOn(looks) && last.timers <= first.timers + FEW_TIMERS;
}

/** A leak is held on to a little more of in every lap; what settles grows less and less, or comes and goes. */
function goesOn(looks: readonly Held[]): boolean {
  const [first] = ends(looks);
  const laps = looks.slice(1).map(({ heapBytes }, lap) => heapBytes - (looks[lap] ?? first).heapBytes);
  return laps.length > 1 && laps.every((grown) => grown > first.heapBytes * SETTLES);
}

function ends(looks: readonly Held[]): readonly [Held, Held] {
  const [first] = looks;
  const last = looks.at(-1);
  if (!first || !last) throw new Error('Nobody has looked');
  return [first, last];
}
