import { distinctUntilChanged, finalize, map, type Observable, of, switchMap, tap } from 'rxjs';

import type { CourseSummary } from '../../domain/courses/course.js';
import type { Loading } from '../../domain/kernel/loading.js';
import { token } from '../../domain/kernel/token.js';
import { POPULAR_COURSES_SHOWN, SEARCH_RESULTS_A_PAGE } from '../../domain/search/limits.js';
import type { Page } from '../../domain/kernel/paging.js';
import type { Arrival, PageNavigator } from '../../domain/ports/navigator.js';
import type { CourseGateway } from '../../domain/ports/course-gateway.js';
import type { SearchGateway } from '../../domain/ports/search-gateway.js';
import { readSearchAddress, type SearchAddress, searchAddress } from '../../domain/search/search-address.js';
import { highlightWords, type MarkedResult, type SearchResult } from '../../domain/search/search-results.js';
import { AnswerAhead, type AheadContext } from '../site/answer-ahead.js';
import { showingPrevious, type Loader } from '../site/loader.js';
import type { ResponseCache } from '../site/response-cache.js';
import { locationsOf } from '../site/route-locations.js';
import type { RecentKeywords } from './recent-keywords.js';

/** Empty past the last page; the total is 0 where nothing was found. */
export type SearchResults = Page<MarkedResult>;

const NOTHING: Loading<SearchResults> = { kind: 'ready', value: { items: [], total: 0 }, isRenewing: false };

/**
 * Searching the whole site. The location is the state, and the newest request wins (docs/spec/every-page.md#address).
 */
export class Search {
  private readonly resultsCache: ResponseCache<SearchResults>;
  private readonly coursesCache: ResponseCache<Page<CourseSummary>>;
  readonly ahead: AnswerAhead<SearchAddress, Page<SearchResult>>;

  constructor(
    gateway: SearchGateway,
    private readonly courses: Pick<CourseGateway, 'list'>,
    private readonly recent: Pick<RecentKeywords, 'add' | 'has' | 'watch'>,
    private readonly navigator: PageNavigator,
    private readonly loader: Loader,
    context: AheadContext,
  ) {
    this.resultsCache = loader.cache();
    this.coursesCache = loader.cache();
    this.ahead = new AnswerAhead(
      (address: SearchAddress) => gateway.search({ ...address, size: SEARCH_RESULTS_A_PAGE }),
      context,
      searchAddress,
    );
  }

  /**
   * The results for the location, requested again when it changes and whenever `retry$` emits; `missing` where the site
   * has no search. Without a keyword nothing is requested or found. Cold; never fails, never completes.
   */
  results(retry$: Observable<unknown>): Observable<Loading<SearchResults>> {
    return locationsOf('search', this.navigator).pipe(
      map(({ query, arrival }) => ({ requested: readSearchAddress(query), arrival })),
      distinctUntilChanged((one, other) => searchAddress(one.requested) === searchAddress(other.requested)),
      // `switchMap`: an answer to an older request is never shown.
      switchMap(({ requested, arrival }) =>
        requested.keywords === '' ? of(NOTHING) : this.answer(requested, arrival, retry$),
      ),
      // An empty result of the previous keyword must not stay visible while the next keyword is searched.
      showingPrevious(({ items, total = items.length }) => total > 0),
      finalize(() => {
        this.ahead.cancel();
      }),
    );
  }

  /** The recent keywords of this device, newest first. Cold; never fails, never completes. */
  recentKeywords(): Observable<readonly string[]> {
    return this.recent.watch();
  }

  /** Popular courses, for a visitor who has not searched yet. Cold; never fails, never completes. */
  popularCourses(retry$: Observable<unknown>): Observable<Loading<Page<CourseSummary>>> {
    const request$ = this.courses.list(
      { categoryId: undefined, scene: 'popular' },
      { page: 1, size: POPULAR_COURSES_SHOWN },
    );
    return this.loader.load(request$, retry$).pipe(this.coursesCache.wrap(''));
  }

  /** Back and a reload repeat a request: the visitor has not searched again. */
  private isNew({ keywords }: SearchAddress, arrival: Arrival): boolean {
    return arrival !== 'pop' && !(arrival === 'reload' && this.recent.has(keywords));
  }

  private answer(
    requested: SearchAddress,
    arrival: Arrival,
    retry$: Observable<unknown>,
  ): Observable<Loading<SearchResults>> {
    const request$ = this.ahead.take(requested).pipe(
      tap(() => {
        if (this.isNew(requested, arrival)) this.recent.add(requested.keywords);
      }),
      map(({ items, total }) => ({ items: items.map((result) => highlightWords(result, requested.keywords)), total })),
    );
    return this.loader.load(request$, retry$).pipe(this.resultsCache.wrap(searchAddress(requested)));
  }
}

export const SEARCH = token<Search>('Search');

declare module '../site/lazy-services.js' {
  interface LazyServiceTypes {
    readonly search: Search;
  }
}
