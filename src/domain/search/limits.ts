/** Business constants of search (docs/spec/search.md). A time or a size ends in its unit; counts have none. */

/** Search results per page, and the longest keyword in characters (docs/spec/search.md#keyword). */
export const SEARCH_RESULTS_A_PAGE = 10;
export const SEARCH_KEYWORD_LENGTH = 100;

/** How many keywords this device stores, and how many courses are below them (docs/spec/search.md#invitation). */
export const STORED_KEYWORDS_MAX = 8;
export const POPULAR_COURSES_SHOWN = 4;
