import type Hls from 'hls.js';
import { type SchedulerLike, Subject } from 'rxjs';

import type { PlaybackFault } from '../../../domain/ports/playback.js';
import { failWithoutData, type MediaLoadContext, loadFile, START_OVER_BELOW_S } from './load-file.js';
import type { PreparedVideo } from './prepared-video.js';
import { STREAM_SETTINGS, type StreamLibrary } from './stream-library.js';

/** The fault to report for an error that the stream library cannot repair. */
export function faultOfStream({ details, type, response }: StreamError): PlaybackFault {
  if (UNKNOWN_CODECS.has(details)) return 'unsupported';
  // The server has answered, but not with a valid playlist.
  if (INVALID_PLAYLIST_ERRORS.has(details)) return 'refused';
  if (type === 'networkError') return (response?.code ?? 0) >= 400 ? 'refused' : 'network';
  return 'broken';
}

/**
 * True when a segment is refused with 4xx in every quality: the URL has expired. The library would retry for half a
 * minute, which cannot help; a new URL does.
 */
export function isRefusedForGood({ details, response, errorAction }: StreamError): boolean {
  const code = response?.code ?? 0;
  return details === 'fragLoadError' && code >= 400 && code < 500 && errorAction?.nextAutoLevel === undefined;
}

/** The fields of a library error that are read here. */
export interface StreamError {
  readonly type: string;
  readonly details: string;
  /** Absent when the server has not answered. */
  readonly response?: { readonly code?: number } | undefined;
  /** The library's next step; it names a quality when the library is about to switch to it. */
  readonly errorAction?: { readonly nextAutoLevel?: number } | undefined;
}

const UNKNOWN_CODECS: ReadonlySet<string> = new Set([
  'manifestIncompatibleCodecsError',
  'bufferAddCodecError',
  'bufferIncompatibleCodecsError',
]);
const INVALID_PLAYLIST_ERRORS: ReadonlySet<string> = new Set([
  'manifestParsingError',
  'levelEmptyError',
  'levelParsingError',
]);

/** The dependencies of `loadStream`. */
export interface StreamDependencies {
  /** Rejects when the library cannot be fetched. */
  readonly loadLibrary: () => Promise<StreamLibrary>;
  /** What has been loaded ahead of this video, and of no other. */
  readonly prepared: Pick<PreparedVideo, 'takeStream'> | undefined;
  /** The window: it fires `online` when the network returns. */
  readonly events: EventTarget;
  readonly time: SchedulerLike;
}

const STREAM_TYPE = 'application/vnd.apple.mpegurl';

/** Loads a stream with the library, or natively where the library is not supported (docs/decisions/0016-videos.md). */
export async function loadStream(media: MediaLoadContext, needs: StreamDependencies): Promise<void> {
  const library = await needs.loadLibrary().catch(() => undefined);
  if (media.closeSignal.aborted) return;
  if (library === undefined) media.fail('network');
  else if (library.isSupported()) new LoadedStream(media, library, needs.prepared).load(needs);
  else if (media.video.canPlayType(STREAM_TYPE) !== '') loadFile(media, needs.time);
  else media.fail('unsupported');
}

/** A stream that the library loads, until the video is closed. */
class LoadedStream {
  private readonly stream: Hls;
  /** A fault that the library cannot repair: reported once all buffered media has been played. */
  private pendingFault: PlaybackFault | undefined;
  /** The library has recovered from a media error before; it must not try again in a loop. */
  private hasRecovered = false;
  private readonly dataEvents = new Subject<'more' | 'enough'>();

  constructor(
    private readonly media: MediaLoadContext,
    private readonly library: StreamLibrary,
    prepared: StreamDependencies['prepared'],
  ) {
    const startPosition = media.startsAt();
    const stream = prepared?.takeStream();
    // A stream is prepared from its beginning; for another second it would load in vain.
    if (startPosition !== 0) stream?.destroy();
    this.stream = startPosition === 0 && stream ? stream : new library({ ...STREAM_SETTINGS, startPosition });
  }

  load({ events, time }: Pick<StreamDependencies, 'events' | 'time'>): void {
    const { stream } = this;
    const { video, url, closeSignal: signal } = this.media;
    this.listen();
    const listening = { signal };
    video.addEventListener('waiting', this.reportPendingFault, listening);
    events.addEventListener('online', this.resumeLoading, listening);
    signal.addEventListener('abort', () => {
      stream.destroy();
    });
    failWithoutData(this.media, () => !this.media.isReady(), this.dataEvents, time);
    // The playlists of a prepared stream may have arrived before anything listened.
    if (stream.levels.some(({ details }) => details)) this.dataEvents.next('enough');
    stream.attachMedia(video);
    // One that was prepared has it already.
    if (stream.url === null) stream.loadSource(url);
  }

  private listen(): void {
    const { media, library, stream } = this;
    stream.on(library.Events.MANIFEST_LOADED, () => {
      this.dataEvents.next('more');
    });
    stream.on(library.Events.LEVEL_LOADED, (_, { details: { totalduration } }) => {
      // For segments, which may be large, the library has its own time limits.
      this.dataEvents.next('enough');
      if (media.isReady() || media.startsAt() < totalduration - START_OVER_BELOW_S) return;
      media.startWithin(totalduration);
      stream.stopLoad();
      stream.startLoad(media.startsAt());
    });
    stream.on(library.Events.ERROR, (_, error) => {
      if (isRefusedForGood(error)) {
        stream.stopLoad();
        this.failWith('refused');
        return;
      }
      if (!error.fatal) return;
      if (error.type === library.ErrorTypes.MEDIA_ERROR && !this.hasRecovered && faultOfStream(error) === 'broken') {
        this.hasRecovered = true;
        stream.recoverMediaError();
        return;
      }
      this.failWith(faultOfStream(error));
    });
  }

  /** Reports the fault after the buffered media has been played. */
  private failWith(fault: PlaybackFault): void {
    const { media } = this;
    const { video } = media;
    if (!media.isReady() || video.paused || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) media.fail(fault);
    else this.pendingFault = fault;
  }

  private readonly reportPendingFault = (): void => {
    if (this.pendingFault === undefined) return;
    this.media.fail(this.pendingFault);
    this.pendingFault = undefined;
  };

  /** The network returned before the buffer was empty: continue loading. */
  private readonly resumeLoading = (): void => {
    if (this.pendingFault === undefined) return;
    this.pendingFault = undefined;
    this.stream.startLoad();
  };
}
