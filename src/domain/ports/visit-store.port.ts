import type { Observable } from 'rxjs';

import type { StoredKey } from '../session/stored-keys.js';

/**
 * Remembers a handful of values between page loads (clarifications §1).
 *
 * Reading and writing are immediate and never throw. Where the browser forbids storage or has no room, a
 * value is kept for the life of the page instead, so that nothing is lost while the visitor stays.
 */
export interface VisitStore {
  read(key: StoredKey): string | undefined;
  write(key: StoredKey, value: string): void;
  erase(key: StoredKey): void;
  /**
   * The present value at once, then every other value it takes, whether by this page or, for `local` keys,
   * by another tab. Cold; never errors, never completes, listens only while subscribed.
   */
  watch(key: StoredKey): Observable<string | undefined>;
}
