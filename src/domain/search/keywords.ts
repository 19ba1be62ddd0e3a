import { type Parameter, queryText } from '../access/page-query.js';
import { SEARCH_KEYWORD_LENGTH } from './limits.js';
import { visibleText } from '../text/visible-text.js';

/**
 * What is searched, as it is in an address: trimmed, at most 100 characters, empty when nothing of it can be seen. Cuts
 * between code points, never inside one.
 */
export function keywordOf(typed: string): string {
  return visibleText(Array.from(visibleText(typed)).slice(0, SEARCH_KEYWORD_LENGTH).join(''));
}

/**
 * A keyword in an address. A `+` stays a plus sign: our own addresses encode a space as `%20`, and a visitor who types
 * an address more likely means `C++` than `C  `.
 */
export function keywordParameter(name: string): Parameter<string> {
  return {
    read: (query) => keywordOf(queryText(query, name)),
    write: (typed) => {
      const keyword = keywordOf(typed);
      return keyword === '' ? '' : `${name}=${encodeURIComponent(keyword)}`;
    },
  };
}

/** The keyword of the search page. */
export const KEYWORDS = keywordParameter('keywords');
