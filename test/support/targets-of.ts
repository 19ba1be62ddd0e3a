import type { MemoryNavigator } from '../../src/adapters/memory/browser/navigator.js';

/** Where the navigations of one kind led, in order. `leave` includes `leave for good`. */
export function targetsOf(
  { journeys }: MemoryNavigator,
  kind: 'reload' | 'leave' | 'leave for good' | 'open',
): readonly string[] {
  return journeys
    .filter((journey) => journey.startsWith(`${kind} `))
    .map((journey) => journey.slice(journey.lastIndexOf(' ') + 1));
}
