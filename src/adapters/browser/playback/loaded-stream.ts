import library, { type ErrorData } from 'hls.js/light';
import type Hls from 'hls.js';
import { type SchedulerLike, Subject } from 'rxjs';

import type { PlaybackFault } from '../../../domain/ports/playback.js';
import { failWithoutData, type MediaLoadContext, START_OVER_BELOW_S } from './load-file.js';
import { faultOfStream, isOfSegment, isRefusedForGood } from './stream-faults.js';
import { StreamHoles } from './stream-holes.js';
import { STREAM_SETTINGS } from './stream-settings.js';

export { library };

/** The window and the time. */
interface Environment {
  readonly events: EventTarget;
  readonly time: SchedulerLike;
}

/** A stream that the library loads, until the video is closed. */
export class LoadedStream {
  private readonly stream: Hls;
  private readonly holes: StreamHoles;
  /** A fault that the library cannot repair: reported once all buffered media has been played. */
  private pendingFault: PlaybackFault | undefined;
  /** The library has recovered from a media error before; it must not try again in a loop. */
  private hasRecovered = false;
  private readonly dataEvents = new Subject<'more' | 'enough'>();

  constructor(
    private readonly media: MediaLoadContext,
    prepared: Hls | undefined,
  ) {
    const startPosition = media.startsAt();
    // A stream is prepared from its beginning; for another second it would load in vain.
    if (startPosition !== 0) prepared?.destroy();
    this.stream = startPosition === 0 && prepared ? prepared : new library({ ...STREAM_SETTINGS, startPosition });
    this.holes = new StreamHoles(this.stream, media);
  }

  load({ events, time }: Environment): void {
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
    const { media, stream } = this;
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
    stream.on(library.Events.FRAG_BUFFERED, (_, { frag }) => {
      this.holes.afterLoading(frag);
    });
    stream.on(library.Events.ERROR, (_, error) => {
      void this.handle(error);
    });
  }

  private async handle(error: ErrorData): Promise<void> {
    const { stream } = this;
    if (error.details === library.ErrorDetails.FRAG_GAP && error.frag) this.holes.pass(error.frag);
    const fault = isRefusedForGood(error) ? 'refused' : error.fatal ? faultOfStream(error) : undefined;
    if (fault === undefined) return;
    const canRecover = error.type === library.ErrorTypes.MEDIA_ERROR && fault === 'broken';
    const isSegmentBroken = error.details === library.ErrorDetails.FRAG_PARSING_ERROR;
    if (canRecover && !isSegmentBroken && !this.hasRecovered) {
      this.hasRecovered = true;
      stream.recoverMediaError();
      return;
    }
    stream.stopLoad();
    const segment = isOfSegment(error) ? error.frag : undefined;
    if (fault !== 'network' && segment && (await this.holes.skip(segment, fault))) {
      if (canRecover && !isSegmentBroken) stream.recoverMediaError();
      return;
    }
    if (!this.media.closeSignal.aborted) this.failWith(fault);
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
