import { filter, map, type Observable, skip } from 'rxjs';

import type { VisitStore } from '../ports/visit-store.js';

/**
 * Exclusive playback: in one browser only one page plays (docs/spec/lesson.md#one-lesson-at-a-time). A page that starts
 * stores the id of its playback, and all others see it.
 */
export class PlaybackLock {
  constructor(
    private readonly store: VisitStore,
    /** The id of this page's playback. */
    private readonly own: string,
  ) {}

  /** Announces that this page plays. */
  take(): void {
    if (this.store.read('playId') !== this.own) this.store.write('playId', this.own);
  }

  /** Emits when another page has started playback. Cold; never errors, never completes. */
  lost(): Observable<void> {
    return this.store.watch('playId').pipe(
      skip(1),
      filter((id) => id !== undefined && id !== this.own),
      map(() => undefined),
    );
  }
}
