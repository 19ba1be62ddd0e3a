import type { Observable } from 'rxjs';

import { token } from '../../kernel/token.js';
import type { PlaySources } from '../../lesson/opening.js';
import type { LessonPage } from '../../lesson/page.js';

/**
 * Knows the lessons of a course, where their films are, and how far members have come (pages API 3.9–3.11).
 *
 * Every call is cold: one request per subscription, sent with the token stored at that moment, abandoned on
 * unsubscribe, answered later, never during subscribe(). It completes after its answer, and fails only with an `AppError`.
 */
export interface LessonGateway {
  /** As the member sees it; a token that is worthless is none. Emits once. Fails with `missing` when it is gone or not yet published. */
  lesson(lessonId: number): Observable<LessonPage>;
  /**
   * Where the film is, for some hours: to be asked for when it is wanted. Emits once. Members only. Fails with `refused` when
   * the lesson is not theirs and has no preview, or in words that may be none, when the server cannot tell.
   */
  playSources(lessonId: number): Observable<PlaySources>;
  /**
   * Says that a member has come as far as `seconds`, at least 1; the server keeps the largest. Emits nothing. Goes on
   * although the page is being left. Members only. Fails with `refused` when the second generation would not let them watch.
   */
  record(lessonId: number, seconds: number): Observable<never>;
}

export const LESSON_GATEWAY = token<LessonGateway>('LessonGateway');
