import { catchError, map, type Observable, throwError } from 'rxjs';

import type { Page } from '../../domain/kernel/paging.js';
import type { SearchGateway, SearchRequest } from '../../domain/ports/search-gateway.js';
import type { SearchResult } from '../../domain/search/search-results.js';
import { searchError, searchKind } from '../wire/search.js';
import { MemoryGateway } from './client/network.js';
import type { Images } from './server/images.js';
import type { SearchHit } from './server/search.js';

export class MemorySearchGateway extends MemoryGateway implements SearchGateway {
  search(request: SearchRequest): Observable<Page<SearchResult>> {
    return this.network
      .request('search', () => this.site.pages.search.search(request))
      .pipe(
        map(({ items, total }) => ({ items: items.map((hit) => resultOf(hit, this.site.images)), total })),
        catchError((thrown: unknown) => throwError(() => searchError(thrown))),
      );
  }
}

function resultOf({ found, snippet }: SearchHit, images: Images): SearchResult {
  const kind = searchKind(found.type);
  return {
    kind,
    id: found.id,
    title: found.title,
    snippet,
    cover: images.inline(found.cover),
    ...(kind === 'course' && { priceYuan: found.priceYuan }),
  };
}
