import type { Observable } from 'rxjs';

import type { VisitStore } from '../ports/browser/visit-store.port.js';

/**
 * Names the visitor's latest playing of a video, across page loads and sign-outs (spec §3 local storage). What it
 * names is for the pages that play.
 */
export class PlayId {
  constructor(private readonly store: VisitStore) {}

  get value(): string | undefined {
    return this.store.read('playId');
  }

  /** The present one at once, then every other, of other tabs too. Cold; never errors, never completes. */
  watch(): Observable<string | undefined> {
    return this.store.watch('playId');
  }

  remember(id: string): void {
    this.store.write('playId', id);
  }
}
