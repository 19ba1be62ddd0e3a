import type { AppError } from '../errors/app-error.js';

/** The state of a request, as the view that shows the answer sees it (docs/spec/every-page.md#states). */
export type Loading<T> =
  | { readonly kind: 'loading' }
  /** `isRenewing` while a newer answer is being fetched and `value` is the previous one. */
  | { readonly kind: 'ready'; readonly value: T; readonly isRenewing: boolean }
  /** What was requested by its id does not exist, or no longer exists (docs/api/README.md#codes `资源不存在`). */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly error: AppError };

/** The initial state; a view also shows it before the first emission. */
export const LOADING = { kind: 'loading' } as const satisfies Loading<unknown>;
