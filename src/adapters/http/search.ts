import { catchError, type Observable, throwError } from 'rxjs';

import type { Page } from '../../domain/kernel/paging.js';
import type { SearchGateway, SearchRequest } from '../../domain/ports/search-gateway.js';
import { type SearchResult, searchResultKey } from '../../domain/search/search-results.js';
import { asAmount } from '../wire/amounts-and-durations.js';
import { searchError, searchKind } from '../wire/search.js';
import type { HttpClient } from './client/http-client.js';
import { integer, type JsonRecord, nonEmptyText, required, textOrEmpty } from './client/json-readers.js';
import { searchCall } from './client/shared-calls.js';
import { decodePage } from './client/page-readers.js';
import type { ResolveImage } from './client/known-server.js';

/** docs/api/search.md#search-the-site. `resource_id` identifies the found resource; `id` is the entry of the index. */
function decodeSearchResult(hit: JsonRecord, image: ResolveImage): SearchResult {
  const kind = searchKind(required(nonEmptyText(hit['resource_type']), 'hit.resource_type'));
  return {
    kind,
    id: required(integer(hit['resource_id']), 'hit.resource_id'),
    title: textOrEmpty(hit['title']),
    snippet: nonEmptyText(hit['p']) ?? textOrEmpty(hit['short_desc']),
    cover: image(textOrEmpty(hit['thumb'])),
    ...(kind === 'course' && { priceYuan: asAmount(hit['charge']) }),
  };
}

export class HttpSearchGateway implements SearchGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly image: ResolveImage,
  ) {}

  search({ keywords, type, page, size }: SearchRequest): Observable<Page<SearchResult>> {
    return this.http
      .request({ method: 'GET', ...searchCall({ keywords, type, page, size }) }, (data) =>
        decodePage(data, (hit) => decodeSearchResult(hit, this.image), searchResultKey),
      )
      .pipe(catchError((thrown: unknown) => throwError(() => searchError(thrown))));
  }
}
