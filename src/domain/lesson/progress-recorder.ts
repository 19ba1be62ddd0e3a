import { BehaviorSubject, filter, ignoreElements, merge, type Observable, tap } from 'rxjs';

import { type Behavior, readOnly } from '../kernel/streams.js';
import { PROGRESS_STEP_S } from './limits.js';
import { isAdvancing } from './play-intent.js';
import type { Playback, PlaybackState } from '../ports/playback.js';
import type { Presence } from '../ports/presence.js';
import type { PendingPosition } from './progress-outbox.js';

/** What is known of a lesson before it is played. */
export interface EarlierProgress {
  /** The furthest position that the server or the outbox has. */
  readonly knownS: number;
  readonly durationS: number;
  /** The end of a preview: positions beyond it do not count as played, although the file may continue. */
  readonly limitS: number | undefined;
}

/**
 * Follows a video and decides which positions are sent (docs/spec/lesson.md#progress-reports): only what was played,
 * not what was skipped.
 */
export class WatchTracker {
  /** The furthest position ever watched, before or now, in seconds. */
  readonly furthest$: Behavior<number>;
  private readonly furthest: BehaviorSubject<number>;
  private playedS = 0;
  private sentS: number;
  private storedS = 0;

  constructor(private readonly before: EarlierProgress) {
    this.sentS = before.knownS;
    this.furthest = new BehaviorSubject(before.knownS);
    this.furthest$ = readOnly(this.furthest);
  }

  /** Takes the current state of the video. Returns whole seconds when a position is to be sent now. */
  update({ phase, positionS, durationS: lengthS = Infinity }: PlaybackState): number | undefined {
    const { durationS, limitS = Infinity } = this.before;
    if (phase === 'playing') this.playedS = Math.max(this.playedS, Math.min(positionS, lengthS, limitS));
    // At the end the server gets the full duration, even when the file is shorter (docs/api/lesson.md#record-progress).
    if (phase === 'ended') this.playedS = Math.max(this.playedS, Math.min(Math.max(positionS, durationS), limitS));
    if (this.playedS > this.furthest.value) this.furthest.next(this.playedS);
    if (!isAdvancing({ phase })) return this.takeUnsent();
    return Math.floor(this.playedS) - this.sentS >= PROGRESS_STEP_S ? this.takeUnsent() : undefined;
  }

  /** The newly played position in whole seconds, each returned once: to be stored until it is sent. */
  takeUnstored(): number | undefined {
    const seconds = Math.floor(this.playedS);
    if (seconds <= Math.max(this.sentS, this.storedS)) return undefined;
    this.storedS = seconds;
    return seconds;
  }

  /** The position that was played but not sent, for example when the member leaves. It counts as sent afterwards. */
  takeUnsent(): number | undefined {
    const seconds = Math.floor(this.playedS);
    if (seconds <= this.sentS) return undefined;
    this.sentS = seconds;
    return seconds;
  }
}

interface Dependencies {
  readonly playback: Pick<Playback, 'state$'>;
  readonly presence: Pick<Presence, 'visible$'>;
  /** Both take whole seconds: `send` a position to send now, `store` one that can wait. */
  readonly send: (seconds: PendingPosition['seconds']) => void;
  readonly store: (seconds: PendingPosition['seconds']) => void;
}

/**
 * Records how far a video has been played: every second on this device; for the server every 10 s, when it stops, and
 * when the tab is hidden or the member leaves (docs/spec/lesson.md#progress-reports).
 */
export class ProgressRecorder {
  constructor(
    private readonly played: WatchTracker,
    private readonly needs: Dependencies,
  ) {}

  /** Records while subscribed. Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    const { playback, presence, send, store } = this.needs;
    const seen$ = playback.state$.pipe(
      tap((state) => {
        const due = this.played.update(state);
        const fresh = this.played.takeUnstored();
        if (due !== undefined) send(due);
        else if (fresh !== undefined) store(fresh);
      }),
    );
    // A hidden tab may be closed without any further event.
    const hidden$ = presence.visible$.pipe(
      filter((visible) => !visible),
      tap(() => {
        this.sendRest();
      }),
    );
    return merge(seen$, hidden$).pipe(ignoreElements());
  }

  /** Sends what was played but not sent. */
  sendRest(): void {
    const rest = this.played.takeUnsent();
    if (rest !== undefined) this.needs.send(rest);
  }
}
