import { catchError, type Observable, of, throwError } from 'rxjs';

import type { Page } from '../../../domain/paging/page.js';
import type { SearchGateway, SearchRequest } from '../../../domain/ports/server/search-gateway.port.js';
import type { SearchResult } from '../../../domain/search/search-result.js';
import { isSearchOff } from '../../wire/search-off.js';
import { decodePage } from '../client/decode-list.js';
import type { HttpClient } from '../client/http-client.js';
import { decodeSearchResult } from './decode-search-result.js';

export class HttpSearchGateway implements SearchGateway {
  constructor(private readonly http: HttpClient) {}

  search({ keywords, type, page, size }: SearchRequest): Observable<Page<SearchResult> | 'off'> {
    // One generation needs the page, the other the type, though it be empty.
    const query = { keywords, type, page, size };
    return this.http
      .request({ method: 'GET', path: '/api/v3/search', query }, (data) => decodePage(data, decodeSearchResult))
      .pipe(catchError((error: unknown) => (isSearchOff(error) ? of('off' as const) : throwError(() => error))));
  }
}
