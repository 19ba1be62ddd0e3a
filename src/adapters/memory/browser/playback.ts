import {
  BehaviorSubject,
  defer,
  Observable,
  of,
  repeat,
  type SchedulerLike,
  Subject,
  Subscription,
  throwError,
  timer,
} from 'rxjs';

import { type Behavior, readOnly } from '../../../domain/kernel/streams.js';
import { isAdvancing } from '../../../domain/lesson/play-intent.js';
import { startWithin } from '../../../domain/lesson/start-position.js';
import {
  type VideoSource,
  NOTHING_OPEN,
  type Playback,
  type PlaybackFault,
  type PlaybackNotice,
  type PlaybackRule,
  type PlaybackState,
  type PlayerSlot,
  type VideoStart,
} from '../../../domain/ports/playback.js';

/** The video at an address. */
export interface MemoryVideo {
  /** `Infinity` when the video does not report its length. */
  readonly durationS: number;
  /** Width of the image divided by its height; 16:9 by default. */
  readonly aspectRatio?: number;
  /** The server does not answer. */
  readonly isSilent?: boolean;
  /** The fault with which loading fails. */
  readonly fault?: PlaybackFault;
}

const TICK_MS = 250;
const NO_RULE: PlaybackRule = { furthestS: undefined, speed: 'free' };

/** A video without images. It plays along the given clock; its methods act as a visitor at the controls would. */
export class MemoryPlayback implements Playback {
  readonly state$: Behavior<PlaybackState>;
  readonly notices$: Observable<PlaybackNotice>;
  private readonly notices = new Subject<PlaybackNotice>();
  private readonly state = new BehaviorSubject(NOTHING_OPEN);
  /** Whether the browser allows playback to start. Browsers block sound until the visitor has pressed something. */
  isPlayAllowed = true;
  /** How many of the next attempts fail to load the code that plays streams. */
  failingCodeLoads = 0;
  /** The source whose beginning is held now. */
  prepared: VideoSource | undefined;
  private readonly sources: VideoSource[] = [];
  private rule = NO_RULE;
  private speed = 1;
  private video: MemoryVideo | undefined;
  private pendingActions = new Subscription();
  private ticks = new Subscription();

  constructor(
    private readonly time: SchedulerLike,
    /** Returns the video at an address. */
    public videos: (source: VideoSource) => MemoryVideo = () => ({ durationS: 600 }),
    private readonly loadMs = 0,
  ) {
    this.state$ = readOnly(this.state);
    this.notices$ = this.notices.asObservable();
  }

  /** Every source that was opened, in order. */
  get opened(): readonly VideoSource[] {
    return this.sources;
  }

  /** The rule that applies now. */
  get currentRule(): PlaybackRule {
    return this.rule;
  }

  fetchStreamCode(): Observable<unknown> {
    return defer(() => {
      if (this.failingCodeLoads === 0) return of(undefined);
      this.failingCodeLoads -= 1;
      return throwError(() => new Error('The code is missing'));
    });
  }

  prepare(source: VideoSource): Observable<never> {
    return new Observable(() => {
      this.prepared = source;
      return () => {
        this.prepared = undefined;
      };
    });
  }

  open(source: VideoSource, fromS: number, start: VideoStart = {}): void {
    this.closeVideo();
    this.sources.push(source);
    const video = this.videos(source);
    this.video = video;
    this.state.next({ ...NOTHING_OPEN, phase: 'loading', positionS: fromS, willPlay: start.willPlay ?? false });
    if (video.isSilent) return;
    this.schedule(() => {
      if (video.fault) {
        this.fail(video.fault);
        return;
      }
      const { positionS, willPlay } = this.state.value;
      const origin = positionS === fromS ? (start.origin ?? 'reached') : 'named';
      this.show({
        phase: 'paused',
        durationS: Number.isFinite(video.durationS) ? video.durationS : undefined,
        positionS: startWithin(positionS, origin, video.durationS),
        aspectRatio: video.aspectRatio ?? 16 / 9,
      });
      if (willPlay && this.isPlayAllowed) this.start();
    }, this.loadMs);
  }

  play(): void {
    this.setWillPlay(true);
    this.schedule(() => {
      const { phase } = this.state.value;
      if (!this.isPlayAllowed) return;
      if (phase === 'ended') this.show({ positionS: 0 });
      if (phase === 'ended' || phase === 'paused') this.start();
    });
  }

  pause(): void {
    this.setWillPlay(false);
    this.schedule(() => {
      if (!isAdvancing(this.state.value)) return;
      this.ticks.unsubscribe();
      this.show({ phase: 'paused' });
    });
  }

  seek(seconds: number): void {
    this.schedule(() => {
      this.moveTo(seconds);
    });
  }

  seekBy(seconds: number): void {
    this.schedule(() => {
      this.moveTo(this.state.value.positionS + seconds);
    });
  }

  reachable(seconds: number): number {
    const { durationS = Infinity, positionS } = this.state.value;
    const furthest = Math.max(positionS, this.rule.furthestS ?? durationS);
    return this.video === undefined ? positionS : Math.min(Math.max(0, seconds), durationS, furthest);
  }

  restrict(rule: PlaybackRule): void {
    this.rule = rule;
  }

  close(): void {
    this.closeVideo();
    this.rule = NO_RULE;
    if (this.state.value.phase !== 'empty') this.state.next(NOTHING_OPEN);
  }

  /** The visitor selects a speed. It has no effect while the rule fixes the speed. */
  selectSpeed(speed: number): void {
    this.speed = speed;
  }

  /** Reports what is wrong with a video that goes on. */
  notify(notice: PlaybackNotice): void {
    this.notices.next(notice);
  }

  /** Playback stalls because the next part is not loaded yet. */
  stall(): void {
    if (this.state.value.phase !== 'playing') return;
    this.ticks.unsubscribe();
    this.show({ phase: 'waiting' });
  }

  /** The next part is loaded: stalled playback continues. */
  resume(): void {
    if (this.state.value.phase === 'waiting') this.start();
  }

  /** Playback fails with `fault`, unless no video is open or it has failed before. */
  failWith(fault: PlaybackFault): void {
    const { phase } = this.state.value;
    if (phase !== 'empty' && phase !== 'failed') this.fail(fault);
  }

  private moveTo(seconds: number): void {
    const { phase, durationS = Infinity } = this.state.value;
    const to = this.reachable(seconds);
    this.show({ positionS: to, ...(phase === 'ended' && to < durationS && { phase: 'paused' }) });
  }

  private start(): void {
    this.ticks.unsubscribe();
    this.show({ phase: 'playing' });
    // One timer after another: virtual time chains the rounds of an interval, and for hours of playback the chain is
    // too long.
    const ticks$ = timer(TICK_MS, this.time).pipe(repeat());
    this.ticks = ticks$.subscribe(() => {
      this.tick();
    });
    this.pendingActions.add(this.ticks);
  }

  private tick(): void {
    const { positionS } = this.state.value;
    const durationS = this.video?.durationS ?? 0;
    const next = positionS + (TICK_MS / 1000) * (this.rule.speed === 'one' ? 1 : this.speed);
    if (next < durationS) {
      this.show({ positionS: next });
      return;
    }
    this.ticks.unsubscribe();
    this.show({ positionS: durationS, phase: 'ended' });
  }

  private fail(fault: PlaybackFault): void {
    this.ticks.unsubscribe();
    this.show({ phase: 'failed', fault });
  }

  private closeVideo(): void {
    this.pendingActions.unsubscribe();
    this.pendingActions = new Subscription();
    this.video = undefined;
  }

  private show(change: Partial<PlaybackState>): void {
    const state = { ...this.state.value, ...change };
    const isLoading = state.phase === 'loading' || state.phase === 'failed';
    this.state.next({ ...state, willPlay: isLoading ? state.willPlay : isAdvancing(state) });
  }

  private setWillPlay(willPlay: boolean): void {
    const { phase } = this.state.value;
    if (phase === 'loading' || phase === 'failed') this.show({ willPlay });
  }

  /** The effect of an action appears later, and never after the video was closed. */
  private schedule(work: () => void, delayMs = 0): void {
    if (this.video === undefined) return;
    const action: Subscription = this.time.schedule(() => {
      this.pendingActions.remove(action);
      work();
    }, delayMs);
    this.pendingActions.add(action);
  }
}

/** The in-memory playback needs no element. */
export class MemoryPlayerSlot implements PlayerSlot {
  put(): () => void {
    return () => undefined;
  }
}
