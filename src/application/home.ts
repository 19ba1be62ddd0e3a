import {
  catchError,
  combineLatest,
  delay,
  first,
  map,
  type Observable,
  of,
  scan,
  type SchedulerLike,
  startWith,
  switchMap,
  tap,
  throwError,
} from 'rxjs';

import type { Announcement } from '../domain/announcements.js';
import { asAppError } from '../domain/errors/app-error.js';
import { Carousel } from '../domain/home/carousel.js';
import { closeAnnouncement } from '../domain/home/closed-announcement.js';
import {
  coursesToContinue,
  HOME_PENDING,
  type HomeAnswers,
  type HomeContent,
  type HomeView,
  nextHomeView,
  NOTHING_LEARNED,
  publishedBy,
  type Slide,
} from '../domain/home/home.js';
import type { Loading } from '../domain/kernel/loading.js';
import { hasLearnedNothing, recordLearned } from '../domain/home/nothing-learned.js';
import { ProgressOutbox } from '../domain/lesson/progress-outbox.js';
import { shareLatest } from '../domain/kernel/streams.js';
import { token } from '../domain/kernel/token.js';
import { ANNOUNCEMENT_WAIT_MS, LEARNED_COURSES_FETCHED } from '../domain/home/limits.js';
import type { Presence } from '../domain/ports/presence.js';
import type { VisitStore } from '../domain/ports/visit-store.js';
import type { AnnouncementGateway } from '../domain/ports/announcement-gateway.js';
import type { HomeGateway } from '../domain/ports/home-gateway.js';
import type { ServerClock } from '../domain/ports/server-clock.js';
import type { StudyGateway } from '../domain/ports/study-gateway.js';
import type { Session } from '../domain/session/session.js';
import type { CurrentSite } from '../domain/site/current-site.js';
import type { LearnedCourse } from '../domain/study.js';
import type { Loader } from './site/loader.js';
import type { ResponseCache } from './site/response-cache.js';

/** Each emits when the visitor retries that part of home. */
export interface HomeRetries {
  readonly content$: Observable<unknown>;
  readonly announcement$: Observable<unknown>;
  readonly learned$: Observable<unknown>;
}

/** Home (docs/spec/home.md#parts). Its parts are requested in parallel, and each fails by itself. */
export class Home {
  private readonly contentCache: ResponseCache<HomeContent>;
  private readonly latestCache: ResponseCache<Announcement | undefined>;
  private readonly learnedCache: ResponseCache<readonly LearnedCourse[]>;
  private lowerPartsRendered = false;

  constructor(
    private readonly home: HomeGateway,
    private readonly announcements: AnnouncementGateway,
    private readonly study: StudyGateway,
    private readonly currentSite: CurrentSite,
    private readonly store: VisitStore,
    private readonly session: Pick<Session, 'isBeforeReload' | 'memberId'>,
    private readonly presence: Presence,
    private readonly loader: Loader,
    private readonly time: SchedulerLike,
    private readonly clock: Pick<ServerClock, 'now'>,
  ) {
    this.contentCache = loader.cache();
    this.latestCache = loader.cache();
    this.learnedCache = loader.cache();
  }

  /** The view of all parts. Cold: requests on subscription; emits at once, never fails, never completes. */
  watch(retries: HomeRetries): Observable<HomeView> {
    const published$ = this.home.content().pipe(map((content) => publishedBy(this.clock.now(), content)));
    const content$ = this.load(published$, retries.content$, this.contentCache).pipe(shareLatest());
    return combineLatest({
      // Requested first, so that it arrives together with the blocks.
      latest: this.load(this.announcements.latest(), retries.announcement$, this.latestCache),
      content: content$,
      hasWaited: content$.pipe(
        first(({ kind }) => kind !== 'loading'),
        delay(ANNOUNCEMENT_WAIT_MS, this.time),
        map(() => true),
        startWith(false),
      ),
      learned: this.learned(retries.learned$),
      closed: this.store.watch('closedAnnouncement'),
    }).pipe(scan(nextHomeView, HOME_PENDING));
  }

  /** The slides of the home content; while it loads or after it failed, the slides of the configuration. */
  slidesOf(content: Loading<HomeContent>): readonly Slide[] {
    if (content.kind === 'ready') return content.value.slides;
    return this.currentSite.site$.value?.config.slides ?? [];
  }

  /** A carousel that advances by itself. Every view creates its own. */
  carousel(slides: readonly Slide[]): Carousel {
    return new Carousel(slides.length, this.presence, this.time);
  }

  /**
   * True once the lower parts were rendered since the document was loaded: after Back they are rendered at once.
   */
  get hasRenderedLowerParts(): boolean {
    return this.lowerPartsRendered;
  }

  /** From now on the lower parts are rendered, on later visits to home as well. */
  renderLowerParts(): void {
    this.lowerPartsRendered = true;
  }

  /** The position of a lesson that this device has not sent yet; 0 where none waits. */
  pendingS(lessonId: number): number {
    const { memberId } = this.session;
    return memberId === undefined ? 0 : new ProgressOutbox(this.store).positionOf(memberId, lessonId);
  }

  close(announcement: Announcement): void {
    closeAnnouncement(this.store, announcement);
  }

  /**
   * Home requests nothing by id, so an error `missing` is not the state `missing` here: the server lacks the call, and
   * the visitor can retry.
   */
  private load<T>(
    request$: Observable<T>,
    retry$: Observable<unknown>,
    cache: ResponseCache<T>,
  ): Observable<Loading<T>> {
    const loaded$ = request$.pipe(
      catchError((thrown: unknown) => {
        const error = asAppError(thrown);
        return throwError(() => (error.kind === 'missing' ? { ...error, kind: 'refused' } : error));
      }),
    );
    return this.loader.load(loaded$, retry$).pipe(cache.wrap(''));
  }

  /** Uses the stored token without waiting for the member to load, which saves one round trip. */
  private learned(retry$: Observable<unknown>): Observable<HomeAnswers['learned']> {
    return this.store.watch('token').pipe(
      switchMap((token) => {
        if (token === undefined || this.session.isBeforeReload) return of(undefined);
        const learned$ = this.load(this.coursesToContinue(token), retry$, this.learnedCache);
        // Whatever the answer is: it decides about the next visit.
        return hasLearnedNothing(this.store) ? learned$.pipe(map(() => NOTHING_LEARNED)) : learned$;
      }),
    );
  }

  private coursesToContinue(token: string): Observable<readonly LearnedCourse[]> {
    return this.study.learnedCourses({ page: 1, size: LEARNED_COURSES_FETCHED }).pipe(
      map(({ items }) => coursesToContinue(items)),
      tap((courses) => {
        recordLearned(this.store, token, courses.length === 0);
      }),
    );
  }
}

export const HOME = token<Home>('Home');

declare module './site/lazy-services.js' {
  interface LazyServiceTypes {
    readonly home: Home;
  }
}
