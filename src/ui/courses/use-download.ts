import { useEffect, useEffectEvent, useState } from 'react';
import { catchError, exhaustMap, map, type Observable, of, startWith, Subject } from 'rxjs';

import type { Download } from '../../application/courses/download-attachment.js';
import { ERROR_REPORTER } from '../../application/site/error-reporter.js';
import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { useService } from '../hooks/services.js';

/** What has become of the wish for a file. */
export type DownloadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | Download
  | { readonly kind: 'failed'; readonly error: AppError };

/** Downloads a file of an open view, asked for anew with every wish: a link holds once. */
export function useDownload(ask: () => Observable<Download>): readonly [state: DownloadState, download: () => void] {
  const reporter = useService(ERROR_REPORTER);
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });
  const [wishes] = useState(() => new Subject<void>());
  const question = useEffectEvent(ask);

  useEffect(() => {
    const watching = wishes
      .pipe(
        // A second press while the first is under way is ignored.
        exhaustMap(() =>
          question().pipe(
            catchError((thrown: unknown) => {
              const error = asAppError(thrown);
              reporter.note(error);
              return of({ kind: 'failed', error } as const);
            }),
            map((next): DownloadState => next),
            startWith<DownloadState>({ kind: 'asking' }),
          ),
        ),
      )
      .subscribe(setState);
    return () => {
      watching.unsubscribe();
    };
  }, [wishes, reporter]);

  return [
    state,
    () => {
      wishes.next();
    },
  ];
}
