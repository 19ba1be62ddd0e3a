import type { Observable } from 'rxjs';

/** Knows when the browser and the line have nothing better to do. */
export interface Leisure {
  /**
   * Emits once and completes when the browser is idle next; completes without a word where bytes are dear: the visitor
   * saves data, or the line is of the second generation. Cold: asked anew by every subscription, which may be taken back;
   * never fails, never emits during subscribe().
   */
  moment(): Observable<void>;
}
