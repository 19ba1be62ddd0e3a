import type { Observable } from 'rxjs';

import { token } from '../../kernel/token.js';
import type { Page, PageRequest } from '../../paging.js';
import type { SearchType } from '../../search/search-address.js';
import type { SearchResult } from '../../search/search-results.js';

export interface SearchRequest extends PageRequest {
  /** Not empty. */
  readonly keywords: string;
  readonly type: SearchType;
}

/**
 * Finds things of the whole site (pages API 3.22). Anybody may ask.
 *
 * Every call is cold: one request per subscription, abandoned on unsubscribe, answered later, never during subscribe().
 * It emits once and completes, and fails only with an `AppError`.
 */
export interface SearchGateway {
  /** The best hit first. Emits `off` where the site has no search; a server may say instead that there is nothing. */
  search(request: SearchRequest): Observable<Page<SearchResult> | 'off'>;
}

export const SEARCH_GATEWAY = token<SearchGateway>('SearchGateway');
