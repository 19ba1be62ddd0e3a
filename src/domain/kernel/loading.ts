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

import { type AppError, asAppError } from '../errors/app-error.js';

/** The state of a request, as the view that shows the answer sees it (docs/spec/every-page.md#states). */
export type Loading<T> =
  | { readonly kind: 'loading' }
  /** `renewing` while a newer answer is being fetched and `value` is the previous one. */
  | { readonly kind: 'ready'; readonly value: T; readonly renewing: boolean }
  /** What was requested by its id does not exist, or no longer exists (docs/api/README.md#codes `资源不存在`). */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly error: AppError };

/** The initial state; a view also shows it before the first emission. */
export const LOADING = { kind: 'loading' } as const satisfies Loading<unknown>;

/** When to retry without a click: emits once, or never if the error does not pass. `failures` counts those in a row. */
export type Retry = (error: AppError, failures: number) => Observable<unknown>;

const NO_AUTOMATIC_RETRY: Retry = () => NEVER;

/**
 * Sends the request at once and again whenever `retry$` emits, which cancels the one before. Emits `loading` first.
 * Never errors: an error is one of the states, and it stays visible while `again` retries.
 */
export function loadingOf<T>(
  question$: Observable<T>,
  retry$: Observable<unknown>,
  again: Retry = NO_AUTOMATIC_RETRY,
): Observable<Loading<T>> {
  const asked = (failures: number): Observable<Loading<T>> =>
    question$.pipe(
      map((value): Loading<T> => ({ kind: 'ready', value, renewing: false })),
      catchError((thrown: unknown) => {
        const error = asAppError(thrown);
        // The browser aborted the request while the page was being left, and the page is restored: the error is not
        // shown.
        if (error.kind === 'offline' && error.left) return asked(failures);
        const later$ = again(error, failures + 1).pipe(
          take(1),
          switchMap(() => asked(failures + 1)),
        );
        return concat(of(failedLoading(error)), later$);
      }),
    );
  return retry$.pipe(
    startWith(undefined),
    switchMap(() => asked(0).pipe(startWith<Loading<T>>(LOADING))),
  );
}

/**
 * Sends a request for every new input; a newer input cancels the older request (docs/spec/every-page.md#address). An
 * input equal to the one before is ignored. `kept` may add cached values to the states of one request.
 */
export function loadingOfEach<Input, T>(
  inputs$: Observable<Input>,
  ask: (input: Input) => Observable<T>,
  retry$: Observable<unknown>,
  kept?: (input: Input) => MonoTypeOperatorFunction<Loading<T>>,
  again?: Retry,
): Observable<Loading<T>> {
  return inputs$.pipe(
    distinctUntilChanged(),
    switchMap((input) => {
      const states$ = loadingOf(ask(input), retry$, again);
      return kept ? states$.pipe(kept(input)) : states$;
    }),
  );
}

/**
 * Shows the last answer as `renewing` until the next one arrives: a list that is fetched again stays, dimmed
 * (docs/spec/every-page.md#states). An answer for which `stays` is false is not shown any longer.
 */
export function keepingLast<T>(stays: (value: T) => boolean = () => true): MonoTypeOperatorFunction<Loading<T>> {
  return scan((shown: Loading<T>, next: Loading<T>) => {
    if (next.kind !== 'loading') return next;
    return shown.kind === 'ready' && stays(shown.value) ? { ...shown, renewing: true } : LOADING;
  }, LOADING);
}

function failedLoading(error: AppError): Loading<never> {
  return error.kind === 'missing' ? { kind: 'gone' } : { kind: 'failed', error };
}
