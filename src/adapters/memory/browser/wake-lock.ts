import { Observable } from 'rxjs';

import type { ScreenWakeLock } from '../../../domain/ports/wake-lock.js';

/** A screen that is on as long as `isHeld`. */
export class MemoryWakeLock implements ScreenWakeLock {
  private holders = 0;

  get isHeld(): boolean {
    return this.holders > 0;
  }

  hold(): Observable<never> {
    return new Observable(() => {
      this.holders += 1;
      return () => {
        this.holders -= 1;
      };
    });
  }
}
