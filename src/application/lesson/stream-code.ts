import { catchError, NEVER, type Observable, of, throwError } from 'rxjs';

import type { Playback, VideoSource } from '../../domain/ports/playback.js';
import type { ModuleLoader, ModuleState } from '../site/module-loader.js';

/** Loads the code that plays streams (docs/spec/media.md#waits); a file needs none. */
export class StreamCodeLoader {
  /** Errors as the request that was never answered: a browser joins the next one to it. */
  private unanswered$: Observable<never> | undefined;

  constructor(
    private readonly playback: Pick<Playback, 'fetchStreamCode'>,
    private readonly code: Pick<ModuleLoader, 'watch'>,
  ) {}

  /** The code may be missing after a deployment: the module loader then reloads the document, once. Cold; never errors. */
  watch({ kind }: VideoSource): Observable<ModuleState<unknown>> {
    if (kind === 'file') return of({ kind: 'ready', value: undefined });
    return this.code.watch({ name: 'streams', fetch: () => this.fetch() }, NEVER);
  }

  /** Without an answer it waits on (docs/spec/media.md#waits); the next attempt reloads the document. */
  private fetch(): Observable<unknown> {
    const code$ = this.playback.fetchStreamCode().pipe(
      catchError((thrown: unknown) => {
        // As webpack names it.
        if (!String(thrown).includes('(timeout')) throw thrown;
        this.unanswered$ = throwError(() => thrown);
        return NEVER;
      }),
    );
    const next$ = this.unanswered$ ?? code$;
    this.unanswered$ = undefined;
    return next$;
  }
}
