import {
  distinctUntilChanged,
  filter,
  finalize,
  ignoreElements,
  map,
  merge,
  Observable,
  scan,
  type SchedulerLike,
  share,
  skip,
  startWith,
  tap,
} from 'rxjs';

import { idInPath } from '../../domain/access/ids.js';
import { lessonAddress } from '../../domain/courses/course-address.js';
import type { Attachment } from '../../domain/courses/course.js';
import { type Lesson, type LessonProgress, lessonsInOrder, unfinishedLessons } from '../../domain/courses/directory.js';
import type { Loading } from '../../domain/kernel/loading.js';
import type { Behavior } from '../../domain/kernel/streams.js';
import { token } from '../../domain/kernel/token.js';
import type { LessonCourse, LessonDetail } from '../../domain/lesson/lesson-page.js';
import { startInQuery } from '../../domain/lesson/start-position.js';
import { PlaybackLock } from '../../domain/lesson/exclusive-playback.js';
import type { PlayPreferences } from '../../domain/lesson/play-preferences.js';
import { watermarkOf } from '../../domain/lesson/watermark.js';
import type { ProgressReports } from '../../domain/lesson/progress-reports.js';
import { isReturn, type PageNavigator } from '../../domain/ports/navigator.js';
import type { CourseGateway } from '../../domain/ports/course-gateway.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type { Session } from '../../domain/session/session.js';
import type { CurrentSite } from '../../domain/site/current-site.js';
import { type Download, downloadAttachment } from '../courses/download-attachment.js';
import type { SignOut } from '../session/sign-out.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import type { Loader } from '../site/loader.js';
import { shownById } from '../site/shown-by-id.js';
import type { LessonsAhead } from './lessons-ahead.js';
import { LessonPlayer, type PlayerDependencies } from './player.js';

export interface LessonsDependencies extends Omit<
  PlayerDependencies,
  'lock' | 'ahead' | 'gateway' | 'reports' | 'reporter'
> {
  readonly ahead: LessonsAhead;
  readonly courses: Pick<CourseGateway, 'detail' | 'attachmentLink' | 'checkAttachment'>;
  readonly navigator: PageNavigator;
  readonly session: Pick<Session, 'state$' | 'memberId'>;
  readonly signOut: Pick<SignOut, 'leaving$'>;
  readonly site: Pick<CurrentSite, 'site$'>;
  readonly loader: Loader;
  readonly reporter: Pick<ErrorReporter, 'logFault' | 'report'>;
  readonly reports: ProgressReports;
  readonly store: VisitStore;
  readonly time: SchedulerLike;
}

/** The lesson page (docs/spec/lesson.md#lesson-page). The location names the lesson. */
export class Lessons {
  /** Sends played positions to the server while subscribed. Cold; emits nothing, never errors, never completes. */
  readonly sending$: Observable<never>;
  /**
   * Sends all positions that this device has stored for the member, and completes once the server has them. Cold; emits
   * nothing, never errors.
   */
  readonly allSent$: Observable<never>;

  constructor(private readonly needs: LessonsDependencies) {
    const { reports, reporter } = needs;
    const refusals$ = reports.refusals$.pipe(
      tap((error) => {
        reporter.report(error);
      }),
    );
    this.allSent$ = reports.allSent();
    this.sending$ = merge(reports.run(), refusals$).pipe(ignoreElements(), share());
  }

  /** The visitor's settings of the player and its page. */
  get preferences$(): Behavior<PlayPreferences> {
    return this.needs.preferences.now$;
  }

  /**
   * The aspect ratio of an upright video that this device has played; `undefined` for any other lesson. By default that
   * of the location's lesson.
   */
  uprightRatio(lessonId = idInPath(this.needs.navigator.location$.value.path)): number | undefined {
    return this.needs.preferences.uprightRatio(lessonId);
  }

  remember(changes: Partial<PlayPreferences>): void {
    this.needs.preferences.change(changes);
  }

  /**
   * The lesson of the location (`shownById`). While subscribed, also sends what earlier visits could not send. Cold;
   * never fails, never completes.
   */
  shown(retry$: Observable<unknown>): Observable<Loading<LessonDetail>> {
    const { loader, ahead } = this.needs;
    const shown$ = shownById('lesson', this.needs, retry$, (id, again$) => loader.load(ahead.lesson(id), again$));
    return merge(shown$, this.sending$).pipe(
      finalize(() => {
        ahead.cancel();
      }),
    );
  }

  /**
   * Requests a lesson ahead that the member is about to open and may watch (docs/spec/lesson.md#requests-ahead).
   */
  fetchAhead(lessonId: number): void {
    this.needs.ahead.fetch(lessonId);
  }

  /** Loads the code that plays streams ahead. Cold; emits when it is loaded, and fails when it cannot be loaded. */
  fetchStreamCode(): Observable<unknown> {
    return this.needs.playback.fetchStreamCode();
  }

  /**
   * Starts a lesson: emits one `LessonPlayer` at once. A link to another second of the lesson seeks. Unsubscribing sends
   * the played position and closes the video. Cold; never fails, never completes. Only one lesson plays at a time: use
   * the lesson id as the React `key`.
   */
  play(page: LessonDetail): Observable<LessonPlayer> {
    return new Observable((watcher) => {
      const player = this.begin(page);
      watcher.next(player);
      const work = merge(player.run(), this.jumps(page, player), this.sending$).subscribe();
      return () => {
        work.unsubscribe();
        player.leave();
      };
    });
  }

  /** The member's progress in all lessons of the course, including what is playing now. Cold; never fails. */
  progress({ course }: LessonDetail): Observable<readonly LessonProgress[]> {
    const lessons = lessonsInOrder(course.directory);
    const known = this.knownProgress(course);
    return this.needs.reports.recorded$.pipe(
      scan((progress, { lessonId, seconds }) => {
        const lesson = lessons.find(({ id }) => id === lessonId);
        return lesson ? withPlayed(progress, lesson, seconds, this.needs.time.now()) : progress;
      }, known),
      startWith(known),
      distinctUntilChanged(),
    );
  }

  /** The files of the course, requested when their tab is opened. Cold; never fails, never completes. */
  attachments(courseId: number, retry$: Observable<unknown>): Observable<Loading<readonly Attachment[]>> {
    const { loader, courses } = this.needs;
    return loader.load(courses.detail(courseId).pipe(map(({ attachments }) => attachments)), retry$);
  }

  /** See `downloadAttachment`. */
  download(courseId: number, attachmentId: number): Observable<Download> {
    return downloadAttachment(this.needs, courseId, attachmentId);
  }

  /** The progress in the server's answer, with what this device has recorded: the answer may be older. */
  private knownProgress({ directory, progress }: LessonCourse): readonly LessonProgress[] {
    const { session, reports, time } = this.needs;
    const { memberId } = session;
    if (memberId === undefined) return progress;
    const positionOf = reports.positionsOf(memberId);
    return lessonsInOrder(directory).reduce((known, lesson) => {
      const seconds = positionOf(lesson.id);
      return seconds > 0 ? withPlayed(known, lesson, seconds, time.now()) : known;
    }, progress);
  }

  private jumps({ lesson }: LessonDetail, player: Pick<LessonPlayer, 'jumpTo'>): Observable<unknown> {
    return this.needs.navigator.location$.pipe(
      skip(1),
      filter(({ path, arrival }) => arrival !== 'pop' && path === lessonAddress(lesson.id)),
      map(({ query }) => startInQuery(query)),
      filter((seconds) => seconds !== undefined),
      tap((seconds) => {
        player.jumpTo(seconds);
      }),
    );
  }

  private begin(page: LessonDetail): LessonPlayer {
    const { navigator, session, site, reports, preferences, store, random, time } = this.needs;
    // The server now counts the course as begun.
    store.erase('nothingLearned');
    preferences.refresh();
    const state = session.state$.value;
    const owner = session.memberId;
    const pendingS = owner === undefined ? 0 : reports.positionsOf(owner)(page.lesson.id);
    const setting = site.site$.value?.config.watermark;
    const { arrival, query } = navigator.location$.value;
    return new LessonPlayer(
      {
        page,
        memberId: owner,
        pendingS,
        // Back and a reload return to where the member stopped.
        requestedS: isReturn(arrival) ? undefined : startInQuery(query),
        mayAutoplay: arrival === 'push',
        mark: setting && state.kind === 'member' ? watermarkOf(setting, state.user) : undefined,
        unfinished: () => unfinishedLessons(page.course.directory, this.knownProgress(page.course)),
      },
      {
        ...this.needs,
        gateway: this.needs.ahead,
        lock: new PlaybackLock(store, `${time.now().toString(36)}-${random().toString(36).slice(2)}`),
      },
    );
  }
}

function withPlayed(
  known: readonly LessonProgress[],
  { id: lessonId, durationS = 0 }: Lesson,
  seconds: number,
  now: number,
): readonly LessonProgress[] {
  const before = known.find((entry) => entry.lessonId === lessonId);
  const played: LessonProgress = {
    lessonId,
    watchedS: Math.max(seconds, before?.watchedS ?? 0),
    isFinished: (before?.isFinished ?? false) || (durationS > 0 && seconds >= durationS),
    watchedAt: now,
  };
  return [...known.filter((entry) => entry !== before), played];
}

export const LESSONS = token<Lessons>('Lessons');

declare module '../site/lazy-services.js' {
  interface LazyServiceTypes {
    readonly lesson: Lessons;
  }
}
