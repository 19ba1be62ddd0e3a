/** Which part of a longer list is wanted. */
export interface PageRequest {
  /** Counted from 1. */
  readonly page: number;
  /** How many entries a page has. */
  readonly size: number;
}

/** One part of a longer list; what every paged call answers with, whatever the form on the wire (API 1.10). */
export interface Page<T> {
  readonly items: readonly T[];
  /** Entries on all pages together. */
  readonly total: number;
}

/** How many pages a list has. An empty list has one, with nothing on it. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
