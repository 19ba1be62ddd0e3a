import {
  catchError,
  defer,
  EMPTY,
  merge,
  Observable,
  ReplaySubject,
  type SchedulerLike,
  Subscription,
  switchMap,
  takeUntil,
  timer,
} from 'rxjs';

import { FETCHED_AHEAD_LIFE_MS } from '../../domain/site/limits.js';
import { chosenQuality, type PlaySources } from '../../domain/lesson/play-sources.js';
import type { LessonDetail } from '../../domain/lesson/lesson-page.js';
import { remainingMs } from '../../domain/kernel/countdown.js';
import type { LessonGateway } from '../../domain/ports/lesson-gateway.js';
import type { Playback } from '../../domain/ports/playback.js';
import type { Presence } from '../../domain/ports/presence.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type { Prefetcher } from '../site/prefetch.js';

export interface LessonsAheadDependencies {
  readonly gateway: Pick<LessonGateway, 'lesson' | 'playSources'>;
  readonly playback: Pick<Playback, 'prepare'>;
  readonly store: Pick<VisitStore, 'read'>;
  readonly presence: Pick<Presence, 'online$'>;
  /** Its code is loaded when it is first needed. */
  readonly prefetcher$: Observable<Pick<Prefetcher, 'prefetch'>>;
  readonly time: SchedulerLike;
}

/**
 * Requests a lesson and the addresses of its video before its page needs them, both at once
 * (docs/spec/lesson.md#requests-ahead). What has failed, is older than `FETCHED_AHEAD_LIFE_MS`, or belongs to another
 * member or network is not used (docs/architecture.md#stored-answers).
 */
export class LessonsAhead implements Pick<LessonGateway, 'lesson' | 'playSources'> {
  private readonly lessons: AnswerAhead<LessonDetail>;
  private readonly sources: AnswerAhead<PlaySources>;
  private video = Subscription.EMPTY;
  /** What `video` has been prepared from. */
  private preparedFrom:
    | { readonly sources$: Observable<PlaySources>; readonly quality: string | undefined }
    | undefined;

  constructor(private readonly needs: LessonsAheadDependencies) {
    const { gateway } = needs;
    this.lessons = new AnswerAhead((id) => gateway.lesson(id), needs);
    this.sources = new AnswerAhead((id) => gateway.playSources(id), needs);
  }

  /** Only for a lesson that the member may watch, in full or as a preview. */
  fetch(lessonId: number): void {
    this.lessons.fetch(lessonId);
    this.sources.fetch(lessonId);
  }

  /** The same, and the beginning of the video in that quality, unless the visitor saves data. */
  fetchWithVideo(lessonId: number, quality: string | undefined): void {
    const { prefetcher$, playback, presence, time } = this.needs;
    this.lessons.fetch(lessonId);
    const sources$ = this.sources.fetch(lessonId);
    // A lesson comes near its end more than once: after a pause, a seek, or while it repeats a part.
    if (sources$ === this.preparedFrom?.sources$ && quality === this.preparedFrom.quality) return;
    this.preparedFrom = { sources$, quality };
    const video$ = this.sources.coming(lessonId).pipe(
      switchMap((sources) => {
        const found = sources.kind === 'video' ? chosenQuality(sources.qualities, quality) : undefined;
        return found ? playback.prepare(found.source) : EMPTY;
      }),
      // As long as its answers are used: a live stream would be requested until the page is left.
      takeUntil(merge(timer(FETCHED_AHEAD_LIFE_MS, time), presence.online$)),
    );
    this.video.unsubscribe();
    this.video = prefetcher$
      .pipe(
        switchMap((prefetcher) => prefetcher.prefetch([() => video$])),
        catchError(() => EMPTY),
      )
      .subscribe();
  }

  lesson(lessonId: number): Observable<LessonDetail> {
    return this.lessons.take(lessonId);
  }

  playSources(lessonId: number): Observable<PlaySources> {
    return this.sources.take(lessonId);
  }

  /** Cancels what is still being requested. */
  cancel(): void {
    this.lessons.cancel();
    this.sources.cancel();
    this.video.unsubscribe();
  }
}

interface Fetched<T> {
  readonly id: number;
  readonly token: string | undefined;
  readonly at: number;
  readonly answer$: Observable<T>;
  readonly request: Subscription;
}

/** The answer to one kind of request, for the lesson that was fetched last. */
class AnswerAhead<T> {
  private fetched: Fetched<T> | undefined;

  constructor(
    private readonly request: (lessonId: number) => Observable<T>,
    private readonly needs: Pick<LessonsAheadDependencies, 'store' | 'presence' | 'time'>,
  ) {}

  /** The answer that is there to be used, or that of a new request. */
  fetch(id: number): Observable<T> {
    if (this.fetched && this.isUsable(id)) return this.fetched.answer$;
    this.cancel();
    const { store, presence, time } = this.needs;
    const answer$ = new ReplaySubject<T>(1);
    const fetched = { id, token: store.read('token'), at: time.now(), answer$, request: new Subscription() };
    this.fetched = fetched;
    const forget = (): void => {
      if (this.fetched === fetched) this.cancel();
    };
    // A failure after the answer was taken is one of the page.
    answer$.subscribe({ error: forget });
    fetched.request.add(this.request(id).subscribe(answer$));
    fetched.request.add(presence.online$.subscribe(forget));
    return answer$;
  }

  /** Cold: each subscription takes the answer that was fetched ahead, or sends a request. */
  take(id: number): Observable<T> {
    return defer(() => {
      const { fetched } = this;
      if (fetched === undefined || !this.isUsable(id)) return this.request(id);
      this.fetched = undefined;
      // Unsubscribing cancels the request, as it does for one that was not fetched ahead.
      return new Observable<T>((taker) => {
        taker.add(fetched.answer$.subscribe(taker));
        taker.add(fetched.request);
      });
    });
  }

  /** The answer that was fetched ahead, which stays there to be taken. */
  coming(id: number): Observable<T> {
    return defer(() => (this.fetched && this.isUsable(id) ? this.fetched.answer$ : EMPTY));
  }

  cancel(): void {
    this.fetched?.request.unsubscribe();
    this.fetched = undefined;
  }

  private isUsable(id: number): boolean {
    const { fetched } = this;
    const { store, time } = this.needs;
    if (fetched?.id !== id || fetched.token !== store.read('token')) return false;
    return remainingMs(fetched.at + FETCHED_AHEAD_LIFE_MS, FETCHED_AHEAD_LIFE_MS, time.now()) > 0;
  }
}
