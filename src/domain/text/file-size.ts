const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** The size of a file (pages §3, attachments): `512 B`, `10 KB`, `1.5 MB`. Bytes are whole, the rest has one digit at most. */
export function fileSize(bytes: number): string {
  let [size, unit] = [Math.max(0, bytes), 0];
  // What rounds up to 1024 of a unit is 1 of the next.
  while (tenths(size) >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  return `${tenths(size)} ${UNITS[unit] ?? ''}`;
}

function tenths(size: number): number {
  return Math.round(size * 10) / 10;
}
