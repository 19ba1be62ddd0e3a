import type { AppError } from '../../../domain/errors/app-error.js';

/** What became of a question. A value rather than an exception, so that retrying and decoding can look at it. */
export type Result<T> =
  { readonly kind: 'data'; readonly data: T } | { readonly kind: 'failed'; readonly error: AppError };

export function failed(error: AppError): Result<never> {
  return { kind: 'failed', error };
}
