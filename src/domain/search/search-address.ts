import { choice, PAGE, pageQuery } from '../access/page-query.js';
import { ROUTES } from '../access/routes.js';
import { KEYWORDS } from './keyword.js';

/** What is searched through: everything, courses or lessons. */
export type SearchType = '' | 'vod' | 'video';

/** The choices of the search page, in its order (pages §15). */
export const SEARCH_TYPES: readonly SearchType[] = ['', 'vod', 'video'];

/** What an address of the search page asks for. */
export interface SearchAddress {
  /** Trimmed, at most 100 characters; empty when nothing is asked yet. */
  readonly keywords: string;
  readonly type: SearchType;
  /** Counted from 1. */
  readonly page: number;
}

/** Reads and writes the address of a part of the results. */
export const { read: readSearchAddress, address: searchAddress } = pageQuery<SearchAddress>(ROUTES.search.pattern, {
  keywords: KEYWORDS,
  type: choice('type', '', SEARCH_TYPES),
  page: PAGE,
});
