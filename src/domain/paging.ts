import { PAGE, pageQuery } from './access/page-query.js';

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

/** The page that the address of a list asks for, counted from 1; what makes no sense counts as the first (pages §0.1). */
export const readPage = PAGE.read;

/** The address of a page of the list at `path`; the first goes without saying. */
export function pageAddress(path: string, page: number): string {
  return pageQuery<{ page: number }>(path, { page: PAGE }).address({ page });
}

/** What a pager shows in order: pages, counted from 1, and gaps where at least two pages are left out. */
export type PagerItem = number | 'gap';

/** Most items of a pager: they fit into a row of 360 px. */
const MOST_ITEMS = 7;
/** Pages that are named in a row at an end of the list. The pager keeps its width from page to page. */
const AT_AN_END = 5;

/** The first page, the last one, and those around `page`, which may be past the end. */
export function pageNumbers(page: number, count: number): readonly PagerItem[] {
  if (count <= MOST_ITEMS) return pages(1, count);
  if (page < AT_AN_END) return [...pages(1, AT_AN_END), 'gap', count];
  if (page > count - AT_AN_END + 1) return [1, 'gap', ...pages(count - AT_AN_END + 1, count)];
  return [1, 'gap', ...pages(page - 1, page + 1), 'gap', count];
}

function pages(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}
