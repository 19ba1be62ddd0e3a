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
import { moves, type PlayTurn, type WishToPlay } from '../../domain/lesson/playing.js';
import { STALL_LOOK_MS } from '../../domain/limits.js';
import type { Playback, PlaybackPhase, PlaybackRule, PlaybackState } from '../../domain/ports/browser/playback.js';
import type { Presence } from '../../domain/ports/browser/presence.js';

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

interface Needs {
  readonly turn: PlayTurn;
  readonly playback: Pick<Playback, 'state$' | 'play' | 'pause'>;
}

/** One lesson at a time in one browser (pages §4): pauses the film when another page begins to play. */
export class OneAtATime {
  /** Another page plays now, and this one was paused for it. */
  readonly elsewhere$: Behavior<boolean>;
  private readonly elsewhere = new BehaviorSubject(false);

  constructor(
    private readonly wish: WishToPlay,
    private readonly needs: Needs,
  ) {
    this.elsewhere$ = readOnly(this.elsewhere);
  }

  /** `lost` is told first. Cold; emits nothing, never errors, never completes. */
  run(lost: () => void): Observable<never> {
    const { playback, turn } = this.needs;
    const begun$ = playback.state$.pipe(
      map(moves),
      distinctUntilChanged(),
      filter(Boolean),
      tap(() => {
        this.elsewhere.next(false);
        turn.take();
      }),
    );
    const lost$ = turn.lost().pipe(
      tap(() => {
        lost();
        if (!this.wish.plays) return;
        this.wish.plays = false;
        playback.pause();
        this.elsewhere.next(true);
      }),
    );
    return merge(begun$, lost$).pipe(ignoreElements());
  }

  /** The visitor wants it here: the other page pauses. */
  takeBack(): void {
    const { playback, turn } = this.needs;
    this.elsewhere.next(false);
    turn.take();
    this.wish.plays = true;
    playback.play();
  }
}

interface StarvingNeeds {
  readonly playback: Pick<Playback, 'state$'>;
  readonly presence: Pick<Presence, 'isOnline' | 'online$'>;
  readonly time: SchedulerLike;
}

/** There is a picture, or there was no need of one. */
const SHOWN: ReadonlySet<PlaybackPhase> = new Set<PlaybackPhase>(['playing', 'paused', 'ended']);

/**
 * Whether a film has played all that was loaded while the network is gone (pages §4). That is no fault: it goes on loading
 * by itself, and the visitor should know what it waits for. Cold; never errors, never completes.
 */
export function starving({ playback, presence, time }: StarvingNeeds): Observable<boolean> {
  const gone$ = timer(STALL_LOOK_MS, time).pipe(
    repeat(),
    startWith(0),
    filter(() => !presence.isOnline()),
    take(1),
    map(() => true),
  );
  const back$ = presence.online$.pipe(
    take(1),
    map(() => false),
  );
  const turns$ = defer(() => concat(gone$, back$)).pipe(repeat());
  return playback.state$.pipe(
    map(({ phase }) => phase),
    distinctUntilChanged(),
    switchMap((phase) => {
      if (phase === 'waiting') return turns$;
      return SHOWN.has(phase) ? of(false) : EMPTY;
    }),
  );
}
