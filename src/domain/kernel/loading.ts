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
 * When to ask again without a press: emits once, or never where the fault does not pass by itself. `failures` counts those
 * in a row.
 */
export type AskAgain = (error: AppError, failures: number) => Observable<unknown>;

const ONLY_BY_RETRY: AskAgain = () => NEVER;

/**
 * Asks, and asks again whenever `retry$` emits, from the start: the newest question wins. Begins with `loading` at once. An
 * error is one of its states, so that it never fails; it stays on view while the question is asked again by itself.
 */
export function loadingOf<T>(
  question$: Observable<T>,
  retry$: Observable<unknown>,
  again: AskAgain = ONLY_BY_RETRY,
): Observable<Loading<T>> {
  const asked = (failures: number): Observable<Loading<T>> =>
    question$.pipe(
      map((value): Loading<T> => ({ kind: 'ready', value, renewing: false })),
      catchError((thrown: unknown) => {
        const error = asAppError(thrown);
        // The page was left and is there again: the visitor need not hear of it.
        if (error.kind === 'offline' && error.left) return asked(failures);
        const later$ = again(error, failures + 1).pipe(
          take(1),
          switchMap(() => asked(failures + 1)),
        );
        return concat(of(lost(error)), later$);
      }),
    );
  return retry$.pipe(
    startWith(undefined),
    switchMap(() => asked(0).pipe(startWith<Loading<T>>(LOADING))),
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
  again?: AskAgain,
): Observable<Loading<T>> {
  return inputs$.pipe(
    distinctUntilChanged(),
    switchMap((input) => {
      const states$ = loadingOf(ask(input), retry$, again);
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
