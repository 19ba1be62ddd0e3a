import type {
  MediaSource as VideoSource,
  PlaybackFault,
  PlaybackRule,
  PlaybackState,
} from '../../../domain/ports/browser/playback.js';
import { type MediaLoadContext, loadFile, START_OVER_BELOW_S } from './load-file.js';
import { loadStream, type StreamNeeds } from './load-stream.js';
import { VideoPhase } from './video-phase.js';

/** What an open video needs from its player. */
export interface VideoLoadDependencies extends StreamNeeds {
  readonly rule: () => PlaybackRule;
  readonly show: (state: PlaybackState) => void;
}

/** A browser may seek to a second this far beside the target. */
const SLACK_S = 0.3;
/**
 * A start position that the visitor has moved past the end before the video could play is set this far before the end,
 * in seconds.
 */
const BEFORE_END_S = 1;

/**
 * One video in a media element, from opening to closing: its position, its state, and how far the visitor may seek.
 * Closing it resets the element.
 */
export class OpenVideo {
  private readonly gone = new AbortController();
  private readonly phase = new VideoPhase();
  /** The video is loaded and at its start position. */
  private ready = false;
  /** The start position of the last seek while loading. */
  private soughtS: number | undefined;
  private lastS = 0;
  private fault: PlaybackFault | undefined;
  /** The visitor has changed the start position before the video could play. */
  private isMoved = false;

  constructor(
    private readonly video: HTMLVideoElement,
    source: VideoSource,
    /** The start position while loading; then the position; after a failure, where the next attempt starts. */
    private placeS: number,
    private wantsToPlay: boolean,
    private readonly around: VideoLoadDependencies,
  ) {
    this.listen();
    this.obey();
    const media = this.inOpening(source.url);
    if (source.kind === 'file') loadFile(media, around.time);
    else void loadStream(media, around);
  }

  get wantsPlaying(): boolean {
    return this.ready ? !this.video.paused : this.wantsToPlay;
  }

  play(): void {
    this.wantsToPlay = true;
    // When the browser forbids playing, or the video is closed meanwhile, the element stays paused and fires its
    // events.
    if (this.canMove) this.video.play().catch(() => undefined);
  }

  pause(): void {
    this.wantsToPlay = false;
    this.video.pause();
  }

  seek(seconds: number): void {
    const toS = this.allowed(seconds);
    if (this.canMove) this.video.currentTime = Math.min(toS, this.lengthS ?? Infinity);
    else this.moveBeginning(toS);
  }

  seekBy(seconds: number): void {
    // During a seek `currentTime` is the target.
    this.seek((this.canMove ? this.video.currentTime : this.placeS) + seconds);
  }

  /** Applies the present rule. */
  obey(): void {
    if (this.around.rule().speed === 'one' && this.video.playbackRate !== 1) this.video.playbackRate = 1;
  }

  /** Closes the video: nothing is reported any more. */
  letGo(): void {
    this.gone.abort();
    this.video.pause();
    // The next video continues at this speed, which `load` would reset.
    this.video.defaultPlaybackRate = this.video.playbackRate;
    this.video.removeAttribute('src');
    this.video.load();
  }

  private inOpening(url: string): MediaLoadContext {
    return {
      video: this.video,
      url,
      gone: this.gone.signal,
      startsAt: () => this.placeS,
      beginWithin: (durationS) => {
        this.beginWithin(durationS);
      },
      isReady: () => this.ready,
      fail: (fault) => {
        this.fail(fault);
      },
    };
  }

  private listen(): void {
    for (const name of ['loadedmetadata', 'durationchange', 'seeked'])
      this.on(name, () => {
        this.settle();
      });
    this.on('waiting', () => {
      this.phase.runDry();
    });
    for (const name of ['play', 'playing', 'pause', 'waiting', 'timeupdate', 'canplay', 'ended'])
      this.on(name, () => {
        this.look();
      });
    this.on('seeking', () => {
      if (this.fault !== undefined) this.moveBeginning(this.allowed(this.video.currentTime));
      this.keepWithinReach();
      this.look();
    });
    this.on('ratechange', () => {
      this.obey();
    });
  }

  private on(name: string, hear: () => void): void {
    this.video.addEventListener(name, hear, { signal: this.gone.signal });
  }

  /** However the visitor has moved the position (mouse, touch, keyboard, media keys), the rule limits it. */
  private keepWithinReach(): void {
    const to = this.allowed(this.video.currentTime);
    if (this.ready && this.video.currentTime > to + SLACK_S) this.video.currentTime = to;
  }

  /**
   * Seeks a loaded video to its start position; the video is ready once it is there, or as near as the browser can
   * seek. Recordings and live streams may have no duration.
   */
  private settle(): void {
    const { video } = this;
    if (!this.ready && video.readyState >= HTMLMediaElement.HAVE_METADATA) {
      this.beginWithin(this.lengthS ?? Infinity);
      if (Math.abs(video.currentTime - this.placeS) > SLACK_S && this.soughtS !== this.placeS) {
        this.soughtS = this.placeS;
        video.currentTime = this.placeS;
        return;
      }
      this.ready = true;
      this.lastS = video.currentTime;
      this.look();
      if (this.wantsToPlay) this.play();
      return;
    }
    this.look();
  }

  private look(): void {
    if (!this.canMove) return;
    const { video } = this;
    this.placeS = video.currentTime;
    if (!video.seeking) this.lastS = video.currentTime;
    this.around.show({
      phase: this.phase.of(video),
      positionS: video.currentTime,
      durationS: this.lengthS,
      fault: undefined,
    });
  }

  private fail(fault: PlaybackFault): void {
    if (this.fault !== undefined || this.gone.signal.aborted) return;
    this.fault = fault;
    this.video.pause();
    this.showBeginning();
  }

  /** Moves the start position of a video that cannot be moved yet, or, after a failure, that of the next attempt. */
  private moveBeginning(toS: number): void {
    const knownS = (this.ready ? this.lengthS : undefined) ?? Infinity;
    this.placeS = Math.max(0, Math.min(toS, knownS - BEFORE_END_S));
    this.isMoved = true;
    this.showBeginning();
  }

  private beginWithin(durationS: number): void {
    if (this.placeS <= durationS - START_OVER_BELOW_S) return;
    this.placeS = this.isMoved ? Math.max(0, durationS - BEFORE_END_S) : 0;
  }

  private showBeginning(): void {
    const { fault } = this;
    const durationS = this.ready ? this.lengthS : undefined;
    this.around.show({ phase: fault === undefined ? 'loading' : 'failed', positionS: this.placeS, durationS, fault });
  }

  /** `undefined` for a video without a known duration. */
  private get lengthS(): number | undefined {
    const { duration } = this.video;
    return Number.isFinite(duration) ? duration : undefined;
  }

  /** True while the video can be played and moved. */
  private get canMove(): boolean {
    return this.ready && this.fault === undefined;
  }

  private allowed(seconds: number): number {
    const { furthestS } = this.around.rule();
    return Math.max(0, furthestS === undefined ? seconds : Math.min(seconds, Math.max(furthestS, this.lastS)));
  }
}
