import { queryText } from '../access/addresses.js';
import { choice, PAGE, pageQuery } from '../access/page-query.js';
import { plainPath } from '../access/paths.js';
import { ROUTES } from '../access/routes.js';
import { wellFormed } from '../kernel/values.js';
import { SEARCH_KEYWORD_LENGTH } from '../limits.js';
import type { Place } from '../ports/browser/navigator.js';
import { SEARCH_NEEDS_KEYWORD } from '../site/strings.js';

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

/**
 * What a query asks for, and the address of a part of the results. A `+` stays a plus: our own addresses write a space as
 * `%20`, and an address somebody typed is more likely to mean `C++` than `C  `.
 */
export const { read: readSearchAddress, address: searchAddress } = pageQuery<SearchAddress>(ROUTES.search.pattern, {
  keywords: {
    read: (query) => cutKeyword(queryText(query, 'keywords')),
    write: (keywords) => {
      const keyword = cutKeyword(keywords);
      return keyword === '' ? '' : `keywords=${encodeURIComponent(keyword)}`;
    },
  },
  type: choice('type', '', SEARCH_TYPES),
  page: PAGE,
});

/** Cut between characters, never in the middle of one. */
function cutKeyword(keyword: string): string {
  return wellFormed(Array.from(keyword.trim()).slice(0, SEARCH_KEYWORD_LENGTH).join('').trim());
}

export type SearchDecision =
  { readonly kind: 'go'; readonly to: string } | { readonly kind: 'refuse'; readonly text: string };

/** What becomes of a typed keyword (spec §2 header, §5): it is trimmed, and survives the trip whatever is in it. */
export function searchFor(typed: string): SearchDecision {
  if (typed.trim() === '') return { kind: 'refuse', text: SEARCH_NEEDS_KEYWORD };
  return { kind: 'go', to: searchAddress({ keywords: typed, type: '', page: 1 }) };
}

/** The keyword in the query of an address. */
export function keywordOf(query: string): string {
  return readSearchAddress(query).keywords;
}

/** What the search box shows at a place: on the search page, however its path is spelled, the current keyword (clarifications §6). */
export function keywordAt({ path, query }: Pick<Place, 'path' | 'query'>): string {
  return plainPath(path) === '/search' ? keywordOf(query) : '';
}
