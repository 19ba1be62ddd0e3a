import type { Observable } from 'rxjs';

import type { Page } from '../../src/domain/paging.js';
import type { SearchGateway, SearchRequest } from '../../src/domain/ports/server/search-gateway.js';
import type { SearchResult } from '../../src/domain/search/search-results.js';
import { Question } from './question.js';

export class FakeSearchGateway implements SearchGateway {
  readonly searches = new Question<Page<SearchResult> | 'off'>();
  /** What was asked, in order. */
  readonly wishes: SearchRequest[] = [];

  search(request: SearchRequest): Observable<Page<SearchResult> | 'off'> {
    this.wishes.push(request);
    return this.searches.ask();
  }
}
