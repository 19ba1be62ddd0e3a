import { ROUTES } from '../../../src/domain/access/routes.js';
import { SERVICE_BROKEN } from '../../../src/domain/errors/strings.js';
import { NOTHING_ON_PAGE, PREVIOUS_PAGE } from '../../../src/domain/kernel/paging.strings.js';
import { type SearchAddress, searchAddress } from '../../../src/domain/search/search-address.js';
import { nothingFoundFor, resultsInAll, SEARCH_OFF, SEARCH_NOT_STARTED } from '../../../src/domain/search/strings.js';
import { LOADING_TEXT } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { lost, never, setUp } from './calls.js';

/** The number of hits for the keyword: courses, lessons and an add-on's entry; and of lessons alone. */
const HITS = 6;
const LESSONS = 4;
const NO_HIT = 'xyzzy';

export const STATES: readonly CatalogueState[] = [
  search('results', strings.SEARCHED, { shows: resultsInAll(HITS) }),
  search('lessons', strings.LESSONS_ALONE, { parameters: { type: 'video' }, shows: resultsInAll(LESSONS) }),
  search('last-page', strings.LAST_PAGE, {
    parameters: { keywords: strings.COMMON_KEYWORD, page: 2 },
    shows: PREVIOUS_PAGE,
  }),
  search('past-the-end', strings.PAST_THE_END, { parameters: { page: 9 }, shows: NOTHING_ON_PAGE }),
  search('invitation', strings.NOT_SEARCHED_YET, { parameters: { keywords: '' }, shows: SEARCH_NOT_STARTED }),
  search('none', strings.NOTHING_FOUND, { parameters: { keywords: NO_HIT }, shows: nothingFoundFor(NO_HIT) }),
  search('long', strings.LONG_WORDS, {
    parameters: { keywords: 'a'.repeat(100) },
    shows: nothingFoundFor('a'.repeat(100)),
  }),
  search('off', strings.SEARCH_IS_OFF, {
    set: setUp({ search: false }),
    shows: SEARCH_OFF,
  }),
  search('loading', strings.IS_LOADING, { set: never('search'), shows: LOADING_TEXT }),
  search('failed', strings.IS_FAILED, { set: lost('search'), shows: SERVICE_BROKEN }),
];

type Recipe = Pick<CatalogueState, 'set' | 'steps' | 'shows'> & { readonly parameters?: Partial<SearchAddress> };

function search(id: string, how: string, { parameters, ...recipe }: Recipe): CatalogueState {
  const address = searchAddress({ keywords: strings.KEYWORD, type: '', page: 1, ...parameters });
  return { ...recipe, id: `pages/search/${id}`, title: titled(ROUTES.search.title, how), address };
}
