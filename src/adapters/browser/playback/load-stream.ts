import type Hls from 'hls.js';
import type { HlsConfig } from 'hls.js';
import { type SchedulerLike, Subject } from 'rxjs';

import type { PlaybackFault } from '../../../domain/ports/browser/playback.js';
import { failWhenSilent, type FilmInOpening, loadFile, NOTHING_LEFT_S } from './load-file.js';

/** The class of the library that plays streams where a browser does not do so itself. */
export type StreamLibrary = typeof Hls;

/** Fetched when the first stream is opened, from the site itself (docs/decisions/0016). Rejects when it cannot be had. */
export async function fetchStreamLibrary(): Promise<StreamLibrary> {
  const { default: library } = await import(/* webpackChunkName: "streams" */ 'hls.js/light');
  return library;
}

/** What of an error of the stream library that it cannot mend itself: which fault it is to a visitor. */
export function faultOfStream({ details, type, response }: StreamError): PlaybackFault {
  if (UNKNOWN_CODECS.has(details)) return 'unsupported';
  // It was answered, only not with a list of pieces.
  if (NO_SUCH_LIST.has(details)) return 'refused';
  if (type === 'networkError') return (response?.code ?? 0) >= 400 ? 'refused' : 'network';
  return 'broken';
}

/**
 * Whether a piece of a stream is refused in every quality there is: an address that has expired. The library would ask
 * for it again and again, for half a minute; that mends nothing, and a new address does.
 */
export function isRefusedForGood({ details, response, errorAction }: StreamError): boolean {
  const code = response?.code ?? 0;
  return details === 'fragLoadError' && code >= 400 && code < 500 && errorAction?.nextAutoLevel === undefined;
}

/** The part of it that is looked at. */
export interface StreamError {
  readonly type: string;
  readonly details: string;
  /** What the server said, if it did. */
  readonly response?: { readonly code?: number } | undefined;
  /** What the library is going to do about it: where it tries another quality, which. */
  readonly errorAction?: { readonly nextAutoLevel?: number } | undefined;
}

const UNKNOWN_CODECS: ReadonlySet<string> = new Set([
  'manifestIncompatibleCodecsError',
  'bufferAddCodecError',
  'bufferIncompatibleCodecsError',
]);
const NO_SUCH_LIST: ReadonlySet<string> = new Set(['manifestParsingError', 'levelEmptyError', 'levelParsingError']);

/** What a stream needs of its surroundings. */
export interface StreamNeeds {
  /** Rejects where the library cannot be had. */
  readonly loadLibrary: () => Promise<StreamLibrary>;
  /** The window: it tells when the network is back. */
  readonly events: EventTarget;
  readonly time: SchedulerLike;
}

const NO_HEIGHT = -1;
const STREAM_TYPE = 'application/vnd.apple.mpegurl';

/** The library's own numbers but for these: enough ahead for a train in a tunnel, and no more behind than one looks back for. */
const STREAM_SETTINGS = {
  enableWorker: false,
  maxBufferLength: 30,
  backBufferLength: 60,
  startLevel: NO_HEIGHT,
} satisfies Partial<HlsConfig>;

/** Loads a stream piece by piece, by the library where that can be, else by the browser itself (docs/decisions/0016). */
export async function loadStream(film: FilmInOpening, needs: StreamNeeds): Promise<void> {
  const library = await needs.loadLibrary().catch(() => undefined);
  if (film.gone.aborted) return;
  if (library === undefined) film.fail('network');
  else if (library.isSupported()) new LoadedStream(film, library).load(needs);
  else if (film.video.canPlayType(STREAM_TYPE) !== '') loadFile(film, needs.time);
  else film.fail('unsupported');
}

/** A stream that the library loads, until the film is let go. */
class LoadedStream {
  private readonly stream: Hls;
  /** What the library cannot mend: told once all that was loaded has been played. */
  private brokenBy: PlaybackFault | undefined;
  /** The element has been set right once; twice would be for ever. */
  private mended = false;
  private readonly arrivals = new Subject<'more' | 'enough'>();

  constructor(
    private readonly film: FilmInOpening,
    private readonly library: StreamLibrary,
  ) {
    this.stream = new library({ ...STREAM_SETTINGS, startPosition: film.startsAt() });
  }

  load({ events, time }: Pick<StreamNeeds, 'events' | 'time'>): void {
    const { stream } = this;
    const { video, url, gone: signal } = this.film;
    this.listen();
    const listening = { signal };
    video.addEventListener('waiting', this.tellBreak, listening);
    events.addEventListener('online', this.goOnLoading, listening);
    signal.addEventListener('abort', () => {
      stream.destroy();
    });
    failWhenSilent(this.film, this.arrivals, time);
    stream.attachMedia(video);
    stream.loadSource(url);
  }

  private listen(): void {
    const { film, library, stream } = this;
    stream.on(library.Events.MANIFEST_LOADED, () => {
      this.arrivals.next('more');
    });
    stream.on(library.Events.LEVEL_LOADED, (_, { details: { totalduration } }) => {
      // The library has limits of its own for the pieces, which may be large.
      this.arrivals.next('enough');
      if (film.isReady() || film.startsAt() < totalduration - NOTHING_LEFT_S) return;
      film.beginWithin(totalduration);
      stream.stopLoad();
      stream.startLoad(film.startsAt());
    });
    stream.on(library.Events.ERROR, (_, error) => {
      if (isRefusedForGood(error)) {
        stream.stopLoad();
        this.breakBy('refused');
        return;
      }
      if (!error.fatal) return;
      if (error.type === library.ErrorTypes.MEDIA_ERROR && !this.mended && faultOfStream(error) === 'broken') {
        this.mended = true;
        stream.recoverMediaError();
        return;
      }
      this.breakBy(faultOfStream(error));
    });
  }

  /** What has been loaded is played first. */
  private breakBy(fault: PlaybackFault): void {
    const { film } = this;
    const { video } = film;
    if (!film.isReady() || video.paused || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) film.fail(fault);
    else this.brokenBy = fault;
  }

  private readonly tellBreak = (): void => {
    if (this.brokenBy === undefined) return;
    this.film.fail(this.brokenBy);
    this.brokenBy = undefined;
  };

  /** The network is back before the visitor has noticed. */
  private readonly goOnLoading = (): void => {
    if (this.brokenBy === undefined) return;
    this.brokenBy = undefined;
    this.stream.startLoad();
  };
}
