import type { VisitStore } from '../ports/visit-store.js';
import { endOfSecret } from '../session/session.js';

/**
 * Whether this device knows that the member of the stored token has begun no course: home then has no space for the
 * courses to continue (docs/spec/home.md#continue-learning).
 */
export function hasLearnedNothing(store: Pick<VisitStore, 'read'>): boolean {
  const token = store.read('token');
  return token !== undefined && store.read('nothingLearned') === endOfSecret(token);
}

/** Stores what the server has answered to a request with `token`. */
export function recordLearned(store: Pick<VisitStore, 'write' | 'erase'>, token: string, isNothing: boolean): void {
  if (isNothing) store.write('nothingLearned', endOfSecret(token));
  else store.erase('nothingLearned');
}
