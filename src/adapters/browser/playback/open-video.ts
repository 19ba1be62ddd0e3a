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
import { BEFORE_END_S, SeekRange } from './seek-range.js';
import { VideoPhase } from './video-phase.js';

/** What an open video needs from its player. */
export interface VideoLoadDependencies extends StreamDependencies {
  readonly rule: () => PlaybackRule;
  readonly show: (state: PlaybackState) => void;
  readonly notice: (notice: PlaybackNotice) => void;
}

/** The first image of a segment may come a little after its beginning, in seconds. */
const BEHIND_HOLE_S = 0.1;
/** The position and the state of one video in a media element. Closing the video resets the element. */
export class OpenVideo {
  private readonly closeController = new AbortController();
  private readonly phase = new VideoPhase();
  /** The video is loaded and at its start position. */
  private ready = false;
  /** The start position of the last seek while loading. */
  private soughtStartS: number | undefined;
  private fault: PlaybackFault | undefined;
  /** The visitor has changed the start position before the video could play. */
  private hasStartMoved = false;
  private readonly range: SeekRange;

  constructor(
    private readonly video: HTMLVideoElement,
    source: VideoSource,
    /** The start position while loading; then the position; after a failure, where the next attempt starts. */
    private positionS: number,
    private wantsToPlay: boolean,
    private readonly dependencies: VideoLoadDependencies,
  ) {
    this.range = new SeekRange(video, dependencies.rule);
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
    const targetS = this.range.within(seconds);
    if (!this.canMove) this.changeStart(targetS);
    else if (this.range.canSeekTo(targetS)) this.video.currentTime = targetS;
    else this.dependencies.notice('unseekable');
  }

  seekBy(seconds: number): void {
    // During a seek `currentTime` is the target.
    this.seek((this.canMove ? this.video.currentTime : this.positionS) + seconds);
  }

  reachable(seconds: number): number {
    const targetS = this.range.within(seconds);
    return this.canMove && !this.range.canSeekTo(targetS) ? this.video.currentTime : targetS;
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
        this.range.behindHole = behindHole;
      },
      goBehindHole: () => {
        const behindS = this.range.behindHole(this.positionS);
        if (behindS === this.positionS || this.fault !== undefined) return;
        this.positionS = behindS + BEHIND_HOLE_S;
        if (this.ready) this.video.currentTime = this.positionS;
        this.dependencies.notice('skipped');
      },
      endAt: (seconds) => {
        this.range.endS = seconds;
        this.startWithin(seconds);
        if (this.ready) this.range.enforce();
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
      if (this.fault !== undefined) this.changeStart(this.range.allowed(this.video.currentTime));
      if (this.canMove && this.range.hasSkipped(this.positionS)) this.dependencies.notice('skipped');
      if (this.ready) this.range.enforce();
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
   * Seeks a loaded video to its start position; the video is ready once it is there, or as near as the browser can
   * seek. Recordings and live streams may have no duration.
   */
  private applyStart(): void {
    const { video } = this;
    if (!this.ready && video.readyState >= HTMLMediaElement.HAVE_METADATA) {
      this.startWithin(this.range.lengthS ?? Infinity);
      if (!this.range.canSeekTo(this.positionS)) {
        this.positionS = 0;
        this.dependencies.notice('unseekable');
      }
      if (!this.range.isAt(this.positionS) && this.soughtStartS !== this.positionS) {
        this.soughtStartS = this.positionS;
        video.currentTime = this.positionS;
        return;
      }
      this.ready = true;
      this.range.lastPositionS = video.currentTime;
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
    if (!video.seeking) this.range.lastPositionS = video.currentTime;
    this.dependencies.show({
      phase: this.phase.of(video),
      positionS: video.currentTime,
      durationS: this.range.lengthS,
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
    const knownS = (this.ready ? this.range.lengthS : undefined) ?? Infinity;
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
    const durationS = this.ready ? this.range.lengthS : undefined;
    this.dependencies.show({
      phase: fault === undefined ? 'loading' : 'failed',
      positionS: this.positionS,
      durationS,
      fault,
    });
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
}
