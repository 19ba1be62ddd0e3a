import { isAdvancing } from '../../../domain/lesson/play-intent.js';
import { type StartOrigin, startWithin } from '../../../domain/lesson/start-position.js';
import type {
  VideoSource,
  PlaybackFault,
  PlaybackNotice,
  PlaybackRule,
  PlaybackState,
} from '../../../domain/ports/playback.js';
import { IMAGE_WAIT_MS, isSound } from '../../../domain/text/sound-address.js';
import { type MediaLoadContext, loadFile } from './load-file.js';
import { loadStream, type StreamDependencies } from './load-stream.js';
import { SeekRange } from './seek-range.js';
import { VideoPhase } from './video-phase.js';

/** What an open video needs from its player. */
export interface VideoLoadDependencies extends StreamDependencies {
  readonly rule: () => PlaybackRule;
  readonly show: (state: PlaybackState) => void;
  readonly notice: (notice: PlaybackNotice) => void;
}

/** An open video. It is loaded, can be played and moved, and may fail at any time. */
type VideoState =
  /** It will start at `startS`, and has been moved to `soughtS` for that. */
  | {
      readonly kind: 'loading';
      readonly startS: number;
      readonly origin: StartOrigin;
      readonly soughtS?: number;
    }
  /** It is at its start position or beyond. The element knows where. */
  | { readonly kind: 'ready' }
  /** The next attempt should start at `startS`. */
  | {
      readonly kind: 'failed';
      readonly startS: number;
      readonly fault: PlaybackFault;
      readonly durationS: number | undefined;
    };

/** The first image of a segment may come a little after its beginning, in seconds. */
const BEHIND_HOLE_S = 0.1;

/**
 * The position and the state of one video in a media element, for the player and for what loads it. Closing the video
 * resets the element.
 */
export class OpenVideo implements MediaLoadContext {
  private readonly closeController = new AbortController();
  private readonly phase = new VideoPhase();
  private readonly range: SeekRange;
  private state: VideoState;
  /** The last of `play` and `pause`; once the video is ready, the element decides. */
  private wantsToPlay: boolean;
  /** The position that was reported last, while the video is ready. */
  private reportedS = 0;
  private aspectRatio: number | undefined;

  constructor(
    readonly video: HTMLVideoElement,
    private readonly source: VideoSource,
    start: { readonly startS: number; readonly origin: StartOrigin; readonly willPlay: boolean },
    private readonly dependencies: VideoLoadDependencies,
  ) {
    this.state = { kind: 'loading', startS: start.startS, origin: start.origin };
    this.wantsToPlay = start.willPlay;
    this.range = new SeekRange(video, dependencies.rule);
    this.listen();
    this.applyRule();
    if (source.kind === 'file') {
      if (!isSound(source.url)) this.failWithoutImage();
      loadFile(this);
    } else void loadStream(this, dependencies);
  }

  get url(): string {
    return this.source.url;
  }

  get closeSignal(): AbortSignal {
    return this.closeController.signal;
  }

  get isLoading(): boolean {
    return this.state.kind === 'loading';
  }

  get wantsPlaying(): boolean {
    return this.isReady ? !this.video.paused : this.wantsToPlay;
  }

  play(): void {
    this.wantsToPlay = true;
    if (this.isReady && this.range.hasEnded) this.video.currentTime = 0;
    if (this.isReady || this.isDeferred) this.video.play().catch(this.stayPaused);
    if (!this.isReady) this.report();
  }

  pause(): void {
    this.wantsToPlay = false;
    this.video.pause();
    if (!this.isReady) this.report();
  }

  seek(seconds: number): void {
    const targetS = this.range.within(seconds);
    if (!this.isReady) this.changeStart(targetS);
    else if (this.range.canSeekTo(targetS)) this.video.currentTime = targetS;
    else this.dependencies.notice('unseekable');
  }

  seekBy(seconds: number): void {
    // During a seek `currentTime` is the target.
    this.seek((this.state.kind === 'ready' ? this.video.currentTime : this.state.startS) + seconds);
  }

  reachable(seconds: number): number {
    const targetS = this.range.within(seconds);
    return this.isReady && !this.range.canSeekTo(targetS) ? this.video.currentTime : targetS;
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

  skipHoles(behindHole: (seconds: number) => number): void {
    this.range.behindHole = behindHole;
  }

  startWithin(lengthS?: number): number {
    const { state } = this;
    if (state.kind === 'ready') return this.video.currentTime;
    if (state.kind === 'failed') return state.startS;
    const startS = startWithin(state.startS, state.origin, lengthS);
    this.state = { ...state, startS };
    // The wanted second is kept: the next attempt may find media there.
    return this.behindHole(startS);
  }

  endAt(seconds: number): void {
    this.range.endS = seconds;
    this.startWithin(seconds);
    if (this.isReady) this.range.enforce();
    this.report();
  }

  private listen(): void {
    for (const name of ['loadedmetadata', 'durationchange', 'seeked', 'loadeddata', 'resize'])
      this.on(name, () => {
        this.begin();
        this.report();
      });
    this.on('waiting', () => {
      this.phase.runDry();
    });
    for (const name of ['play', 'playing', 'pause', 'waiting', 'timeupdate', 'canplay', 'ended'])
      this.on(name, () => {
        if (this.isReady) this.report();
      });
    this.on('seeking', () => {
      if (this.state.kind === 'failed') this.changeStart(this.range.allowed(this.video.currentTime));
      if (!this.isReady) return;
      this.range.enforce();
      this.report();
    });
    this.on('suspend', () => {
      if (this.wantsToPlay && this.isDeferred) this.play();
    });
    this.on('ratechange', () => {
      this.applyRule();
    });
  }

  private on(name: string, listener: () => void): void {
    this.video.addEventListener(name, listener, { signal: this.closeSignal });
  }

  /** A browser that cannot decode the image of a file plays its sound alone. */
  private failWithoutImage(): void {
    this.on('loadeddata', () => {
      setTimeout(() => {
        if (this.video.videoWidth === 0) this.fail('unsupported');
      }, IMAGE_WAIT_MS);
    });
  }

  /**
   * Seeks a loaded video to its start position; the video is ready once it is there, or as near as the browser can
   * seek. Recordings and live streams may have no duration.
   */
  private begin(): void {
    const { video, range } = this;
    if (this.state.kind !== 'loading' || video.readyState < HTMLMediaElement.HAVE_METADATA) return;
    if (!range.canSeekTo(this.startWithin(range.lengthS))) {
      this.state = { ...this.state, startS: 0 };
      this.dependencies.notice('unseekable');
    }
    const { startS: wantedS, soughtS } = this.state;
    const startS = this.behindHole(wantedS);
    if (!range.isAt(startS) && soughtS !== startS) {
      this.state = { ...this.state, soughtS: startS };
      video.currentTime = startS;
      return;
    }
    this.state = { kind: 'ready' };
    if (startS !== wantedS) this.dependencies.notice('skipped');
    range.lastPositionS = video.currentTime;
    if (this.wantsToPlay) this.play();
  }

  goBehindHole(): void {
    const toS = this.behindHole(this.reportedS);
    if (!this.isReady || toS === this.reportedS) return;
    this.video.currentTime = this.reportedS = toS;
    this.dependencies.notice('skipped');
  }

  /** Where playback goes on behind the hole at that second; the same second if there is none. */
  private behindHole(seconds: number): number {
    const behindS = this.range.behindHole(seconds);
    return behindS === seconds ? seconds : behindS + BEHIND_HOLE_S;
  }

  /** Moves the start position of a video that cannot be moved yet, or, after a failure, that of the next attempt. */
  private changeStart(targetS: number): void {
    const { state } = this;
    if (state.kind === 'loading') this.state = { ...state, startS: startWithin(targetS, 'named'), origin: 'named' };
    else if (state.kind === 'failed') this.state = { ...state, startS: startWithin(targetS, 'named', state.durationS) };
    this.report();
  }

  fail(fault: PlaybackFault): void {
    const { state, video } = this;
    if (state.kind === 'failed' || this.closeSignal.aborted) return;
    this.wantsToPlay = this.wantsPlaying;
    this.state =
      state.kind === 'ready'
        ? { kind: 'failed', fault, startS: this.reportedS, durationS: this.range.lengthS }
        : { kind: 'failed', fault, startS: state.startS, durationS: undefined };
    video.pause();
    // What is wrong is shown on the page, not in the small window.
    // It fails where the window is closing by itself, which is as good.
    if (document.pictureInPictureElement === video) document.exitPictureInPicture().catch(() => undefined);
    this.report();
  }

  /** The browser forbids playing, or the video was closed or paused meanwhile. */
  private readonly stayPaused = (reason: unknown): void => {
    if (!(reason instanceof DOMException) || reason.name !== 'NotAllowedError') return;
    this.wantsToPlay = false;
    if (!this.isReady) this.report();
  };

  private report(): void {
    const { state, video, wantsToPlay, range } = this;
    if (this.closeSignal.aborted) return;
    // Before the first image the size is that of the description of the file, which may be wrong.
    if (video.videoHeight > 0 && video.readyState > HTMLMediaElement.HAVE_METADATA)
      this.aspectRatio = video.videoWidth / video.videoHeight;
    const { aspectRatio } = this;
    if (state.kind !== 'ready') {
      this.dependencies.show({
        phase: state.kind,
        positionS: state.startS,
        durationS: state.kind === 'failed' ? state.durationS : undefined,
        aspectRatio,
        willPlay: wantsToPlay,
        fault: state.kind === 'failed' ? state.fault : undefined,
      });
      return;
    }
    const phase = range.hasEnded ? 'ended' : this.phase.of(video);
    if (phase === 'ended') video.pause();
    this.reportedS = video.currentTime;
    if (!video.seeking) range.lastPositionS = video.currentTime;
    this.dependencies.show({
      phase,
      positionS: video.currentTime,
      durationS: range.lengthS,
      aspectRatio,
      willPlay: isAdvancing({ phase }),
      fault: undefined,
    });
  }

  private get isReady(): boolean {
    return this.state.kind === 'ready';
  }

  /** True while the browser, to save data, loads nothing before `play`. */
  private get isDeferred(): boolean {
    const { networkState, readyState } = this.video;
    const { NETWORK_IDLE, HAVE_NOTHING } = HTMLMediaElement;
    return this.state.kind === 'loading' && networkState === NETWORK_IDLE && readyState === HAVE_NOTHING;
  }
}
