import type {
  MediaSource as FilmSource,
  PlaybackFault,
  PlaybackRule,
  PlaybackState,
} from '../../../domain/ports/browser/playback.port.js';
import { type FilmInOpening, NOTHING_LEFT_S } from './film-in-opening.js';
import { loadFile } from './load-file.js';
import { loadStream, type StreamNeeds } from './load-stream.js';

/** What an open film needs of those who opened it. */
export interface FilmSurroundings extends StreamNeeds {
  readonly rule: () => PlaybackRule;
  readonly show: (state: PlaybackState) => void;
}

/** A seek lands beside where it was meant to go by as much. */
const SLACK_S = 0.3;

/**
 * One film in a media element, from its opening to its letting go: where it is, what it does, and how far it may be moved.
 * Nothing of it is left behind in the element.
 */
export class OpenFilm {
  private readonly gone = new AbortController();
  /** Its length is known and its beginning is where it was meant to be. */
  private ready = false;
  private lastS = 0;
  private failed = false;

  constructor(
    private readonly video: HTMLVideoElement,
    source: FilmSource,
    private startS: number,
    private wantsToPlay: boolean,
    private readonly around: FilmSurroundings,
  ) {
    this.listen();
    this.obey();
    const film = this.inOpening(source.url);
    if (source.kind === 'file') loadFile(film);
    else void loadStream(film, around);
  }

  get wantsPlaying(): boolean {
    return this.ready ? !this.video.paused : this.wantsToPlay;
  }

  play(): void {
    this.wantsToPlay = true;
    // Where it is not allowed, or the film is let go meanwhile, the element stays paused and says so.
    if (this.ready && !this.failed) this.video.play().catch(() => undefined);
  }

  pause(): void {
    this.wantsToPlay = false;
    this.video.pause();
  }

  seek(seconds: number): void {
    if (this.failed) return;
    if (this.ready) this.video.currentTime = Math.min(this.allowed(seconds), this.video.duration);
    else this.startS = this.allowed(seconds);
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
      startsAt: () => this.startS,
      startOver: () => {
        this.startS = 0;
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

  /** Moves a film whose length is known to where it is to begin, and is ready once it is there. */
  private settle(): void {
    const { video } = this;
    if (!this.ready && Number.isFinite(video.duration) && video.readyState >= HTMLMediaElement.HAVE_METADATA) {
      if (this.startS > video.duration - NOTHING_LEFT_S) this.startS = 0;
      if (Math.abs(video.currentTime - this.startS) > SLACK_S) {
        video.currentTime = this.startS;
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
    if (!this.ready || this.failed) return;
    const { video } = this;
    if (!video.seeking) this.lastS = video.currentTime;
    this.around.show({
      phase: phaseOf(video),
      positionS: video.currentTime,
      durationS: video.duration,
      fault: undefined,
    });
  }

  private fail(fault: PlaybackFault): void {
    if (this.failed || this.gone.signal.aborted) return;
    this.failed = true;
    this.video.pause();
    const durationS = this.ready ? this.video.duration : undefined;
    this.around.show({ phase: 'failed', positionS: this.ready ? this.lastS : this.startS, durationS, fault });
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
