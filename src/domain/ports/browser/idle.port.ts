import type { Observable } from 'rxjs';
import { token } from '../../kernel/token.js';

/** Knows when the browser is idle, and whether the visitor saves data. */
export interface Idle {
  /**
   * Emits once and completes when the browser is idle next; completes without a value where the visitor saves data or has a
   * 2G connection. Cold: each subscription waits for its own moment. Never fails, never emits during subscribe().
   */
  moment(): Observable<void>;
}

export const IDLE = token<Idle>('Idle');
