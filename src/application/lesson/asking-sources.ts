import { catchError, type Observable, of, repeat, takeWhile } from 'rxjs';

import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { reactionTo } from '../../domain/errors/error-catalogue.js';
import type { Recovery } from '../../domain/errors/recovery.js';
import { SERVICE_BROKEN } from '../../domain/errors/words.js';
import type { PlayFace } from '../../domain/lesson/play-face.js';
import type { PlaySources } from '../../domain/lesson/play-sources.js';
import type { LessonGateway } from '../../domain/ports/server/lesson-gateway.port.js';
import type { ErrorReporter } from '../site/error-reporter.js';

export interface AskingNeeds {
  readonly gateway: Pick<LessonGateway, 'playSources'>;
  readonly recovery: Pick<Recovery, 'moment'>;
  readonly reporter: Pick<ErrorReporter, 'note'>;
}

/** Where a film can be had, or why nobody knows. */
export type SourcesAnswer = PlaySources | Extract<PlayFace, { kind: 'offline' | 'failed' }>;

const OFFLINE = { kind: 'offline' } as const;

/**
 * Asks where the film of a lesson can be had (API 3.10). Where nobody can be reached it says `offline` and asks again when
 * that may have changed. Cold: ends with sources or `failed`; never errors.
 */
export function askingSources(
  lessonId: number,
  { gateway, recovery, reporter }: AskingNeeds,
): Observable<SourcesAnswer> {
  return gateway.playSources(lessonId).pipe(
    catchError((thrown: unknown): Observable<SourcesAnswer> => {
      const error = asAppError(thrown);
      if (error.kind === 'offline') return of(OFFLINE);
      reporter.note(error);
      return of({ kind: 'failed', text: wordsFor(error) });
    }),
    repeat({ delay: (failures) => recovery.moment(OFFLINE, failures) }),
    takeWhile((answer) => answer.kind === 'offline', true),
  );
}

function wordsFor(error: AppError): string {
  const reaction = reactionTo(error);
  return reaction.kind === 'nothing' || reaction.kind === 'log' ? SERVICE_BROKEN : reaction.text;
}
