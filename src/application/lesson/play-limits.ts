import { BehaviorSubject, distinctUntilChanged, ignoreElements, map, merge, type Observable, tap } from 'rxjs';

import { type Behavior, readOnly } from '../../domain/kernel/behavior.js';
import { moves } from '../../domain/lesson/wish-to-play.js';
import type { Playback, PlaybackRule, PlaybackState } from '../../domain/ports/browser/playback.port.js';

/** What a lesson does not let its visitor do. */
export interface Limits {
  /** End of what may be seen without buying, in seconds. */
  readonly previewS: number | undefined;
  /** Forward only as far as ever watched, at speed 1 (`ban_drag`). */
  readonly forwardOnly: boolean;
  /** As far as ever watched by now; `undefined` where that is all of it. */
  readonly furthestS: () => number | undefined;
}

/** Keeps a film within the limits of its lesson, whatever the file behind it would do (pages §4). */
export class PlayLimits {
  /** As much as may be seen without buying has been. */
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
    const rules$ = state$.pipe(
      map(() => this.rule()),
      distinctUntilChanged((one, other) => one.furthestS === other.furthestS && one.speed === other.speed),
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

  private rule(): PlaybackRule {
    const { previewS = Infinity, forwardOnly, furthestS } = this.limits;
    const furthest = Math.min(previewS, (forwardOnly ? furthestS() : undefined) ?? Infinity);
    return { furthestS: furthest === Infinity ? undefined : furthest, speed: forwardOnly ? 'one' : 'free' };
  }

  private stop(state: PlaybackState): void {
    const { previewS } = this.limits;
    if (previewS === undefined) return;
    const isPast = state.positionS >= previewS;
    if (moves(state) && isPast) this.playback.pause();
    if (state.phase === 'ended' || (isPast && (moves(state) || state.phase === 'paused'))) this.put(true);
    else if (moves(state)) this.put(false);
  }

  private put(over: boolean): void {
    if (over !== this.over.value) this.over.next(over);
  }
}
