import { catchError, map, type Observable, of, startWith, switchMap } from 'rxjs';

import { type AppError, asAppError } from '../errors/app-error.js';

/** What has become of a question so far: the three things that a view has to show. */
export type Loading<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: AppError };

/** On its way; also what a view shows before the first word. */
export const LOADING = { kind: 'loading' } as const satisfies Loading<unknown>;

/**
 * Asks, and asks anew whenever `retry$` emits: the newest question wins. Begins with `loading` at once. An error
 * is one of its states, so that it never fails, and it can be asked anew for as long as somebody watches.
 */
export function loadingOf<T>(question$: Observable<T>, retry$: Observable<unknown>): Observable<Loading<T>> {
  const asked$ = question$.pipe(
    map((value): Loading<T> => ({ kind: 'ready', value })),
    catchError((error: unknown) => of<Loading<T>>({ kind: 'failed', error: asAppError(error) })),
    startWith<Loading<T>>(LOADING),
  );
  return retry$.pipe(
    startWith(undefined),
    switchMap(() => asked$),
  );
}
