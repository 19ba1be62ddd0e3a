import type {
  MediaSource as VideoSource,
  PlaybackFault,
  PlaybackNotice,
  PlaybackRule,
  PlaybackState,
} from '../../../domain/ports/playback.js';
import { isSound } from '../../../domain/text/sound-address.js';
import { type MediaLoadContext, loadFile, START_OVER_BELOW_S } from './load-file.js';
import { loadStream, type StreamDependencies } from './load-stream.js';
import { VideoPhase } from './video-phase.js';

/** What an open video needs from its player. */
export interface VideoLoadDependencies extends StreamDependencies {
  readonly rule: () => PlaybackRule;
  readonly show: (state: PlaybackState) => void;
  readonly notice: (notice: PlaybackNotice) => void;
}

/** A browser may land this many seconds before or after the requested position. */
const SEEK_TOLERANCE_S = 0.3;
/** The library continues at most this long behind a hole, in seconds. */
const HOLE_TOLERANCE_S = 1;
/** The first image of a segment may come a little after its beginning, in seconds. */
const BEHIND_HOLE_S = 0.1;
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
  private readonly closeController = new AbortController();
  private readonly phase = new VideoPhase();
  /** The video is loaded and at its start position. */
  private ready = false;
  /** The start position of the last seek while loading. */
  private soughtStartS: number | undefined;
  private lastPositionS = 0;
  private fault: PlaybackFault | undefined;
  /** The visitor has changed the start position before the video could play. */
  private hasStartMoved = false;
  private behindHole = (seconds: number): number => seconds;
  /** Where the video ends, if that is before its duration. */
  private endS = Infinity;

  constructor(
    private readonly video: HTMLVideoElement,
    source: VideoSource,
    /** The start position while loading; then the position; after a failure, where the next attempt starts. */
    private positionS: number,
    private wantsToPlay: boolean,
    private readonly dependencies: VideoLoadDependencies,
  ) {
    this.listen();
    this.applyRule();
    const media = this.loadContext(source.url);
    if (source.kind === 'file') {
      if (!isSound(source.url)) this.failWithoutImage();
      loadFile(media, dependencies.time);
    } else void loadStream(media, dependencies);
  }

  get wantsPlaying(): boolean {
    return this.ready ? !this.video.paused : this.wantsToPlay;
  }

  play(): void {
    this.wantsToPlay = true;
    // When the browser forbids playing, or the video is closed meanwhile, the element stays paused and fires its
    // events.
    if (this.canMove || this.isDeferred) this.video.play().catch(() => undefined);
  }

  pause(): void {
    this.wantsToPlay = false;
    this.video.pause();
  }

  seek(seconds: number): void {
    const targetS = this.within(seconds);
    if (!this.canMove) this.changeStart(targetS);
    else if (this.canSeekTo(targetS)) this.video.currentTime = targetS;
    else this.dependencies.notice('unseekable');
  }

  seekBy(seconds: number): void {
    // During a seek `currentTime` is the target.
    this.seek((this.canMove ? this.video.currentTime : this.positionS) + seconds);
  }

  reachable(seconds: number): number {
    const targetS = this.within(seconds);
    return this.canMove && !this.canSeekTo(targetS) ? this.video.currentTime : targetS;
  }

  /** Applies the present rule. */
  applyRule(): void {
    if (this.dependencies.rule().speed === 'one' && this.video.playbackRate !== 1) this.video.playbackRate = 1;
  }

  /** Closes the video: nothing is reported any more. */
  close(): void {
    this.closeController.abort();
    this.video.pause();
    // The next video continues at this speed, which `load` would reset.
    this.video.defaultPlaybackRate = this.video.playbackRate;
    this.video.removeAttribute('src');
    this.video.load();
  }

  private loadContext(url: string): MediaLoadContext {
    return {
      video: this.video,
      url,
      closeSignal: this.closeController.signal,
      startsAt: () => this.positionS,
      startWithin: (durationS) => {
        this.startWithin(durationS);
      },
      skipHoles: (behindHole) => {
        this.behindHole = behindHole;
      },
      goBehindHole: () => {
        const behindS = this.behindHole(this.positionS);
        if (behindS === this.positionS || this.fault !== undefined) return;
        this.positionS = behindS + BEHIND_HOLE_S;
        if (this.ready) this.video.currentTime = this.positionS;
        this.dependencies.notice('skipped');
      },
      endAt: (seconds) => {
        this.endS = seconds;
        this.startWithin(seconds);
        this.enforceSeekLimit();
        this.reportState();
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
        this.applyStart();
      });
    this.on('waiting', () => {
      this.phase.runDry();
    });
    for (const name of ['play', 'playing', 'pause', 'waiting', 'timeupdate', 'canplay', 'ended'])
      this.on(name, () => {
        this.reportState();
      });
    this.on('seeking', () => {
      if (this.fault !== undefined) this.changeStart(this.allowed(this.video.currentTime));
      this.noticeHole();
      this.enforceSeekLimit();
      this.reportState();
    });
    this.on('suspend', () => {
      if (this.wantsToPlay && this.isDeferred) this.play();
    });
    this.on('ratechange', () => {
      this.applyRule();
    });
  }

  private on(name: string, listener: () => void): void {
    this.video.addEventListener(name, listener, { signal: this.closeController.signal });
  }

  /** A browser that cannot decode the image of a file plays its sound alone. */
  private failWithoutImage(): void {
    this.on('loadeddata', () => {
      if (this.video.videoWidth === 0) this.fail('unsupported');
    });
  }

  /**
   * False where the server sends a file only from its beginning (no ranges): the browser would go there instead. For a
   * video without a duration, the browser decides.
   */
  private canSeekTo(seconds: number): boolean {
    const { seekable } = this.video;
    return (
      this.lengthS === undefined ||
      Array.from({ length: seekable.length }).some(
        (_, index) =>
          seekable.start(index) - SEEK_TOLERANCE_S <= seconds && seconds <= seekable.end(index) + SEEK_TOLERANCE_S,
      )
    );
  }

  /** Reports that playback, not the visitor, has moved over a hole. */
  private noticeHole(): void {
    const behindS = this.behindHole(this.positionS);
    const isBehind = Math.abs(this.video.currentTime - behindS) < HOLE_TOLERANCE_S;
    if (this.canMove && behindS > this.positionS + HOLE_TOLERANCE_S && isBehind) this.dependencies.notice('skipped');
  }

  /** However the visitor has moved the position (mouse, touch, keyboard, media keys), the rule limits it. */
  private enforceSeekLimit(): void {
    const to = Math.min(this.allowed(this.video.currentTime), this.endS - BEFORE_END_S);
    if (this.ready && this.video.currentTime > to + SEEK_TOLERANCE_S) this.video.currentTime = to;
  }

  /**
   * Seeks a loaded video to its start position; the video is ready once it is there, or as near as the browser can
   * seek. Recordings and live streams may have no duration.
   */
  private applyStart(): void {
    const { video } = this;
    if (!this.ready && video.readyState >= HTMLMediaElement.HAVE_METADATA) {
      this.startWithin(this.lengthS ?? Infinity);
      if (!this.canSeekTo(this.positionS)) {
        this.positionS = 0;
        this.dependencies.notice('unseekable');
      }
      if (Math.abs(video.currentTime - this.positionS) > SEEK_TOLERANCE_S && this.soughtStartS !== this.positionS) {
        this.soughtStartS = this.positionS;
        video.currentTime = this.positionS;
        return;
      }
      this.ready = true;
      this.lastPositionS = video.currentTime;
      this.reportState();
      if (this.wantsToPlay) this.play();
      return;
    }
    this.reportState();
  }

  private reportState(): void {
    if (!this.canMove) return;
    const { video } = this;
    this.positionS = video.currentTime;
    if (!video.seeking) this.lastPositionS = video.currentTime;
    this.dependencies.show({
      phase: this.phase.of(video),
      positionS: video.currentTime,
      durationS: this.lengthS,
      fault: undefined,
    });
  }

  private fail(fault: PlaybackFault): void {
    if (this.fault !== undefined || this.closeController.signal.aborted) return;
    this.fault = fault;
    this.video.pause();
    // What is wrong is shown on the page, not in the small window.
    // It fails where the window is closing by itself, which is as good.
    if (document.pictureInPictureElement === this.video) document.exitPictureInPicture().catch(() => undefined);
    this.reportStart();
  }

  /** Moves the start position of a video that cannot be moved yet, or, after a failure, that of the next attempt. */
  private changeStart(targetS: number): void {
    const knownS = (this.ready ? this.lengthS : undefined) ?? Infinity;
    this.positionS = Math.max(0, Math.min(targetS, knownS - BEFORE_END_S));
    this.hasStartMoved = true;
    this.reportStart();
  }

  private startWithin(durationS: number): void {
    if (this.positionS <= durationS - START_OVER_BELOW_S) return;
    this.positionS = this.hasStartMoved ? Math.max(0, durationS - BEFORE_END_S) : 0;
  }

  private reportStart(): void {
    const { fault } = this;
    const durationS = this.ready ? this.lengthS : undefined;
    this.dependencies.show({
      phase: fault === undefined ? 'loading' : 'failed',
      positionS: this.positionS,
      durationS,
      fault,
    });
  }

  /** `undefined` for a video without a known duration. */
  private get lengthS(): number | undefined {
    const { duration } = this.video;
    if (duration > this.endS + HOLE_TOLERANCE_S) return this.endS;
    return Number.isFinite(duration) ? duration : undefined;
  }

  /** True while the video can be played and moved. */
  private get canMove(): boolean {
    return this.ready && this.fault === undefined;
  }

  /** True while the browser, to save data, loads nothing before `play`. */
  private get isDeferred(): boolean {
    const { networkState, readyState } = this.video;
    const { NETWORK_IDLE, HAVE_NOTHING } = HTMLMediaElement;
    return this.fault === undefined && networkState === NETWORK_IDLE && readyState === HAVE_NOTHING;
  }

  /** The nearest second within the video that the visitor may seek to. */
  private within(seconds: number): number {
    return Math.min(this.allowed(seconds), this.lengthS ?? Infinity);
  }

  private allowed(seconds: number): number {
    const { furthestS } = this.dependencies.rule();
    if (furthestS === undefined) return Math.max(0, seconds);
    const knownS = Math.max(furthestS, this.lastPositionS);
    // A hole cannot be watched, so it does not limit the visitor.
    const behindS = this.behindHole(knownS);
    return Math.max(0, Math.min(seconds, behindS === knownS ? knownS : behindS + HOLE_TOLERANCE_S));
  }
}
