import type { Page, PageRequest } from '../../../domain/paging/page.js';

/** The latest in front. What has no date comes last; equals keep their order. */
export function newestFirst<T extends { readonly createdAt: number | undefined }>(entries: readonly T[]): readonly T[] {
  return entries.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0));
}

/** One part of a list; beyond its end there is nothing. */
export function pageOf<T>(all: readonly T[], { page, size }: PageRequest): Page<T> {
  return { items: all.slice((page - 1) * size, page * size), total: all.length };
}
