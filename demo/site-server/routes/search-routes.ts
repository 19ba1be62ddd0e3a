import { refused } from '../../../src/adapters/memory/server/refusal.js';
import { SOMETHING_WRONG } from '../../../src/adapters/memory/server/strings.js';
import { get, type RouteInput, type Route } from '../route.js';
import { requestedPage } from '../answers/values.js';
import { writePageShort } from '../answers/write-page.js';
import { writeSearchHit } from '../answers/write-search.js';

const MOST_ON_A_PAGE = 100;

/** The site search (docs/api/search.md#search-the-site). */
export const ROUTES: readonly Route[] = [get('/api/v3/search', 'search', search)];

function search({ site, query, generation, serverUrl }: RouteInput) {
  const { keywords = '', type, page } = query;
  const pageRequest = requestedPage(query, 'size', 10);
  const size = generation === 2 ? Math.min(pageRequest.size, MOST_ON_A_PAGE) : pageRequest.size;
  const found = site.pages.search.search({ keywords, type: type ?? '', page: pageRequest.page, size });
  if (generation === 2 && type === undefined) throw refused(SOMETHING_WRONG);
  const nothing = generation === 1 && (page === undefined || page === '0');
  return writePageShort(nothing ? { ...found, items: [] } : found, (hit) => writeSearchHit(hit, generation, serverUrl));
}
