import { plainPath } from '../access/site-path.js';
import type { Place } from '../ports/browser/navigator.port.js';
import { SEARCH_NEEDS_KEYWORD } from '../site/words.js';
import { readSearchAddress, searchAddress } from './search-address.js';

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
