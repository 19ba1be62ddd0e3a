import { type MonoTypeOperatorFunction, scan } from 'rxjs';

import type { AppError } from '../errors/app-error.js';

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
