import library, { type ErrorData } from 'hls.js/light';
import type Hls from 'hls.js';

import type { PlaybackFault } from '../../../domain/ports/playback.js';
import type { MediaLoadContext } from './load-file.js';
import { faultOfStream, isOfSegment, isRefusedForGood } from './stream-faults.js';
import { StreamHoles } from './stream-holes.js';
import { STREAM_SETTINGS } from './stream-settings.js';

export { library };

/** A stream that the library loads, until the video is closed. */
export class LoadedStream {
  private readonly stream: Hls;
  private readonly holes: StreamHoles;
  /** A fault that the library cannot repair: reported once all buffered media has been played. */
  private pendingFault: PlaybackFault | undefined;
  /** The library has recovered from a media error before; it must not try again in a loop. */
  private hasRecovered = false;

  constructor(
    private readonly media: MediaLoadContext,
    prepared: Hls | undefined,
  ) {
    const startPosition = media.startWithin();
    // A stream is prepared from its beginning; for another second it would load in vain.
    if (startPosition !== 0) prepared?.destroy();
    this.stream = startPosition === 0 && prepared ? prepared : new library({ ...STREAM_SETTINGS, startPosition });
    this.holes = new StreamHoles(this.stream, media);
  }

  /** `events`: the window. */
  load(events: EventTarget): void {
    const { stream } = this;
    const { video, url, closeSignal: signal } = this.media;
    this.listen();
    const listening = { signal };
    video.addEventListener('waiting', this.reportPendingFault, listening);
    events.addEventListener('online', this.resumeLoading, listening);
    signal.addEventListener('abort', () => {
      stream.destroy();
    });
    stream.attachMedia(video);
    // One that was prepared has it already.
    if (stream.url === null) stream.loadSource(url);
  }

  private listen(): void {
    const { media, stream } = this;
    stream.on(library.Events.LEVEL_LOADED, (_, { details: { totalduration } }) => {
      const startS = media.startWithin();
      if (media.isLoading && media.startWithin(totalduration) !== startS) void this.startAgain();
    });
    stream.on(library.Events.FRAG_BUFFERED, (_, { frag }) => {
      this.holes.afterLoading(frag);
    });
    stream.on(library.Events.ERROR, (_, error) => {
      void this.handle(error);
    });
  }

  /** The library has begun to load another second than that at which playback will begin. */
  private async startAgain(): Promise<void> {
    this.stream.stopLoad();
    // The library reports a request that it has stopped to the loading that is under way then: not to the next one.
    await new Promise((passed) => setTimeout(passed));
    if (!this.media.closeSignal.aborted) this.stream.startLoad(this.media.startWithin());
  }

  private async handle(error: ErrorData): Promise<void> {
    const { stream } = this;
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
    if (media.isLoading || video.paused || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) media.fail(fault);
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
