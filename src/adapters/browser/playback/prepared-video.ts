import type Hls from 'hls.js';

import type { MediaSource as VideoSource } from '../../../domain/ports/playback.js';
import { type StreamLibrary, STREAM_SETTINGS } from './stream-library.js';

/**
 * The beginning of a video, requested before it is opened. The browser gives what one element has loaded of a file to the next
 * element with the same address. The stream library loads the first segment without an element.
 */
export class PreparedVideo {
  private element: HTMLVideoElement | undefined;
  private stream: Hls | undefined;
  private isDropped = false;

  constructor(
    readonly source: VideoSource,
    loadLibrary: () => Promise<StreamLibrary>,
  ) {
    if (source.kind === 'file') this.loadFile();
    // The code is loaded again, and its failure reported, when the video is opened.
    else loadLibrary().then(this.loadStream, () => undefined);
  }

  /** The stream that has been prepared; from now on it is the caller's. */
  takeStream(): Hls | undefined {
    const { stream } = this;
    this.stream = undefined;
    return stream;
  }

  drop(): void {
    this.isDropped = true;
    this.element?.removeAttribute('src');
    this.element?.load();
    this.element = undefined;
    this.takeStream()?.destroy();
  }

  private loadFile(): void {
    this.element = document.createElement('video');
    // No more than the beginning: the visitor may not open it.
    this.element.preload = 'metadata';
    this.element.src = this.source.url;
  }

  private readonly loadStream = (library: StreamLibrary): void => {
    if (this.isDropped || !library.isSupported()) return;
    const stream = new library({ ...STREAM_SETTINGS, startPosition: 0, startFragPrefetch: true });
    this.stream = stream;
    stream.on(library.Events.ERROR, (_, { fatal }) => {
      if (fatal && this.stream === stream) this.takeStream()?.destroy();
    });
    stream.loadSource(this.source.url);
  };
}
