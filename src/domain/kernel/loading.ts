import {
  catchError,
  distinctUntilChanged,
  map,
  type MonoTypeOperatorFunction,
  type Observable,
  of,
  scan,
  startWith,
  switchMap,
} from 'rxjs';

import { type AppError, asAppError } from '../errors/app-error.js';

/** What has become of a question so far: the faces of a view that shows the answer (pages §0.2). */
export type Loading<T> =
  | { readonly kind: 'loading' }
  /** `renewing` while another answer is on its way and this one is the old one. */
  | { readonly kind: 'ready'; readonly value: T; readonly renewing: boolean }
  /** What was asked for by its id is not there, or not any more (API 1.2 `资源不存在`). */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly error: AppError };

/** On its way; also what a view shows before the first word. */
export const LOADING = { kind: 'loading' } as const satisfies Loading<unknown>;

/**
 * Asks, and asks anew whenever `retry$` emits: the newest question wins. Begins with `loading` at once. An error
 * is one of its states, so that it never fails, and it can be asked anew for as long as somebody watches.
 */
export function loadingOf<T>(question$: Observable<T>, retry$: Observable<unknown>): Observable<Loading<T>> {
  const asked$ = question$.pipe(
    map((value): Loading<T> => ({ kind: 'ready', value, renewing: false })),
    catchError((thrown: unknown) => of(lost(asAppError(thrown)))),
    startWith<Loading<T>>(LOADING),
  );
  return retry$.pipe(
    startWith(undefined),
    switchMap(() => asked$),
  );
}

/**
 * Asks about every new input, the newest one only: an answer to an older one never shows (pages §0.1). An input that
 * equals the one before is not asked again. `kept` may add to the states of one question what is known of it already.
 */
export function loadingOfEach<Input, T>(
  inputs$: Observable<Input>,
  ask: (input: Input) => Observable<T>,
  retry$: Observable<unknown>,
  kept?: (input: Input) => MonoTypeOperatorFunction<Loading<T>>,
): Observable<Loading<T>> {
  return inputs$.pipe(
    distinctUntilChanged(),
    switchMap((input) => {
      const states$ = loadingOf(ask(input), retry$);
      return kept ? states$.pipe(kept(input)) : states$;
    }),
  );
}

/** Goes on showing the last answer until the next is there: a list that is asked for again stays, dimmed (pages §0.2). */
export function keepingLast<T>(): MonoTypeOperatorFunction<Loading<T>> {
  return scan(
    (shown: Loading<T>, next: Loading<T>) => (next.kind === 'loading' ? whileRenewing(shown) : next),
    LOADING,
  );
}

function whileRenewing<T>(shown: Loading<T>): Loading<T> {
  return shown.kind === 'ready' ? { ...shown, renewing: true } : LOADING;
}

function lost(error: AppError): Loading<never> {
  return error.kind === 'missing' ? { kind: 'gone' } : { kind: 'failed', error };
}
