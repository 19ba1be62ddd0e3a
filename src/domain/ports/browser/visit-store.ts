import type { Observable } from 'rxjs';

import { token } from '../../kernel/token.js';
import type { StoredKey } from '../../session/stored-keys.js';

/**
 * Remembers a handful of values between page loads (clarifications §1).
 *
 * Reading and writing are immediate and never throw. Where the browser forbids storage or has no room, and for a
 * value of more than `STORED_VALUE_MAX`, it is kept for the life of the page instead, so that nothing is lost
 * while the visitor stays. A key that
 * stands for many values keeps one for each `id`.
 */
export interface VisitStore {
  read(key: StoredKey, id?: string): string | undefined;
  write(key: StoredKey, value: string, id?: string): void;
  erase(key: StoredKey, id?: string): void;
  /** Erases the value without an `id` and those of all ids, as far as this tab can reach them. */
  eraseAll(key: StoredKey): void;
  /**
   * The present value at once, then every other value it takes, whether by this page or, for `local` keys,
   * by another tab. Cold; never errors, never completes, listens only while subscribed.
   */
  watch(key: StoredKey): Observable<string | undefined>;
}

export const VISIT_STORE = token<VisitStore>('VisitStore');

/** Sees to it that one tab of the browser does something at a time. */
export interface TabLock {
  /**
   * Emits once, when it is this tab's turn under that name: at once or later, in the order of asking. The turn lasts
   * until unsubscribe, and ends with the document. Cold; never errors, never completes. Where the browser has no locks
   * (they want a secure context) it is everybody's turn at once.
   */
  hold(name: string): Observable<void>;
}

/** Bound for the page where something is bought. */
export const TAB_LOCK = token<TabLock>('TabLock');
