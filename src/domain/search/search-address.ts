import { choice, PAGE, pageQuery } from '../access/page-query.js';
import { ROUTES } from '../access/routes.js';
import { KEYWORDS } from './keyword.js';

/** What is searched: everything, courses or lessons. */
export type SearchType = '' | 'vod' | 'video';

/** The tabs of the search page in their order (docs/spec/search.md#results). */
export const SEARCH_TYPES: readonly SearchType[] = ['', 'vod', 'video'];

/** The parameters of the search page. */
export interface SearchAddress {
  /** Trimmed, at most 100 characters; empty before the first search. */
  readonly keywords: string;
  readonly type: SearchType;
  /** Counted from 1. */
  readonly page: number;
}

/** Reads and writes the address of a page of results. */
export const { read: readSearchAddress, address: searchAddress } = pageQuery<SearchAddress>(ROUTES.search.pattern, {
  keywords: KEYWORDS,
  type: choice('type', '', SEARCH_TYPES),
  page: PAGE,
});
