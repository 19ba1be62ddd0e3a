import type { Page, PageRequest } from '../../../../domain/paging/page.js';

/** One part of a list; beyond its end there is nothing. */
export function pageOf<T>(all: readonly T[], { page, size }: PageRequest): Page<T> {
  return { items: all.slice((page - 1) * size, page * size), total: all.length };
}
