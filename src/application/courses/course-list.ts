import { combineLatest, defer, distinctUntilChanged, filter, finalize, map, type Observable, tap } from 'rxjs';

import {
  type CoursesAddress,
  coursesAddress,
  filterOf,
  readCoursesAddress,
  withinCategories,
} from '../../domain/courses/course-list-address.js';
import type { CourseCategory, CourseSummary } from '../../domain/courses/course.js';
import { LOADING, type Loading } from '../../domain/kernel/loading.js';
import { shareLatest } from '../../domain/kernel/streams.js';
import { token } from '../../domain/kernel/token.js';
import { COURSES_A_PAGE } from '../../domain/courses/limits.js';
import type { Page } from '../../domain/kernel/paging.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { CourseGateway } from '../../domain/ports/course-gateway.js';
import { AnswerAhead, type AheadContext } from '../site/answer-ahead.js';
import { showingPrevious, type Loader } from '../site/loader.js';
import type { ResponseCache } from '../site/response-cache.js';
import { locationsOf } from '../site/route-locations.js';

type Categories = Loading<readonly CourseCategory[]>;

/** What the course list shows (docs/spec/courses.md#course-list): each part loads and fails by itself. */
export interface CoursesState {
  readonly categories: Categories;
  /** Empty past the last page, with the true total. */
  readonly list: Loading<Page<CourseSummary>>;
}

/** The state before the first answer. */
export const COURSES_LOADING: CoursesState = { categories: LOADING, list: LOADING };

/**
 * The course list. The location is the state, and the newest request wins (docs/spec/every-page.md#address). Categories
 * and list are requested in parallel, the categories once per visit to the page. The list is requested a second time,
 * without the category, only when that category turns out not to exist.
 */
export class CourseList {
  private readonly categoriesCache: ResponseCache<readonly CourseCategory[]>;
  private readonly listCache: ResponseCache<Page<CourseSummary>>;
  readonly ahead: AnswerAhead<CoursesAddress, Page<CourseSummary>>;

  constructor(
    private readonly gateway: CourseGateway,
    private readonly navigator: PageNavigator,
    private readonly loader: Loader,
    context: AheadContext,
  ) {
    this.categoriesCache = loader.cache();
    this.listCache = loader.cache();
    this.ahead = new AnswerAhead(
      (address: CoursesAddress) => gateway.list(filterOf(address), { page: address.page, size: COURSES_A_PAGE }),
      context,
      coursesAddress,
    );
  }

  /** `retry$` requests again what failed, and nothing else. Cold; never fails, never completes. */
  shown(retry$: Observable<unknown>): Observable<CoursesState> {
    return defer(() => {
      let shown = COURSES_LOADING;
      const retryOf = (part: keyof CoursesState) => retry$.pipe(filter(() => hasFailed(shown[part])));
      const address$ = this.address$();
      const categories$ = this.loader
        .load(this.gateway.categories(), retryOf('categories'))
        .pipe(this.categoriesCache.wrap(''), shareLatest());
      const answer$ = this.loader.loadEach(
        validAddresses(address$, categories$),
        (requested) => this.ahead.take(requested),
        retryOf('list'),
        (requested) => this.listCache.wrap(coursesAddress(requested)),
      );
      // `answer$` must come first in `combineLatest`: when the location or the categories change, it must have started
      // its new request before the other two emit.
      const list$ = combineLatest([answer$, address$, categories$]).pipe(
        map(([answer, address, categories]) => (isUnverified(address, categories) ? LOADING : answer)),
        showingPrevious(),
      );
      return combineLatest([list$, categories$]).pipe(
        map(([list, categories]) => ({ categories, list })),
        tap((next) => {
          shown = next;
        }),
        finalize(() => {
          this.ahead.cancel();
        }),
      );
    });
  }

  /** What the visitor has chosen, at once and whenever it changes. */
  private address$(): Observable<CoursesAddress> {
    return locationsOf('courses', this.navigator).pipe(
      map(({ query }) => readCoursesAddress(query)),
      distinctUntilChanged(isSameAddress),
      shareLatest(),
    );
  }
}

/** The locations, without categories that are known not to exist. */
function validAddresses(
  address$: Observable<CoursesAddress>,
  categories$: Observable<Categories>,
): Observable<CoursesAddress> {
  return combineLatest([address$, categories$]).pipe(
    map(([address, known]) => (known.kind === 'ready' ? withinCategories(address, known.value) : address)),
    distinctUntilChanged(isSameAddress),
  );
}

function isSameAddress(one: CoursesAddress, other: CoursesAddress): boolean {
  return coursesAddress(one) === coursesAddress(other);
}

/** True while the categories are loading: an empty list may then belong to a category that does not exist. */
function isUnverified({ categoryId }: CoursesAddress, categories: Categories): boolean {
  return categoryId !== undefined && categories.kind === 'loading';
}

function hasFailed({ kind }: Loading<unknown>): boolean {
  return kind === 'failed' || kind === 'missing';
}

export const COURSE_LIST = token<CourseList>('CourseList');

declare module '../site/lazy-services.js' {
  interface LazyServiceTypes {
    readonly courses: CourseList;
  }
}
