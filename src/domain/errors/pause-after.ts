import { EMPTY, ignoreElements, type Observable, type SchedulerLike, timer } from 'rxjs';

import { RATE_LIMIT_REST_MS } from '../limits.js';
import type { AppError } from './app-error.js';

/**
 * What a poll does after a question that failed: it goes on, but where the server asks for fewer questions (API 1.5)
 * it rests first. Cold; emits nothing, completes when the next question may be asked, never errors.
 */
export function pauseAfter(error: AppError, time: SchedulerLike): Observable<never> {
  return error.kind === 'too-many' ? timer(RATE_LIMIT_REST_MS, time).pipe(ignoreElements()) : EMPTY;
}
