import type { Observable } from 'rxjs';
import { token } from '../../kernel/token.js';

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
