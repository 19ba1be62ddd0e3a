import { type MonoTypeOperatorFunction, NEVER, type Observable, pipe, tap } from 'rxjs';

import { mayRecover } from '../../domain/errors/app-error.js';
import type { Recovery } from '../../domain/errors/recovery.js';
import { type Retry, keepingLast, type Loading, loadingOf, loadingOfEach } from '../../domain/kernel/loading.js';
import { ResponseCache, type CacheContext } from './response-cache.js';
import type { ErrorReporter } from './error-reporter.js';
import { token } from '../../domain/kernel/token.js';

/**
 * The one way in which pages load data: a failure is a state of the view, and its cause is logged. A transient failure
 * is retried by itself, as in the app shell (docs/spec/every-page.md#states).
 */
export class Loader {
  /** Without `asking` nothing is cached; without `recovery` only the visitor can retry. */
  constructor(
    private readonly reporter: ErrorReporter,
    private readonly asking?: CacheContext,
    private readonly recovery?: Pick<Recovery, 'retrySignal'>,
  ) {}

  /** A cache for the answers of one kind of request, which are shown again on Back. Create one per service. */
  memory<T>(): ResponseCache<T> {
    return new ResponseCache<T>(this.asking);
  }

  /** Sends one request, and again whenever `retry$` emits. Cold; never fails. */
  load<T>(question$: Observable<T>, retry$: Observable<unknown>): Observable<Loading<T>> {
    return loadingOf(question$, retry$, this.again).pipe(this.logFailures());
  }

  /**
   * Sends a request for each new input; only the newest counts. `kept` adds the cached answer for that input. Cold;
   * never fails.
   */
  loadEach<Input, T>(
    inputs$: Observable<Input>,
    ask: (input: Input) => Observable<T>,
    retry$: Observable<unknown>,
    kept?: (input: Input) => MonoTypeOperatorFunction<Loading<T>>,
  ): Observable<Loading<T>> {
    // Logs first: a cached answer hides a failure from the view.
    const logged = (input: Input) => (kept ? pipe(this.logFailures<T>(), kept(input)) : this.logFailures<T>());
    return loadingOfEach(inputs$, ask, retry$, logged, this.again);
  }

  /** As `loadEach`, for a paged list: the previous page stays visible while the next one loads. */
  loadList<Input, T>(
    inputs$: Observable<Input>,
    ask: (input: Input) => Observable<T>,
    retry$: Observable<unknown>,
    kept?: (input: Input) => MonoTypeOperatorFunction<Loading<T>>,
  ): Observable<Loading<T>> {
    return this.loadEach(inputs$, ask, retry$, kept).pipe(keepingLast());
  }

  private readonly again: Retry = (error, failures) =>
    this.recovery && mayRecover(error) ? this.recovery.retrySignal(error, failures) : NEVER;

  private logFailures<T>(): MonoTypeOperatorFunction<Loading<T>> {
    return tap((state) => {
      if (state.kind === 'failed') this.reporter.note(state.error);
    });
  }
}

export const LOADER = token<Loader>('Loader');
