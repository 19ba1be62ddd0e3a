import fetchRetry from 'fetch-retry';

import { isTransient } from '../../../domain/errors/app-error.js';
import type { Result } from './envelope.js';

/**
 * Asks again after a passing fault, once for each of `waitsMs`, and gives the last outcome. Whoever has left is
 * not asked for again: left to itself fetch-retry repeats an aborted request as well.
 */
export function retry<T>(
  ask: () => Promise<Result<T>>,
  waitsMs: readonly number[],
  leaving: AbortSignal,
): Promise<Result<T>> {
  // fetch-retry looks at what it repeats through these two functions alone, so that it may be more than a fetch:
  // here an attempt is over only when its envelope has been opened, because that is where the server says 503.
  const asking = fetchRetry(ask, {
    retryOn: (attempt, _thrown, outcome) =>
      attempt < waitsMs.length && !leaving.aborted && outcome?.kind === 'failed' && isTransient(outcome.error),
    retryDelay: (attempt) => waitsMs[attempt] ?? 0,
  });
  return asking(undefined);
}
