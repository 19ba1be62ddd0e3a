import type { HlsConfig } from 'hls.js';
import type Hls from 'hls.js';

import type {
  MediaSource as FilmSource,
  PlaybackFault,
  PlaybackRule,
  PlaybackState,
} from '../../../domain/ports/browser/playback.port.js';
import { faultOfFile } from './file-faults.js';
import { faultOfStream } from './stream-faults.js';
import type { StreamLibrary } from './stream-library.js';

/** What an open film needs of those who opened it. */
export interface FilmSurroundings {
  readonly rule: () => PlaybackRule;
  readonly loadLibrary: () => Promise<StreamLibrary>;
  readonly show: (state: PlaybackState) => void;
  /** The window: it tells when the network is back. */
  readonly events: EventTarget;
}

/** Where so little is left a film begins at its beginning. */
const NOTHING_LEFT_S = 0.5;
/** A seek lands beside where it was meant to go by as much. */
const SLACK_S = 0.3;
const NO_HEIGHT = -1;
const STREAM_TYPE = 'application/vnd.apple.mpegurl';

/** The library's own numbers but for these: enough ahead for a train in a tunnel, and no more behind than one looks back for. */
const STREAM_SETTINGS = {
  enableWorker: false,
  maxBufferLength: 30,
  backBufferLength: 60,
  startLevel: NO_HEIGHT,
} satisfies Partial<HlsConfig>;

/** One film in a media element, from its opening to its letting go. Nothing of it is left behind in the element. */
export class OpenFilm {
  private readonly gone = new AbortController();
  private stream: Hls | undefined;
  /** Its length is known and its beginning is where it was meant to be. */
  private ready = false;
  private lastS = 0;
  /** What a stream cannot mend: told once all that was loaded has been played. */
  private brokenBy: PlaybackFault | undefined;
  private failed = false;
  private mended = false;

  constructor(
    private readonly video: HTMLVideoElement,
    private readonly source: FilmSource,
    private startS: number,
    private wantsToPlay: boolean,
    private readonly around: FilmSurroundings,
  ) {
    this.listen();
    this.obey();
    if (source.kind === 'file') video.src = source.url;
    else void this.openStream();
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
    this.stream?.destroy();
    this.stream = undefined;
    this.video.pause();
    // The next film begins at the speed of this one, which the element would forget.
    this.video.defaultPlaybackRate = this.video.playbackRate;
    this.video.removeAttribute('src');
    this.video.load();
  }

  private listen(): void {
    const { video } = this;
    const { signal } = this.gone;
    for (const name of ['loadedmetadata', 'durationchange', 'seeked'])
      this.on(name, () => {
        this.settle();
      });
    for (const name of ['play', 'playing', 'pause', 'timeupdate', 'canplay', 'ended'])
      this.on(name, () => {
        this.look();
      });
    this.on('waiting', () => {
      if (this.brokenBy === undefined) this.look();
      else this.fail(this.brokenBy);
    });
    this.on('seeking', () => {
      // Whoever moved it, by mouse, finger, key or a key of the device: nobody gets further than they may.
      const to = this.allowed(video.currentTime);
      if (this.ready && video.currentTime > to + SLACK_S) video.currentTime = to;
      this.look();
    });
    this.on('ratechange', () => {
      this.obey();
    });
    this.on('error', () => {
      if (this.stream || !video.hasAttribute('src')) return;
      void faultOfFile(video.error, this.source.url, (url, init) => fetch(url, { ...init, signal })).then((fault) => {
        this.fail(fault);
      });
    });
    this.around.events.addEventListener(
      'online',
      () => {
        this.goOnLoading();
      },
      { signal },
    );
  }

  private on(name: string, hear: () => void): void {
    this.video.addEventListener(name, hear, { signal: this.gone.signal });
  }

  private async openStream(): Promise<void> {
    const library = await this.around.loadLibrary().catch(() => undefined);
    if (this.gone.signal.aborted) return;
    if (library === undefined) this.fail('network');
    else if (library.isSupported()) this.attach(library);
    else if (this.video.canPlayType(STREAM_TYPE) !== '') this.video.src = this.source.url;
    else this.fail('unsupported');
  }

  private attach(library: StreamLibrary): void {
    const stream = new library({ ...STREAM_SETTINGS, startPosition: this.startS });
    this.stream = stream;
    stream.on(library.Events.LEVEL_LOADED, (_, { details: { totalduration } }) => {
      if (this.ready || this.startS < totalduration - NOTHING_LEFT_S) return;
      this.startS = 0;
      stream.stopLoad();
      stream.startLoad(0);
    });
    stream.on(library.Events.FRAG_BUFFERED, () => {
      this.brokenBy = undefined;
    });
    stream.on(library.Events.ERROR, (_, error) => {
      if (!error.fatal) return;
      if (error.type === library.ErrorTypes.MEDIA_ERROR && !this.mended && faultOfStream(error) === 'broken') {
        this.mended = true;
        stream.recoverMediaError();
        return;
      }
      this.breakBy(faultOfStream(error));
    });
    stream.attachMedia(this.video);
    stream.loadSource(this.source.url);
  }

  /** What has been loaded is played first. */
  private breakBy(fault: PlaybackFault): void {
    this.brokenBy = fault;
    const { video } = this;
    if (!this.ready || video.paused || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) this.fail(fault);
  }

  /** The network is back before the visitor has noticed. */
  private goOnLoading(): void {
    if (this.failed || this.brokenBy === undefined) return;
    this.brokenBy = undefined;
    this.stream?.startLoad();
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
