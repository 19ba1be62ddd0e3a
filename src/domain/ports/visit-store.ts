import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';
import type { StoredKey } from '../session/stored-keys.js';

/**
 * Stores values between page loads (docs/spec/storage-keys.md#names). Synchronous, never throws. Where the browser
 * forbids storage or its quota is used up, and for a value longer than `STORED_VALUE_MAX`, values are stored in memory
 * for the life of the page. A key with ids stores one value per `id`. A caller reads a value before it changes it, because
 * other tabs write it too, and expects any text (docs/spec/storage-keys.md#reading-and-writing).
 */
export interface VisitStore {
  read(key: StoredKey, id?: string): string | undefined;
  write(key: StoredKey, value: string, id?: string): void;
  erase(key: StoredKey, id?: string): void;
  /** Erases the value without an `id` and the values of all ids, as far as this tab can access them. */
  eraseAll(key: StoredKey): void;
  /** Whether a reload of the document finds what `read` returns: false for a value that only the page's memory holds. */
  isStored(key: StoredKey): boolean;
  /**
   * Emits the current value at once, then every change by this page and, for `local` keys, by other tabs. Cold; never
   * errors, never completes, listens only while subscribed.
   */
  watch(key: StoredKey): Observable<string | undefined>;
}

export const VISIT_STORE = token<VisitStore>('VisitStore');

/** An exclusive lock among the tabs of the browser. */
export interface TabLock {
  /**
   * Emits once, when this tab has the lock with that name: at once or later, in the order of the requests.
   * Unsubscribing or closing the document releases it. Cold; never errors, never completes. It emits at
   * once where the browser refuses both Web Locks and storage.
   */
  hold(name: string): Observable<void>;
}

/** Bound for the order page only. */
export const TAB_LOCK = token<TabLock>('TabLock');
