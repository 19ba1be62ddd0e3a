import {
  BehaviorSubject,
  ignoreElements,
  merge,
  NEVER,
  type Observable,
  type SchedulerLike,
  skip,
  switchMap,
  tap,
  timer,
} from 'rxjs';

import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import { isSeeking, NEXT_TAP_MS, seriesAfter, type TapSeries, type TapSide } from '../../domain/lesson/double-tap.js';
import type { Playback } from '../../domain/ports/playback.js';
import { FAR_SEEK_STEP_S } from '../../domain/lesson/limits.js';

/** What the taps on one side have done. */
export interface SeekMark {
  readonly side: TapSide;
  /** By how far the video has moved, in whole seconds; 0 when it could not. */
  readonly seconds: number;
  /** Why it has not moved: it is at its start or its end, or the visitor may go no further. */
  readonly end: 'start' | 'end' | 'limit' | undefined;
}

/** Below this the video has not moved, in seconds. */
const STILL_S = 0.5;

/** Seeks by taps on the video and by the two buttons beside its play button (docs/spec/lesson-touch.md#taps). */
export class DoubleTapSeek {
  /** For as long as the next tap adds to it. */
  readonly mark$: Behavior<SeekMark | undefined>;
  private readonly mark = new BehaviorSubject<SeekMark | undefined>(undefined);
  private series: TapSeries | undefined;
  private movedS = 0;
  /** The target of a seek that does not show in the state yet. */
  private targetS: number | undefined;

  constructor(
    private readonly playback: Pick<Playback, 'state$' | 'seek' | 'reachable'>,
    private readonly time: SchedulerLike,
  ) {
    this.mark$ = readOnly(this.mark);
  }

  /** Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    const moved$ = this.playback.state$.pipe(
      skip(1),
      tap(() => {
        this.targetS = undefined;
      }),
    );
    const over$ = this.mark.pipe(
      switchMap((mark) => (mark ? timer(NEXT_TAP_MS, this.time) : NEVER)),
      tap(() => {
        this.mark.next(undefined);
      }),
    );
    return merge(moved$, over$).pipe(ignoreElements());
  }

  /** A tap on the video, `x` from 0 to 1. Returns false where it only shows or hides the controls. */
  tap(x: number): boolean {
    this.series = seriesAfter(this.series, { x, atMs: this.time.now() });
    const { side } = this.series;
    if (side === undefined || !isSeeking(this.series)) return false;
    this.step(side);
    return true;
  }

  /** Goes one step to that side, and adds to the mark of the last one. */
  step(side: TapSide): void {
    const { positionS, durationS = Infinity } = this.playback.state$.value;
    const fromS = this.targetS ?? positionS;
    const wantedS = fromS + (side === 'back' ? -FAR_SEEK_STEP_S : FAR_SEEK_STEP_S);
    const toS = this.playback.reachable(wantedS);
    const byS = (toS - fromS) * (side === 'back' ? -1 : 1);
    this.movedS = (this.mark.value?.side === side ? this.movedS : 0) + Math.max(0, byS);
    this.targetS = toS;
    this.playback.seek(wantedS);
    const wall = side === 'back' ? 'start' : toS >= durationS - STILL_S ? 'end' : 'limit';
    const end = byS >= STILL_S ? undefined : wall;
    this.mark.next({ side, seconds: Math.round(this.movedS), end });
  }
}
