import { type Observable, tap } from 'rxjs';

import { keepingLast, type Loading, loadingOf, loadingOfEach } from '../../domain/kernel/loading.js';
import type { ErrorReporter } from './error-reporter.js';

/** How every page asks for what it shows: what goes wrong is a state of the view, and its cause is in the log. */
export class Loader {
  constructor(private readonly reporter: ErrorReporter) {}

  /** One question, asked anew whenever `retry$` emits. Cold; never fails. */
  load<T>(question$: Observable<T>, retry$: Observable<unknown>): Observable<Loading<T>> {
    return this.noting(loadingOf(question$, retry$));
  }

  /** A question for each new input, of which only the newest counts. Cold; never fails. */
  loadEach<Input, T>(
    inputs$: Observable<Input>,
    ask: (input: Input) => Observable<T>,
    retry$: Observable<unknown>,
  ): Observable<Loading<T>> {
    return this.noting(loadingOfEach(inputs$, ask, retry$));
  }

  /** As `loadEach`, for a list of which the visitor sees another part: the one before stays on view meanwhile. */
  loadList<Input, T>(
    inputs$: Observable<Input>,
    ask: (input: Input) => Observable<T>,
    retry$: Observable<unknown>,
  ): Observable<Loading<T>> {
    return this.loadEach(inputs$, ask, retry$).pipe(keepingLast());
  }

  private noting<T>(states$: Observable<Loading<T>>): Observable<Loading<T>> {
    return states$.pipe(
      tap((state) => {
        if (state.kind === 'failed') this.reporter.note(state.error);
      }),
    );
  }
}
