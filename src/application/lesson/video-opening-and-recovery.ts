import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  filter,
  ignoreElements,
  map,
  merge,
  NEVER,
  type Observable,
  type SchedulerLike,
  startWith,
  Subject,
  switchMap,
  tap,
  timer,
} from 'rxjs';

import type { Recovery } from '../../domain/errors/recovery.js';
import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import { chosenQuality, type Quality } from '../../domain/lesson/play-sources.js';
import type { PlayerView } from '../../domain/lesson/player-view.js';
import type { PlayIntent } from '../../domain/lesson/play-intent.js';
import { standsStill } from '../../domain/lesson/standstill.js';
import { PLAYER_FAILED, STREAM_BROKEN } from '../../domain/lesson/strings.js';
import { STREAM_RECOVERED_AFTER_S } from '../../domain/lesson/limits.js';
import type { VideoSource, Playback, PlaybackFault, PlaybackState } from '../../domain/ports/playback.js';
import type { Presence } from '../../domain/ports/presence.js';
import type { ModuleLoader } from '../site/module-loader.js';
import type { Preferences } from './play-preferences.js';
import { requestSources, type SourcesAnswer, type SourcesDependencies } from './request-sources.js';
import { reachesSite, stalledWhileOffline } from './stalled-while-offline.js';
import { StreamCodeLoader } from './stream-code.js';

type OpeningKind = 'requesting' | 'no-address' | 'frame' | 'video' | 'offline' | 'unsupported' | 'failed';
export type Opening = Extract<PlayerView, { kind: OpeningKind }>;

export interface QualityChoice {
  /** The page offers a choice only when there are two or more. */
  readonly qualities: readonly Quality[];
  readonly chosen: string | undefined;
}

/** The dependencies of `VideoOpening`. */
export interface OpeningDependencies extends SourcesDependencies {
  readonly recovery: Pick<Recovery, 'networkBack' | 'retrySignal'>;
  readonly playback: Playback;
  readonly presence: Presence;
  readonly preferences: Preferences;
  readonly code: Pick<ModuleLoader, 'watch'>;
  readonly time: SchedulerLike;
}

const REQUESTING: Opening = { kind: 'requesting' };
const BROKEN: Opening = { kind: 'failed', text: STREAM_BROKEN };
const NO_QUALITIES: QualityChoice = { qualities: [], chosen: undefined };

/**
 * Requests a video's addresses and opens it (docs/spec/lesson.md#playback-errors). When an address breaks, it requests
 * new ones once and playback continues at its position. Without a network it waits; when the new address breaks too,
 * the visitor sees an error.
 */
export class VideoOpening {
  /** What is shown: `failed` also while the video stands still, although it may still move. */
  readonly state$: Behavior<Opening>;
  readonly qualities$: Behavior<QualityChoice>;
  private readonly state = new BehaviorSubject<Opening>(REQUESTING);
  private readonly shown = new BehaviorSubject<Opening>(REQUESTING);
  private readonly isStill = new BehaviorSubject(false);
  private readonly retries = new Subject<void>();
  private readonly qualities = new BehaviorSubject(NO_QUALITIES);
  /** The work in progress; a new job cancels the one before. */
  private readonly jobs = new Subject<Observable<unknown>>();
  /** The qualities to open; a new one replaces a quality whose code is still loading. */
  private readonly openings = new Subject<Quality>();
  private readonly undecodable = new Set<string>();
  /**
   * The position at which new addresses were requested, until the video has played on for long enough; while
   * `undefined`, one more break is repaired.
   */
  private recoveredAtS: number | undefined;
  private readonly streamCode: StreamCodeLoader;

  constructor(
    private readonly lessonId: number,
    private readonly intent: PlayIntent,
    private readonly needs: OpeningDependencies,
  ) {
    this.streamCode = new StreamCodeLoader(needs.playback, needs.code);
    this.state$ = readOnly(this.shown);
    this.qualities$ = readOnly(this.qualities);
  }

  /** Opens the video and keeps it open while subscribed. Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    const { state$ } = this.needs.playback;
    const faults$ = state$.pipe(
      tap((state) => {
        this.follow(state);
      }),
      map(({ fault }) => fault),
      distinctUntilChanged(),
      filter((fault) => fault !== undefined),
      tap((fault) => {
        this.recover(fault);
      }),
    );
    const work$ = this.jobs.pipe(
      startWith(this.request()),
      switchMap((job$) => job$),
    );
    const openings$ = this.openings.pipe(switchMap(({ source }) => this.load(source)));
    // Merged before the faults: `faults$` overrides `offline` when the video also fails.
    const stalledOffline$ = stalledWhileOffline(this.needs).pipe(
      tap((isStalledOffline) => {
        if (isStalledOffline) this.state.next({ kind: 'offline' });
        else if (this.state.value.kind === 'offline') this.state.next({ kind: 'video' });
      }),
    );
    return merge(openings$, work$, stalledOffline$, faults$, this.watch()).pipe(ignoreElements());
  }

  /** Watches whether the visitor waits in vain, and shows it instead of the state (docs/spec/media.md#waits). */
  private watch(): Observable<unknown> {
    const { playback, presence, time } = this.needs;
    const lesson$ = combineLatest([this.state, playback.state$]).pipe(
      map(([{ kind }, { phase, positionS, willPlay }]) => ({
        isAwaited: kind === 'requesting' || (kind === 'video' && willPlay),
        positionS: phase === 'empty' ? this.intent.positionS : positionS,
      })),
    );
    const waits$ = this.retries.pipe(
      startWith(undefined),
      switchMap(() => standsStill(lesson$, presence.visible$, time)),
      tap((isStill) => {
        this.isStill.next(isStill);
      }),
    );
    const shown$ = combineLatest([this.state, this.isStill]).pipe(
      map(([state, isStill]) => (isStill ? BROKEN : state)),
      distinctUntilChanged(),
      tap((shown) => {
        this.shown.next(shown);
      }),
    );
    const offline$ = this.isStill.pipe(
      switchMap((isStill) => (isStill ? reachesSite(presence) : NEVER)),
      filter((isReached) => !isReached),
      tap(() => {
        this.waitForNetwork();
      }),
    );
    return merge(waits$, shown$, offline$);
  }

  /** The visitor retries: requests the addresses again. */
  retry(): void {
    this.recoveredAtS = undefined;
    const { value } = this.state;
    if (value.kind === 'video' || value === BROKEN) this.intent.tryAgain();
    this.undecodable.clear();
    this.state.next(REQUESTING);
    this.retries.next();
    this.jobs.next(this.request());
  }

  choose(key: string): void {
    const { qualities, chosen } = this.qualities.value;
    const quality = qualities.find((one) => one.key === key);
    if (!quality || key === chosen) return;
    this.needs.preferences.change({ quality: key });
    this.open(quality);
  }

  private request(): Observable<unknown> {
    return requestSources(this.lessonId, this.needs).pipe(
      tap((answer) => {
        this.take(answer);
      }),
    );
  }

  private take(answer: SourcesAnswer): void {
    if (answer.kind === 'none') this.state.next({ kind: 'no-address' });
    else if (answer.kind === 'video') {
      this.qualities.next({ qualities: answer.qualities, chosen: undefined });
      const quality = chosenQuality(answer.qualities, this.needs.preferences.now$.value.quality);
      if (quality) this.open(quality);
    } else this.state.next(answer);
  }

  private open(quality: Quality): void {
    this.qualities.next({ ...this.qualities.value, chosen: quality.key });
    this.openings.next(quality);
  }

  private load(source: VideoSource): Observable<unknown> {
    return this.streamCode.watch(source).pipe(
      tap((state) => {
        if (state.kind === 'ready') this.begin(source);
        else if (state.kind === 'failed' && !state.isOnline) this.waitForNetwork();
        else if (state.kind === 'failed') this.state.next({ kind: 'failed', text: PLAYER_FAILED });
      }),
    );
  }

  private begin(source: VideoSource): void {
    const { playback } = this.needs;
    const { positionS, origin, shouldPlay } = this.intent;
    // First: until it is open the video would not play, which ends the wait of `standsStill`.
    playback.open(source, positionS, { origin, willPlay: shouldPlay });
    this.state.next({ kind: 'video' });
  }

  private follow(state: PlaybackState): void {
    this.intent.follow(state);
    const { recoveredAtS } = this;
    if (
      state.phase === 'playing' &&
      recoveredAtS !== undefined &&
      state.positionS > recoveredAtS + STREAM_RECOVERED_AFTER_S
    ) {
      this.recoveredAtS = undefined;
    }
  }

  private recover(fault: PlaybackFault): void {
    if (fault === 'unsupported') this.tryOtherQuality();
    else {
      const job$ = reachesSite(this.needs.presence).pipe(
        tap((isReached) => {
          if (isReached) this.requestNewAddresses();
          else this.waitForNetwork();
        }),
      );
      this.jobs.next(job$);
    }
  }

  private requestNewAddresses(): void {
    if (this.recoveredAtS === undefined) {
      this.recoveredAtS = this.intent.positionS;
      this.jobs.next(this.request());
    } else this.state.next(BROKEN);
  }

  /** When the browser cannot play one file, it may be able to play the other. */
  private tryOtherQuality(): void {
    const { qualities, chosen } = this.qualities.value;
    if (chosen !== undefined) this.undecodable.add(chosen);
    const other = qualities.find(({ key }) => !this.undecodable.has(key));
    if (!other) this.state.next({ kind: 'unsupported' });
    else {
      // In a later task, so that every subscriber of the playback sees the failure first.
      const job$ = timer(0, this.needs.time).pipe(
        tap(() => {
          this.open(other);
        }),
      );
      this.jobs.next(job$);
    }
  }

  private waitForNetwork(): void {
    this.state.next({ kind: 'offline' });
    const back$ = this.needs.recovery.networkBack().pipe(
      tap(() => {
        const { qualities, chosen } = this.qualities.value;
        const quality = chosenQuality(qualities, chosen);
        if (quality) this.open(quality);
      }),
    );
    this.jobs.next(back$);
  }
}
