import { queryNumber } from '../access/query-text.js';

/** The page that the address of a list asks for, counted from 1; what makes no sense counts as the first (pages §0.1). */
export function readPage(query: string): number {
  return queryNumber(query, 'page') ?? 1;
}

/** The address of a page of the list at `path`; the first goes without saying. */
export function pageAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}
