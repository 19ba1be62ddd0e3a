import { PAGE, pageQuery } from '../access/page-query.js';

/** A page of a list, as it is requested. */
export interface PageRequest {
  /** Counted from 1. */
  readonly page: number;
  /** Entries per page. */
  readonly size: number;
}

/**
 * A page of a list, in the same form for every paged call, whatever the server's format (docs/api/README.md#paging).
 */
export interface Page<T> {
  readonly items: readonly T[];
  /** The number of entries on all pages; `undefined` where it is not known (docs/spec/every-page.md#lists). */
  readonly total: number | undefined;
}

/** Whether the whole list has no entries: where nothing else is known, its first page says so. */
export function isEmptyList({ items, total }: Page<unknown>, page: number): boolean {
  return items.length === 0 && (total ?? page - 1) === 0;
}

/** The number of pages. An empty list has one empty page. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The page number in a query, counted from 1; an invalid value counts as 1 (docs/spec/every-page.md#address). */
export const readPage = PAGE.read;

/** The number of pages that are known of a list: one of unknown length goes on as long as its pages are full. */
export function knownPages({ items, total }: Page<unknown>, { page, size }: PageRequest): number {
  if (total !== undefined) return pageCount(total, size);
  return items.length < size ? page : page + 1;
}

/** The address of a page of the list at `path`. Page 1 has no parameter. */
export function pageAddress(path: string, page: number): string {
  return pageQuery<{ page: number }>(path, { page: PAGE }).address({ page });
}

/** An item of a pager: a page number, counted from 1, or a gap for at least two omitted pages. */
export type PagerItem = number | PagerGap;

export interface PagerGap {
  /** The page in the middle of the omitted ones. Through it any of 100 pages is at most six presses away. */
  readonly middle: number;
}

/** The maximum number of items: as many as fit into a row of 360 px. */
const MAX_ITEMS = 7;
/** Consecutive page numbers at the beginning or end of the list. With these the pager always has the same width. */
const PAGES_AT_AN_END = 5;

/** The first page, the last page, and the pages around `page`. `page` may be past the end. */
export function pageNumbers(page: number, count: number): readonly PagerItem[] {
  if (count <= MAX_ITEMS) return pages(1, count);
  if (page < PAGES_AT_AN_END) return [...pages(1, PAGES_AT_AN_END), gap(PAGES_AT_AN_END, count), count];
  const firstOfLastPages = count - PAGES_AT_AN_END + 1;
  if (page > firstOfLastPages) return [1, gap(1, firstOfLastPages), ...pages(firstOfLastPages, count)];
  return [1, gap(1, page - 1), ...pages(page - 1, page + 1), gap(page + 1, count), count];
}

/** The gap between two page numbers. */
function gap(before: number, after: number): PagerGap {
  return { middle: Math.floor((before + after) / 2) };
}

function pages(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
