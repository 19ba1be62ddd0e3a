import { EMPTY, merge, type Observable, Subscription, switchMap, takeUntil, timer } from 'rxjs';

import { FETCHED_AHEAD_LIFE_MS } from '../../domain/site/limits.js';
import { chosenQuality, type PlaySources } from '../../domain/lesson/play-sources.js';
import type { LessonDetail } from '../../domain/lesson/lesson-page.js';
import type { LessonGateway } from '../../domain/ports/lesson-gateway.js';
import type { Playback } from '../../domain/ports/playback.js';
import type { Presence } from '../../domain/ports/presence.js';
import { AnswerAhead, type AheadContext } from '../site/answer-ahead.js';
import type { Prefetcher } from '../site/prefetch.js';
import { prefetchWhenIdle } from '../site/prefetch-when-idle.js';

export interface LessonsAheadDependencies extends AheadContext {
  readonly gateway: Pick<LessonGateway, 'lesson' | 'playSources'>;
  readonly playback: Pick<Playback, 'prepare'>;
  readonly presence: Pick<Presence, 'online$'>;
  /** Its code is loaded when it is first needed. */
  readonly prefetcher$: Observable<Pick<Prefetcher, 'prefetch'>>;
}

/**
 * Requests a lesson and the addresses of its video before its page needs them, both at once
 * (docs/spec/lesson.md#requests-ahead). What has failed, is older than `FETCHED_AHEAD_LIFE_MS`, or belongs to another
 * member or network is not used (docs/architecture.md#stored-answers).
 */
export class LessonsAhead implements Pick<LessonGateway, 'lesson' | 'playSources'> {
  private readonly lessons: AnswerAhead<number, LessonDetail>;
  private readonly sources: AnswerAhead<number, PlaySources>;
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
    this.video = prefetchWhenIdle(prefetcher$, [() => video$]).subscribe();
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
