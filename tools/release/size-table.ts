import type { CountedJourney } from '../preview/count-calls.js';

/** The cost of a first visit by address, the highest first. */
export function sizeTable(visits: readonly CountedJourney[]): string {
  const width = Math.max(...visits.map(({ name }) => name.length));
  return [...visits]
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes, files }) => `${name.padEnd(width)} ${kB(bytes).padStart(9)} in ${String(files)} files`)
    .join('\n');
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
