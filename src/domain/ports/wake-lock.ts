import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';

/** Keeps the screen of the device on. */
export interface ScreenWakeLock {
  /**
   * Keeps the screen on while subscribed, again after every return to the tab. Nothing happens where the browser cannot or
   * will not. Cold; emits nothing, never errors, never completes.
   */
  hold(): Observable<never>;
}

export const SCREEN_WAKE_LOCK = token<ScreenWakeLock>('ScreenWakeLock');
