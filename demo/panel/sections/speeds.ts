import { REQUEST_TIMEOUT_MS } from '../../../src/domain/limits.js';
import { SPEED_NAMES } from '../../strings.js';

interface Latency {
  readonly fromMs: number;
  readonly toMs: number;
}

type SpeedName = keyof typeof SPEED_NAMES;

/** The latencies to choose from, from none to one that exceeds the time limit. */
export const SPEEDS: readonly (Latency & { readonly name: SpeedName; readonly title: string })[] = [
  { name: 'instant', title: SPEED_NAMES.instant, fromMs: 0, toMs: 0 },
  { name: 'ordinary', title: SPEED_NAMES.ordinary, fromMs: 150, toMs: 300 },
  { name: 'slow', title: SPEED_NAMES.slow, fromMs: 2000, toMs: 2000 },
  { name: 'verySlow', title: SPEED_NAMES.verySlow, fromMs: 8000, toMs: 8000 },
  { name: 'tooSlow', title: SPEED_NAMES.tooSlow, fromMs: REQUEST_TIMEOUT_MS, toMs: REQUEST_TIMEOUT_MS },
];

/** The speed with that latency; `undefined` when the panel has none. */
export function speedOf(latency: Latency) {
  return SPEEDS.find(({ fromMs, toMs }) => fromMs === latency.fromMs && toMs === latency.toMs);
}
