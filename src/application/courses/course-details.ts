import { filter, map, type Observable, of, startWith, Subject, switchMap, tap } from 'rxjs';

import type { CourseDetail } from '../../domain/courses/course.js';
import type { DeviceOrder } from '../../domain/orders/waiting-orders.js';
import type { Loading } from '../../domain/kernel/loading.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { CourseGateway } from '../../domain/ports/course-gateway.js';
import type { Session } from '../../domain/session/session.js';
import type { SignOut } from '../session/sign-out.js';
import type { ResponseCache } from '../site/response-cache.js';
import type { Loader } from '../site/loader.js';
import { shownById } from '../site/shown-by-id.js';
import { type Download, downloadAttachment } from './download-attachment.js';
import { setFavourite } from './set-favourite.js';
import { token } from '../../domain/kernel/token.js';

/** The course page (docs/spec/courses.md#course-page). The location names the course. */
export class CourseDetails {
  /** The server's answers to clicks on the star, for all courses. */
  private readonly favourites = new Subject<{ readonly courseId: number; readonly isFavourite: boolean }>();

  private readonly detailCache: ResponseCache<CourseDetail>;

  constructor(
    private readonly gateway: CourseGateway,
    private readonly navigator: PageNavigator,
    private readonly session: Pick<Session, 'state$'>,
    private readonly signOut: Pick<SignOut, 'leaving$'>,
    private readonly loader: Loader,
    /** The newest order of a course that waits for payment on this device. Immediate. */
    readonly pendingOrder: (courseId: number) => DeviceOrder | undefined,
  ) {
    this.detailCache = loader.cache();
  }

  /** The course of the location (`shownById`). Cold; never fails, never completes. */
  shown(retry$: Observable<void>): Observable<Loading<CourseDetail>> {
    const { navigator, session, signOut } = this;
    return shownById('courseDetail', { navigator, session, signOut }, retry$, (id, again$) =>
      this.loader.load(this.gateway.detail(id), again$).pipe(
        this.detailCache.wrap(String(id)),
        switchMap((state) => this.withFavourite(state)),
      ),
    );
  }

  /**
   * Cold; completes when the server has that state and the displayed course is updated, fails with an `AppError`. Members
   * only.
   */
  setFavourite(courseId: number, isFavourite: boolean): Observable<unknown> {
    return setFavourite(this.gateway, courseId, isFavourite).pipe(
      tap((isNow) => {
        this.detailCache.forget(String(courseId));
        this.favourites.next({ courseId, isFavourite: isNow });
      }),
    );
  }

  /** See `downloadAttachment`. */
  download(courseId: number, attachmentId: number): Observable<Download> {
    return downloadAttachment({ courses: this.gateway, navigator: this.navigator }, courseId, attachmentId);
  }

  /** An answer to the star is newer than the loaded course and overrides it. */
  private withFavourite(state: Loading<CourseDetail>): Observable<Loading<CourseDetail>> {
    if (state.kind !== 'ready') return of(state);
    const { value } = state;
    return this.favourites.pipe(
      filter(({ courseId }) => courseId === value.course.id),
      map(({ isFavourite }) => ({ ...state, value: { ...value, isFavourite } })),
      startWith(state),
    );
  }
}

export const COURSE_DETAILS = token<CourseDetails>('CourseDetails');

declare module '../site/lazy-services.js' {
  interface LazyServiceTypes {
    readonly courseDetails: CourseDetails;
  }
}
