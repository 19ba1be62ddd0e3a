import {
  BehaviorSubject,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  repeat,
  type SchedulerLike,
  startWith,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';

import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import type { PlaybackLock } from '../../domain/lesson/exclusive-playback.js';
import { isAdvancing, type PlayIntent } from '../../domain/lesson/play-intent.js';
import { STALL_CHECK_INTERVAL_MS } from '../../domain/site/limits.js';
import type { Playback, PlaybackPhase, PlaybackRule, PlaybackState } from '../../domain/ports/playback.js';
import type { Presence } from '../../domain/ports/presence.js';

/** The restrictions of a lesson. */
export interface Limits {
  /** End of the free preview, in seconds. */
  readonly previewS: number | undefined;
  /**
   * True when the visitor can seek forward only as far as they have ever watched, and plays at speed 1 (`ban_drag`).
   */
  readonly isForwardOnly: boolean;
  /** The furthest second ever watched; `undefined` once the whole lesson has been watched. */
  readonly furthestS: () => number | undefined;
}

/**
 * Enforces the restrictions of a lesson on the playback, whatever the video file allows (docs/spec/lesson.md#sources).
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
    const { previewS = Infinity, isForwardOnly, furthestS } = this.limits;
    const furthest = Math.min(previewS, (isForwardOnly ? furthestS() : undefined) ?? Infinity);
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
    const started$ = playback.state$.pipe(
      map(isAdvancing),
      distinctUntilChanged(),
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

interface StallDependencies {
  readonly playback: Pick<Playback, 'state$'>;
  readonly presence: Pick<Presence, 'isOnline' | 'online$'>;
  readonly time: SchedulerLike;
}

/** Phases in which a frame is visible, or none is needed. */
const FRAME_VISIBLE_PHASES: ReadonlySet<PlaybackPhase> = new Set<PlaybackPhase>(['playing', 'paused', 'ended']);

/**
 * Emits true when playback waits for data and the network is down, and false once it has recovered
 * (docs/spec/lesson.md#sources). This is no fault: loading continues by itself, and the visitor should know the reason.
 * Cold; never errors, never completes.
 */
export function stalledWhileOffline({ playback, presence, time }: StallDependencies): Observable<boolean> {
  const offline$ = timer(STALL_CHECK_INTERVAL_MS, time).pipe(
    repeat(),
    startWith(0),
    filter(() => !presence.isOnline()),
    take(1),
    map(() => true),
  );
  const online$ = presence.online$.pipe(
    take(1),
    map(() => false),
  );
  const networkChanges$ = defer(() => concat(offline$, online$)).pipe(repeat());
  return playback.state$.pipe(
    map(({ phase }) => phase),
    distinctUntilChanged(),
    switchMap((phase) => {
      if (phase === 'waiting') return networkChanges$;
      return FRAME_VISIBLE_PHASES.has(phase) ? of(false) : EMPTY;
    }),
  );
}
