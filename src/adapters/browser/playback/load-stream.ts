import type { HlsConfig } from 'hls.js';
import type Hls from 'hls.js';
import { type SchedulerLike, Subject } from 'rxjs';

import type { PlaybackFault } from '../../../domain/ports/browser/playback.port.js';
import { failWhenSilent } from './fail-when-silent.js';
import { type FilmInOpening, NOTHING_LEFT_S } from './film-in-opening.js';
import { loadFile } from './load-file.js';
import { faultOfStream, isRefusedForGood } from './stream-faults.js';
import type { StreamLibrary } from './stream-library.js';

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
