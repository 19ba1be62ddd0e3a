import { choice, PAGE, pageQuery } from '../access/page-query.js';
import { routeAt, ROUTES } from '../access/routes.js';
import { visibleText } from '../text/visible-text.js';
import type { PageLocation } from '../ports/navigator.js';
import { SEARCH_NEEDS_KEYWORD } from '../site/strings.js';
import { KEYWORDS } from './keywords.js';

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

export type SearchDecision =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'refuse'; readonly text: string };

/** The target of a search for the typed text; refused when it is empty (docs/spec/header-and-footer.md#search-box). */
export function searchFor(typed: string): SearchDecision {
  return visibleText(typed) === ''
    ? { kind: 'refuse', text: SEARCH_NEEDS_KEYWORD }
    : { kind: 'go', to: searchAddress({ keywords: typed, type: '', page: 1 }) };
}

/**
 * The text of the search box: on the search page, however its path is spelled, the current keyword
 * (docs/spec/header-and-footer.md#search-box).
 */
export function keywordAt({ path, query }: Pick<PageLocation, 'path' | 'query'>): string {
  return routeAt(path) === 'search' ? KEYWORDS.read(query) : '';
}
