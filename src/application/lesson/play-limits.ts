import { BehaviorSubject, distinctUntilChanged, ignoreElements, map, merge, type Observable, tap } from 'rxjs';

import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import { isAdvancing } from '../../domain/lesson/play-intent.js';
import type { Playback, PlaybackRule, PlaybackState } from '../../domain/ports/playback.js';

/** The restrictions of a lesson. */
export interface Limits {
  /** End of the free preview, in seconds. */
  readonly previewS: number | undefined;
  /**
   * True when the visitor can seek forward only as far as they have ever watched, and plays at speed 1 (`ban_drag`).
   */
  readonly isForwardOnly: boolean;
  /** The furthest second ever watched; `undefined` where the whole lesson has been watched. */
  readonly furthest$: Observable<number | undefined>;
}

/**
 * Enforces the restrictions of a lesson on the playback, whatever the video file allows
 * (docs/spec/lesson.md#forward-only, docs/spec/lesson.md#preview).
 */
export class PlayLimits {
  /** True once the free preview has ended. */
  readonly over$: Behavior<boolean>;
  private readonly over = new BehaviorSubject(false);

  constructor(
    private readonly limits: Limits,
    private readonly playback: Playback,
  ) {
    this.over$ = readOnly(this.over);
  }

  /** Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    const { state$ } = this.playback;
    const rules$ = this.limits.furthest$.pipe(
      map((furthestS) => this.rule(furthestS)),
      // The speed is that of the lesson and never changes.
      distinctUntilChanged((one, other) => one.furthestS === other.furthestS),
      tap((rule) => {
        this.playback.restrict(rule);
      }),
    );
    const stops$ = state$.pipe(
      tap((state) => {
        this.stop(state);
      }),
    );
    return merge(rules$, stops$).pipe(ignoreElements());
  }

  private rule(furthestS: number | undefined): PlaybackRule {
    const { previewS = Infinity, isForwardOnly } = this.limits;
    const furthest = Math.min(previewS, (isForwardOnly ? furthestS : undefined) ?? Infinity);
    return { furthestS: furthest === Infinity ? undefined : furthest, speed: isForwardOnly ? 'one' : 'free' };
  }

  private stop(state: PlaybackState): void {
    const { previewS } = this.limits;
    if (previewS === undefined) return;
    const isPast = state.positionS >= previewS;
    if (isAdvancing(state) && isPast) this.playback.pause();
    if (state.phase === 'ended' || (isPast && (isAdvancing(state) || state.phase === 'paused'))) this.setOver(true);
    else if (isAdvancing(state)) this.setOver(false);
  }

  private setOver(isOver: boolean): void {
    if (isOver !== this.over.value) this.over.next(isOver);
  }
}
