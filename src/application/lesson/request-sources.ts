import { catchError, type Observable, of, repeat, takeWhile } from 'rxjs';

import { asAppError } from '../../domain/errors/app-error.js';
import { errorTextOf } from '../../domain/errors/error-catalogue.js';
import type { Recovery } from '../../domain/errors/recovery.js';
import { SERVICE_BROKEN } from '../../domain/errors/strings.js';
import type { PlaySources } from '../../domain/lesson/play-sources.js';
import type { PlayerView } from '../../domain/lesson/player-view.js';
import type { LessonGateway } from '../../domain/ports/lesson-gateway.js';
import type { ErrorReporter } from '../site/error-reporter.js';

export interface SourcesDependencies {
  readonly gateway: Pick<LessonGateway, 'playSources'>;
  readonly recovery: Pick<Recovery, 'retrySignal'>;
  readonly reporter: Pick<ErrorReporter, 'logFault'>;
}

/** The addresses of a video, or why there are none yet. */
export type SourcesAnswer = PlaySources | Extract<PlayerView, { kind: 'offline' | 'failed' }>;

const OFFLINE = { kind: 'offline' } as const;

/**
 * Requests the play addresses of a lesson (docs/api/lesson.md#play-addresses). Without a network it emits `offline` and
 * requests again when the network may be back. Cold: completes after the addresses or `failed`; never errors.
 */
export function requestSources(
  lessonId: number,
  { gateway, recovery, reporter }: SourcesDependencies,
): Observable<SourcesAnswer> {
  return gateway.playSources(lessonId).pipe(
    catchError((thrown: unknown): Observable<SourcesAnswer> => {
      const error = asAppError(thrown);
      if (error.kind === 'offline') return of(OFFLINE);
      reporter.logFault(error);
      return of({ kind: 'failed', text: errorTextOf(error, SERVICE_BROKEN) });
    }),
    repeat({ delay: (failures) => recovery.retrySignal(OFFLINE, failures) }),
    takeWhile((answer) => answer.kind === 'offline', true),
  );
}
