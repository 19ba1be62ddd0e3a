import type {
  MediaSource as FilmSource,
  PlaybackFault,
  PlaybackRule,
  PlaybackState,
} from '../../../domain/ports/browser/playback.js';
import { type FilmInOpening, loadFile, NOTHING_LEFT_S } from './load-file.js';
import { loadStream, type StreamNeeds } from './load-stream.js';

/** What an open film needs of those who opened it. */
export interface FilmSurroundings extends StreamNeeds {
  readonly rule: () => PlaybackRule;
  readonly show: (state: PlaybackState) => void;
}

/** A seek lands beside where it was meant to go by as much. */
const SLACK_S = 0.3;
/** How long before the end a film begins that was moved beyond its end before it could play, in seconds. */
const BEFORE_END_S = 1;

/**
 * One film in a media element, from its opening to its letting go: where it is, what it does, and how far it may be moved.
 * Nothing of it is left behind in the element.
 */
export class OpenFilm {
  private readonly gone = new AbortController();
  /** It is loaded, and its beginning is where it was meant to be. */
  private ready = false;
  /** Where its beginning has been looked for. */
  private soughtS: number | undefined;
  private lastS = 0;
  private fault: PlaybackFault | undefined;
  /** The visitor has moved it before it could play. */
  private isMoved = false;

  constructor(
    private readonly video: HTMLVideoElement,
    source: FilmSource,
    /** Where it begins, where it is, or where it would go on. */
    private placeS: number,
    private wantsToPlay: boolean,
    private readonly around: FilmSurroundings,
  ) {
    this.listen();
    this.obey();
    const film = this.inOpening(source.url);
    if (source.kind === 'file') loadFile(film, around.time);
    else void loadStream(film, around);
  }

  get wantsPlaying(): boolean {
    return this.ready ? !this.video.paused : this.wantsToPlay;
  }

  play(): void {
    this.wantsToPlay = true;
    // Where it is not allowed, or the film is let go meanwhile, the element stays paused and says so.
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
    // During a seek this is the target of the seek.
    this.seek((this.canMove ? this.video.currentTime : this.placeS) + seconds);
  }

  /** Keeps to the rule, which has changed. */
  obey(): void {
    if (this.around.rule().speed === 'one' && this.video.playbackRate !== 1) this.video.playbackRate = 1;
  }

  /** Nothing is heard of it any more. */
  letGo(): void {
    this.gone.abort();
    this.video.pause();
    // The next film begins at the speed of this one, which the element would forget.
    this.video.defaultPlaybackRate = this.video.playbackRate;
    this.video.removeAttribute('src');
    this.video.load();
  }

  private inOpening(url: string): FilmInOpening {
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

  /** Whoever moved it, by mouse, finger, key or a key of the device: nobody gets further than they may. */
  private keepWithinReach(): void {
    const to = this.allowed(this.video.currentTime);
    if (this.ready && this.video.currentTime > to + SLACK_S) this.video.currentTime = to;
  }

  /**
   * Moves a film that is loaded to where it is to begin, and is ready once it is there, or as near as it can be moved. It may
   * have no length: recordings, live streams.
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
      phase: phaseOf(video),
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

  /** A film that cannot be moved yet, or any more: the next attempt begins there. */
  private moveBeginning(toS: number): void {
    const knownS = (this.ready ? this.lengthS : undefined) ?? Infinity;
    this.placeS = Math.max(0, Math.min(toS, knownS - BEFORE_END_S));
    this.isMoved = true;
    this.showBeginning();
  }

  private beginWithin(durationS: number): void {
    if (this.placeS <= durationS - NOTHING_LEFT_S) return;
    this.placeS = this.isMoved ? Math.max(0, durationS - BEFORE_END_S) : 0;
  }

  private showBeginning(): void {
    const { fault } = this;
    const durationS = this.ready ? this.lengthS : undefined;
    this.around.show({ phase: fault === undefined ? 'loading' : 'failed', positionS: this.placeS, durationS, fault });
  }

  /** `undefined` for a film that does not say. */
  private get lengthS(): number | undefined {
    const { duration } = this.video;
    return Number.isFinite(duration) ? duration : undefined;
  }

  /** It can be played and moved. */
  private get canMove(): boolean {
    return this.ready && this.fault === undefined;
  }

  private allowed(seconds: number): number {
    const { furthestS } = this.around.rule();
    return Math.max(0, furthestS === undefined ? seconds : Math.min(seconds, Math.max(furthestS, this.lastS)));
  }
}

function phaseOf(video: HTMLVideoElement): PlaybackState['phase'] {
  if (video.ended) return 'ended';
  if (video.paused) return 'paused';
  return video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA || video.seeking ? 'waiting' : 'playing';
}
