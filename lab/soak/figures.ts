/** The resources of a page at one moment; `heapBytes` after a garbage collection. */
export interface HeldResources {
  readonly heapBytes: number;
  readonly bufferBytes: number;
  readonly browserBytes: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly timers: number;
}

/** The largest growth that counts as flat, as a fraction. */
const FLAT = 0.05;
/** A heap that grows by more than this fraction in every lap is a leak. */
const SETTLES = 0.0025;
/** Timers that may start meanwhile: a toast, a request with its time limit. */
const FEW_TIMERS = 3;

const NAMES: Readonly<Record<keyof HeldResources, string>> = {
  heapBytes: 'heap, bytes',
  bufferBytes: 'buffers, bytes',
  browserBytes: 'browser, bytes',
  listeners: 'listeners',
  nodes: 'nodes',
  timers: 'timers',
};
const KEYS = ['heapBytes', 'bufferBytes', 'browserBytes', 'listeners', 'nodes', 'timers'] as const;

/** One line for each figure: all measurements, and the change from the first to the last. */
export function figures(looks: readonly HeldResources[]): readonly string[] {
  const [first, last] = ends(looks);
  return KEYS.map((key) => {
    const change = (last[key] - first[key]) / first[key];
    const percent = Number.isFinite(change) ? `${change < 0 ? '' : '+'}${(change * 100).toFixed(1)} %` : 'none before';
    return `${NAMES[key].padEnd(14)} ${looks.map((look) => String(look[key]).padStart(10)).join(' → ')}  ${percent}`;
  });
}

/**
 * Whether the last measurement equals the first, and the heap has not grown in every lap. Memory of the browser itself
 * is not checked.
 */
export function isFlat(looks: readonly HeldResources[]): boolean {
  const [first, last] = ends(looks);
  const grows = (['heapBytes', 'bufferBytes', 'listeners', 'nodes'] as const).some(
    (key) => last[key] > first[key] * (1 + FLAT),
  );
  return !grows && !growsInEveryLap(looks) && last.timers <= first.timers + FEW_TIMERS;
}

/** A leak grows in every lap; other growth slows down or varies. */
function growsInEveryLap(looks: readonly HeldResources[]): boolean {
  const [first] = ends(looks);
  const laps = looks.slice(1).map(({ heapBytes }, lap) => heapBytes - (looks[lap] ?? first).heapBytes);
  return laps.length > 1 && laps.every((grown) => grown > first.heapBytes * SETTLES);
}

function ends(looks: readonly HeldResources[]): readonly [HeldResources, HeldResources] {
  const [first] = looks;
  const last = looks.at(-1);
  if (!first || !last) throw new Error('There are no measurements');
  return [first, last];
}
