import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';
import type { PlaySources } from '../lesson/play-sources.js';
import type { LessonDetail } from '../lesson/lesson-page.js';

/**
 * Lessons, their videos, and the members' progress (docs/api/lesson.md). Every call is cold: each subscription sends
 * one request with the token stored at that moment; unsubscribing cancels it. It completes asynchronously after its
 * answer, and fails only with an `AppError`.
 */
export interface LessonGateway {
  /**
   * As the member sees it; an invalid token counts as none. Emits once. Fails with `missing` if unknown or unpublished.
   */
  lesson(lessonId: number): Observable<LessonDetail>;
  /**
   * The play addresses, valid for some hours: request them right before playing. Emits once. Members only. Fails with
   * `refused` when the member may not watch and there is no preview, or when the server cannot find the video; the
   * message may be empty.
   */
  playSources(lessonId: number): Observable<PlaySources>;
  /**
   * Records that the member has watched up to `seconds` (at least 1); the server stores the largest. Emits nothing. The
   * request continues when the page is left. Members only; in the second generation `refused` to those who may not
   * watch.
   */
  record(lessonId: number, seconds: number): Observable<never>;
}

export const LESSON_GATEWAY = token<LessonGateway>('LessonGateway');
