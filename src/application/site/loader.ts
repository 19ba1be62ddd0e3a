import {
  catchError,
  concat,
  distinctUntilChanged,
  map,
  type MonoTypeOperatorFunction,
  NEVER,
  type Observable,
  of,
  scan,
  startWith,
  switchMap,
  take,
} from 'rxjs';

import { type AppError, asAppError, mayRecover } from '../../domain/errors/app-error.js';
import type { Recovery } from '../../domain/errors/recovery.js';
import { LOADING, type Loading } from '../../domain/kernel/loading.js';
import { token } from '../../domain/kernel/token.js';
import type { ErrorReporter } from './error-reporter.js';
import { type CacheContext, ResponseCache } from './response-cache.js';

/**
 * The one way in which pages load data: a failure is a state of the view, and its cause is logged. A transient failure
 * is retried by itself, as in the app shell (docs/spec/every-page.md#states).
 */
export class Loader {
  /** Without `context` nothing is cached; without `recovery` only the visitor can retry. */
  constructor(
    private readonly reporter: ErrorReporter,
    private readonly context?: CacheContext,
    private readonly recovery?: Pick<Recovery, 'retrySignal'>,
  ) {}

  /** A cache for the answers of one kind of request, which are shown again on Back. Create one per service. */
  cache<T>(): ResponseCache<T> {
    return new ResponseCache<T>(this.context);
  }

  /**
   * Sends the request at once and again whenever `retry$` emits, which cancels the one before. Emits `loading` first;
   * an error stays visible while the request is retried by itself. Cold; never fails.
   */
  load<T>(request$: Observable<T>, retry$: Observable<unknown>): Observable<Loading<T>> {
    return retry$.pipe(
      startWith(undefined),
      switchMap(() => this.answer(request$, 0).pipe(startWith<Loading<T>>(LOADING))),
    );
  }

  /**
   * Sends a request for every new input; a newer input cancels the older request (docs/spec/every-page.md#address), and
   * an input equal to the one before is ignored. `cached` adds the cached answer for that input. Cold; never fails.
   */
  loadEach<Input, T>(
    inputs$: Observable<Input>,
    request: (input: Input) => Observable<T>,
    retry$: Observable<unknown>,
    cached?: (input: Input) => MonoTypeOperatorFunction<Loading<T>>,
  ): Observable<Loading<T>> {
    return inputs$.pipe(
      distinctUntilChanged(),
      switchMap((input) => {
        const states$ = this.load(request(input), retry$);
        return cached ? states$.pipe(cached(input)) : states$;
      }),
    );
  }

  /** As `loadEach`, for a paged list: the previous page stays visible while the next one loads. */
  loadList<Input, T>(
    inputs$: Observable<Input>,
    request: (input: Input) => Observable<T>,
    retry$: Observable<unknown>,
    cached?: (input: Input) => MonoTypeOperatorFunction<Loading<T>>,
  ): Observable<Loading<T>> {
    return this.loadEach(inputs$, request, retry$, cached).pipe(showingPrevious());
  }

  /** `failures`: the number of failures in a row before this request. */
  private answer<T>(request$: Observable<T>, failures: number): Observable<Loading<T>> {
    return request$.pipe(
      map((value): Loading<T> => ({ kind: 'ready', value, isRenewing: false })),
      catchError((thrown: unknown) => {
        const error = asAppError(thrown);
        // The browser aborted the request while the page was being left, and the page is restored: the error is not
        // shown.
        if (error.kind === 'offline' && error.left) return this.answer(request$, failures);
        const again$ = this.retrySignal(error, failures + 1).pipe(
          take(1),
          switchMap(() => this.answer(request$, failures + 1)),
        );
        return concat(of(this.failed(error)), again$);
      }),
    );
  }

  /** When to retry without a click: emits once, or never if the error does not pass. */
  private retrySignal(error: AppError, failures: number): Observable<unknown> {
    return this.recovery && mayRecover(error) ? this.recovery.retrySignal(error, failures) : NEVER;
  }

  private failed(error: AppError): Loading<never> {
    if (error.kind === 'missing') return { kind: 'missing' };
    this.reporter.logFault(error);
    return { kind: 'failed', error };
  }
}

/**
 * Shows the last answer as `isRenewing` until the next one arrives: a list that is fetched again stays, dimmed
 * (docs/spec/every-page.md#states). An answer for which `isStillValid` is false is not shown any longer.
 */
export function showingPrevious<T>(
  isStillValid: (value: T) => boolean = () => true,
): MonoTypeOperatorFunction<Loading<T>> {
  return scan((shown: Loading<T>, next: Loading<T>) => {
    if (next.kind !== 'loading') return next;
    return shown.kind === 'ready' && isStillValid(shown.value) ? { ...shown, isRenewing: true } : LOADING;
  }, LOADING);
}

export const LOADER = token<Loader>('Loader');
