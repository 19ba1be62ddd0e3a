import { BehaviorSubject, filter, ignoreElements, merge, type Observable, tap } from 'rxjs';

import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import type { PlaybackLock } from '../../domain/lesson/exclusive-playback.js';
import { advances, type PlayIntent } from '../../domain/lesson/play-intent.js';
import type { Playback } from '../../domain/ports/playback.js';

interface Dependencies {
  readonly lock: PlaybackLock;
  readonly playback: Pick<Playback, 'state$' | 'play' | 'pause'>;
}

/** Pauses the video when another page of the same browser begins to play (docs/spec/lesson.md#one-lesson-at-a-time). */
export class ExclusivePlayback {
  /** True while another page plays and this one was paused for it. */
  readonly elsewhere$: Behavior<boolean>;
  private readonly elsewhere = new BehaviorSubject(false);

  constructor(
    private readonly intent: PlayIntent,
    private readonly needs: Dependencies,
  ) {
    this.elsewhere$ = readOnly(this.elsewhere);
  }

  /** Calls `lost` before it pauses. Cold; emits nothing, never errors, never completes. */
  run(lost: () => void): Observable<never> {
    const { playback, lock } = this.needs;
    const started$ = advances(playback.state$).pipe(
      filter(Boolean),
      tap(() => {
        this.elsewhere.next(false);
        lock.take();
      }),
    );
    const takenOver$ = lock.lost().pipe(
      tap(() => {
        lost();
        if (!this.intent.shouldPlay) return;
        this.intent.shouldPlay = false;
        playback.pause();
        this.elsewhere.next(true);
      }),
    );
    return merge(started$, takenOver$).pipe(ignoreElements());
  }

  /** The visitor continues on this page: the other page pauses. */
  reclaim(): void {
    const { playback, lock } = this.needs;
    this.elsewhere.next(false);
    lock.take();
    this.intent.shouldPlay = true;
    playback.play();
  }
}
