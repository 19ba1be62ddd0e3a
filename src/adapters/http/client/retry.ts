import fetchRetry from 'fetch-retry';

import { isTransient } from '../../../domain/errors/app-error.js';
import type { Result } from './envelope.js';

/**
 * Repeats a request after a transient failure, once for each of `waitsMs`, and returns the last outcome. Stops once
 * `leaving` is aborted, because fetch-retry would repeat an aborted request too.
 */
export function retry<T>(
  request: () => Promise<Result<T>>,
  waitsMs: readonly number[],
  leaving: AbortSignal,
): Promise<Result<T>> {
  // fetch-retry inspects the outcome only through these two functions, so it can repeat more than a fetch. Here an
  // attempt includes opening the envelope, because the server reports a 503 there.
  const fetchWithRetry = fetchRetry(request, {
    retryOn: (attempt, _thrown, outcome) =>
      attempt < waitsMs.length && !leaving.aborted && outcome?.kind === 'failed' && isTransient(outcome.error),
    retryDelay: (attempt) => waitsMs[attempt] ?? 0,
  });
  return fetchWithRetry(undefined);
}
