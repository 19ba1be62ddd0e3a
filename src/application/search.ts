import { distinctUntilChanged, map, type Observable, of, scan, switchMap, tap } from 'rxjs';

import { ROUTES } from '../domain/access/routes.js';
import type { CourseSummary } from '../domain/courses/course.js';
import type { AppError } from '../domain/errors/app-error.js';
import type { Loading } from '../domain/kernel/loading.js';
import { token } from '../domain/kernel/token.js';
import { POPULAR_COURSES_SHOWN, SEARCH_RESULTS_A_PAGE } from '../domain/limits.js';
import type { Page } from '../domain/paging.js';
import type { Arrival, Navigator } from '../domain/ports/browser/navigator.js';
import type { CourseGateway } from '../domain/ports/server/course-gateway.js';
import type { SearchGateway } from '../domain/ports/server/search-gateway.js';
import { readSearchAddress, type SearchAddress, searchAddress } from '../domain/search/search-address.js';
import { type MarkedResult, highlightWords, type SearchResult } from '../domain/search/search-results.js';
import type { RecentKeywords } from './recent-keywords.js';
import type { Loader } from './site/loader.js';
import type { ResponseCache } from './site/response-cache.js';
import { locationsUnder } from './site/route-locations.js';

/** The states of the search page (docs/spec/search.md#results). */
export type SearchState =
  /** No keyword: the page invites the visitor to search. */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'results';
      /** The request that the results answer; while `renewing`, the previous one. */
      readonly asked: SearchAddress;
      /** Empty past the last page. */
      readonly page: Page<MarkedResult>;
      /** True while newer results are loading. */
      readonly renewing: boolean;
    }
  | { readonly kind: 'none'; readonly asked: SearchAddress }
  /** The site has no search. */
  | { readonly kind: 'off' }
  | { readonly kind: 'failed'; readonly error: AppError };

/**
 * Searching the whole site. The location is the state, and the newest request wins (docs/spec/every-page.md#address).
 */
export class Search {
  private readonly seen: ResponseCache<Page<SearchResult> | 'off'>;
  private readonly coursesCache: ResponseCache<Page<CourseSummary>>;

  constructor(
    private readonly gateway: SearchGateway,
    private readonly courses: Pick<CourseGateway, 'list'>,
    private readonly recent: Pick<RecentKeywords, 'add' | 'has' | 'watch'>,
    private readonly navigator: Navigator,
    private readonly loader: Loader,
  ) {
    this.seen = loader.memory();
    this.coursesCache = loader.memory();
  }

  /**
   * The results for the location, requested again when it changes and whenever `retry$` emits. Cold; never fails, never
   * completes.
   */
  results(retry$: Observable<unknown>): Observable<SearchState> {
    return locationsUnder(this.navigator, ROUTES.search.pattern).pipe(
      map(({ place }) => ({ asked: readSearchAddress(place.query), arrival: place.arrival })),
      distinctUntilChanged((one, other) => searchAddress(one.asked) === searchAddress(other.asked)),
      // `switchMap`: an answer to an older request is never shown.
      switchMap(({ asked, arrival }) =>
        asked.keywords === '' ? of<SearchState>({ kind: 'unasked' }) : this.answer(asked, arrival, retry$),
      ),
      scan(
        (shown: SearchState, next): SearchState =>
          next.kind === 'loading' && shown.kind === 'results' ? { ...shown, renewing: true } : next,
        { kind: 'loading' },
      ),
    );
  }

  /** The recent keywords of this device, newest first. Cold; never fails, never completes. */
  recentKeywords(): Observable<readonly string[]> {
    return this.recent.watch();
  }

  /** Popular courses, for a visitor who has not searched yet. Cold; never fails, never completes. */
  popularCourses(retry$: Observable<unknown>): Observable<Loading<Page<CourseSummary>>> {
    const question$ = this.courses.list(
      { categoryId: undefined, scene: 'popular' },
      { page: 1, size: POPULAR_COURSES_SHOWN },
    );
    return this.loader.load(question$, retry$).pipe(this.coursesCache.wrap(''));
  }

  /** Back and a reload repeat a request: the visitor has not searched again. */
  private isNew({ keywords }: SearchAddress, arrival: Arrival): boolean {
    return arrival !== 'pop' && !(arrival === 'load' && this.recent.has(keywords));
  }

  private answer(asked: SearchAddress, arrival: Arrival, retry$: Observable<unknown>): Observable<SearchState> {
    const question$ = this.gateway.search({ ...asked, size: SEARCH_RESULTS_A_PAGE }).pipe(
      tap((answer) => {
        if (answer !== 'off' && this.isNew(asked, arrival)) this.recent.add(asked.keywords);
      }),
    );
    return this.loader.load(question$, retry$).pipe(
      this.seen.wrap(searchAddress(asked)),
      map((loading) => stateOf(loading, asked)),
    );
  }
}

function stateOf(loading: Loading<Page<SearchResult> | 'off'>, asked: SearchAddress): SearchState {
  switch (loading.kind) {
    case 'loading':
    case 'failed':
      return loading;
    case 'gone':
      // The call takes no id, so `gone` means that the server has no search.
      return { kind: 'off' };
    case 'ready':
      if (loading.value === 'off') return { kind: 'off' };
      return loading.value.total === 0
        ? { kind: 'none', asked }
        : { kind: 'results', asked, page: marked(loading.value, asked), renewing: false };
  }
}

/** Marks the words of the keywords that were searched: the location may already contain the next ones. */
function marked({ items, total }: Page<SearchResult>, { keywords }: SearchAddress): Page<MarkedResult> {
  return { items: items.map((result) => highlightWords(result, keywords)), total };
}

export const SEARCH = token<Search>('Search');

declare module './lazy-services.js' {
  interface LazyServiceTypes {
    readonly search: Search;
  }
}
