import { queryText } from '../access/addresses.js';
import type { Parameter } from '../access/page-query.js';
import { plainPath } from '../access/paths.js';
import { ROUTES } from '../access/routes.js';
import { wellFormed } from '../kernel/values.js';
import { SEARCH_KEYWORD_LENGTH } from '../limits.js';
import type { Place } from '../ports/browser/navigator.js';
import { SEARCH_NEEDS_KEYWORD } from '../site/strings.js';

/**
 * The keyword of a search in an address: trimmed, at most 100 characters. A `+` stays a plus: our own addresses write a space as
 * `%20`, and an address somebody typed is more likely to mean `C++` than `C  `.
 */
export const KEYWORDS: Parameter<string> = {
  read: (query) => cutKeyword(queryText(query, 'keywords')),
  write: (keywords) => {
    const keyword = cutKeyword(keywords);
    return keyword === '' ? '' : `keywords=${encodeURIComponent(keyword)}`;
  },
};

/** Cut between characters, never in the middle of one. */
function cutKeyword(keyword: string): string {
  return wellFormed(Array.from(keyword.trim()).slice(0, SEARCH_KEYWORD_LENGTH).join('').trim());
}

export type SearchDecision =
  { readonly kind: 'go'; readonly to: string } | { readonly kind: 'refuse'; readonly text: string };

/** What becomes of a typed keyword (spec §2 header, §5): it is trimmed, and survives the trip whatever is in it. */
export function searchFor(typed: string): SearchDecision {
  if (typed.trim() === '') return { kind: 'refuse', text: SEARCH_NEEDS_KEYWORD };
  return { kind: 'go', to: [ROUTES.search.pattern, KEYWORDS.write(typed)].filter(Boolean).join('?') };
}

/** What the search box shows at a place: on the search page, however its path is spelled, the current keyword (clarifications §6). */
export function keywordAt({ path, query }: Pick<Place, 'path' | 'query'>): string {
  return plainPath(path) === '/search' ? KEYWORDS.read(query) : '';
}
