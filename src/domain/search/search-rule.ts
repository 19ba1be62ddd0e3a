import { queryText } from '../access/query-text.js';
import { plainPath } from '../access/site-path.js';
import type { Place } from '../ports/browser/navigator.port.js';
import { SEARCH_NEEDS_KEYWORD } from '../site/words.js';

export type SearchDecision =
  { readonly kind: 'go'; readonly to: string } | { readonly kind: 'refuse'; readonly text: string };

/** What becomes of a typed keyword (spec §2 header, §5): it is trimmed, and survives the trip whatever is in it. */
export function searchFor(typed: string): SearchDecision {
  const keyword = typed.trim();
  if (keyword === '') return { kind: 'refuse', text: SEARCH_NEEDS_KEYWORD };
  return { kind: 'go', to: `/search?keywords=${encodeURIComponent(wellFormed(keyword))}` };
}

/**
 * The keyword in the query of an address. A `+` stays a plus: our own addresses write a space as `%20`, and an
 * address somebody typed is more likely to mean `C++` than `C  `.
 */
export function keywordOf(query: string): string {
  return queryText(query, 'keywords');
}

/** What the search box shows at a place: on the search page, however its path is spelled, the current keyword (clarifications §6). */
export function keywordAt({ path, query }: Pick<Place, 'path' | 'query'>): string {
  return plainPath(path) === '/search' ? keywordOf(query) : '';
}

/** Half of a surrogate pair (an emoji cut in two) cannot be encoded: it becomes the replacement character. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
