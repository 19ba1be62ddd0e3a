import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';
import type { Page, PageRequest } from '../kernel/paging.js';
import type { SearchType } from '../search/search-address.js';
import type { SearchResult } from '../search/search-results.js';

export interface SearchRequest extends PageRequest {
  /** Not empty. */
  readonly keywords: string;
  readonly type: SearchType;
}

/**
 * The search of the site (docs/api/search.md#search-the-site), for anonymous visitors too. Every call is cold: each
 * subscription sends one request; unsubscribing cancels it. It emits once, asynchronously, and completes. It fails only
 * with an `AppError`.
 */
export interface SearchGateway {
  /** Best match first. Fails with `missing` where the site has no search; some servers return an empty page instead. */
  search(request: SearchRequest): Observable<Page<SearchResult>>;
}

export const SEARCH_GATEWAY = token<SearchGateway>('SearchGateway');
