const CHINA_OFFSET_MS = 8 * 60 * 60 * 1000;

/** UTC with microseconds: `2024-11-05T02:00:00.000000Z` (docs/api/README.md#dates, ISO). */
export function isoDate(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '000Z');
}

/** China local time without a zone mark: `2024-11-05 10:00:00` (docs/api/README.md#dates, LOCAL). */
export function localDate(ms: number): string {
  return new Date(ms + CHINA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The creation time of everything that the owner wrote. */
export const WRITTEN_AT = isoDate(Date.UTC(2024, 10, 5, 2));

/** `0/1` (docs/api/README.md#notation). */
export function flag(on: boolean): 0 | 1 {
  return on ? 1 : 0;
}

/**
 * A PHP map as JSON: a list when its keys run from 0, in order; `[]` when it is empty
 * (docs/api/README.md#php-maps-and-lists).
 */
export function phpMap(entries: readonly (readonly [key: number, value: unknown])[]): unknown {
  const runs = entries.every(([key], index) => key === index);
  return runs ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** Returns the absolute address of an image on this server; other addresses are returned unchanged. */
export function imageAddress(image: string, serverUrl: string): string {
  return image.startsWith('/') ? serverUrl + image : image;
}
