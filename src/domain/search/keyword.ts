import { queryText } from '../access/addresses.js';
import type { Parameter } from '../access/page-query.js';
import { plainPath } from '../access/paths.js';
import { ROUTES } from '../access/routes.js';
import { visibleText } from '../kernel/visible-text.js';
import { SEARCH_KEYWORD_LENGTH } from '../limits.js';
import type { PageLocation } from '../ports/browser/navigator.js';
import { SEARCH_NEEDS_KEYWORD } from '../site/strings.js';

/**
 * The search keyword in an address: trimmed, at most 100 characters, empty when nothing of it can be seen. A `+` stays a plus sign: our own addresses encode
 * a space as `%20`, and a visitor who types an address more likely means `C++` than `C  `.
 */
export const KEYWORDS: Parameter<string> = {
  read: (query) => cutKeyword(queryText(query, 'keywords')),
  write: (keywords) => {
    const keyword = cutKeyword(keywords);
    return keyword === '' ? '' : `keywords=${encodeURIComponent(keyword)}`;
  },
};

/** Cuts between code points, never inside one. */
function cutKeyword(keyword: string): string {
  return visibleText(Array.from(visibleText(keyword)).slice(0, SEARCH_KEYWORD_LENGTH).join(''));
}

export type SearchDecision =
  { readonly kind: 'go'; readonly to: string } | { readonly kind: 'refuse'; readonly text: string };

/**
 * The target of a search for the typed text, trimmed and encoded; refused when it is empty
 * (docs/spec/header-and-footer.md#search-box).
 */
export function searchFor(typed: string): SearchDecision {
  const query = KEYWORDS.write(typed);
  if (query === '') return { kind: 'refuse', text: SEARCH_NEEDS_KEYWORD };
  return { kind: 'go', to: `${ROUTES.search.pattern}?${query}` };
}

/**
 * The text of the search box: on the search page, however its path is spelled, the current keyword
 * (docs/spec/header-and-footer.md#search-box).
 */
export function keywordAt({ path, query }: Pick<PageLocation, 'path' | 'query'>): string {
  return plainPath(path) === '/search' ? KEYWORDS.read(query) : '';
}
