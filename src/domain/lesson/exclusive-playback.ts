import { filter, map, type Observable, skip } from 'rxjs';

import type { VisitStore } from '../ports/visit-store.js';

/**
 * Identifies the member's latest playback in this browser, across page loads and sign-outs
 * (docs/spec/lesson.md#one-lesson-at-a-time).
 */
export class PlayId {
  constructor(private readonly store: VisitStore) {}

  get value(): string | undefined {
    return this.store.read('playId');
  }

  /** The current id at once, then every new one, also from other tabs. Cold; never errors, never completes. */
  watch(): Observable<string | undefined> {
    return this.store.watch('playId');
  }

  remember(id: string): void {
    this.store.write('playId', id);
  }
}

/**
 * Exclusive playback: in one browser only one page plays (docs/spec/lesson.md#one-lesson-at-a-time). A page that starts reports it
 * to all others.
 */
export class PlaybackLock {
  constructor(
    private readonly playId: PlayId,
    /** The id of this page's playback. */
    private readonly own: string,
  ) {}

  /** Announces that this page plays. */
  take(): void {
    if (this.playId.value !== this.own) this.playId.remember(this.own);
  }

  /** Emits when another page has started playback. Cold; never errors, never completes. */
  lost(): Observable<void> {
    return this.playId.watch().pipe(
      skip(1),
      filter((id) => id !== undefined && id !== this.own),
      map(() => undefined),
    );
  }
}
