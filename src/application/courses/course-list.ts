import { combineLatest, defer, distinctUntilChanged, filter, map, type Observable, tap } from 'rxjs';

import { ROUTES } from '../../domain/access/routes.js';
import {
  type CoursesAddress,
  coursesAddress,
  filterOf,
  readCoursesAddress,
  withinCategories,
} from '../../domain/courses/course-list-address.js';
import type { CourseCategory, CourseSummary } from '../../domain/courses/course.js';
import { keepingLast, LOADING, type Loading } from '../../domain/kernel/loading.js';
import { shareLatest } from '../../domain/kernel/streams.js';
import { token } from '../../domain/kernel/token.js';
import { COURSES_A_PAGE } from '../../domain/limits.js';
import type { Page } from '../../domain/paging.js';
import type { Navigator } from '../../domain/ports/browser/navigator.js';
import type { CourseGateway } from '../../domain/ports/server/course-gateway.js';
import type { Loader } from '../site/loader.js';
import type { AnswerMemory } from '../site/response-cache.js';
import { placesUnder } from '../site/route-locations.js';

type Categories = Loading<readonly CourseCategory[]>;

/** What the list of courses shows (pages §2): each part comes and fails by itself. */
export interface CoursesShown {
  readonly categories: Categories;
  /** Empty past the last page, and then with the true total. */
  readonly list: Loading<Page<CourseSummary>>;
}

/** Before the first word. */
export const COURSES_AWAITED: CoursesShown = { categories: LOADING, list: LOADING };

/**
 * Looking through the courses. The address is the state, and the newest question wins (pages §0.1). Categories and list
 * are asked for side by side, the categories once a visit to the page; only when they show that the category of the
 * address is gone is the list asked for a second time, without it.
 */
export class CourseList {
  private readonly seenCategories: AnswerMemory<readonly CourseCategory[]>;
  private readonly seenLists: AnswerMemory<Page<CourseSummary>>;

  constructor(
    private readonly gateway: CourseGateway,
    private readonly navigator: Navigator,
    private readonly loader: Loader,
  ) {
    this.seenCategories = loader.memory();
    this.seenLists = loader.memory();
  }

  /** `retry$` asks again for what was lost, and for nothing else. Cold; never fails, never completes. */
  shown(retry$: Observable<unknown>): Observable<CoursesShown> {
    return defer(() => {
      let shown = COURSES_AWAITED;
      const retryOf = (part: keyof CoursesShown) => retry$.pipe(filter(() => isLost(shown[part])));
      const address$ = this.address$();
      const categories$ = this.loader
        .load(this.gateway.categories(), retryOf('categories'))
        .pipe(this.seenCategories.about(''), shareLatest());
      const answer$ = this.loader.loadEach(
        validOnes(address$, categories$),
        (asked) => this.ask(asked),
        retryOf('list'),
        (asked) => this.seenLists.about(coursesAddress(asked)),
      );
      // The answer comes first: it is being asked for anew before anybody hears why.
      const list$ = combineLatest([answer$, address$, categories$]).pipe(
        map(([answer, address, categories]) => (isDoubtful(address, categories) ? LOADING : answer)),
        keepingLast(),
      );
      return combineLatest([list$, categories$]).pipe(
        map(([list, categories]) => ({ categories, list })),
        tap((next) => {
          shown = next;
        }),
      );
    });
  }

  private ask(address: CoursesAddress): Observable<Page<CourseSummary>> {
    return this.gateway.list(filterOf(address), { page: address.page, size: COURSES_A_PAGE });
  }

  /** What the visitor asks for, now and whenever that changes. */
  private address$(): Observable<CoursesAddress> {
    return placesUnder(this.navigator, ROUTES.courses.pattern).pipe(
      map(({ place }) => readCoursesAddress(place.query)),
      distinctUntilChanged(saysTheSame),
      shareLatest(),
    );
  }
}

/** The addresses without the categories that are known to be gone. */
function validOnes(
  address$: Observable<CoursesAddress>,
  categories$: Observable<Categories>,
): Observable<CoursesAddress> {
  return combineLatest([address$, categories$]).pipe(
    map(([address, known]) => (known.kind === 'ready' ? withinCategories(address, known.value) : address)),
    distinctUntilChanged(saysTheSame),
  );
}

function saysTheSame(one: CoursesAddress, other: CoursesAddress): boolean {
  return coursesAddress(one) === coursesAddress(other);
}

/** Nobody can say yet whether there is such a category: an empty list may be that of one that is gone. */
function isDoubtful({ categoryId }: CoursesAddress, categories: Categories): boolean {
  return categoryId !== undefined && categories.kind === 'loading';
}

function isLost({ kind }: Loading<unknown>): boolean {
  return kind === 'failed' || kind === 'gone';
}

export const COURSE_LIST = token<CourseList>('CourseList');

declare module '../lazy-services.js' {
  interface LazyServiceTypes {
    readonly courses: CourseList;
  }
}
