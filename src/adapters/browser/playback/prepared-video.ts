import type Hls from 'hls.js';

import type { VideoSource } from '../../../domain/ports/playback.js';
import type { StreamCode } from './stream-library.js';
import { STREAM_SETTINGS } from './stream-settings.js';

/** The beginning of a video, requested before it is opened. */
export interface PreparedVideo {
  readonly source: VideoSource;
  /** The stream that has been prepared; from now on it is the caller's. */
  readonly takeStream: () => Hls | undefined;
  readonly drop: () => void;
}

/**
 * Requests the beginning of a video. The browser gives what one element has loaded of a file to the next element with the
 * same address. The stream library loads the first segment without an element.
 */
export function prepareVideo(source: VideoSource, loadLibrary: () => Promise<StreamCode>): PreparedVideo {
  const element = document.createElement('video');
  let stream: Hls | undefined;
  let isDropped = false;
  const takeStream = (): Hls | undefined => {
    const taken = stream;
    stream = undefined;
    return taken;
  };
  const loadStream = ({ library }: StreamCode): void => {
    if (isDropped || !library.isSupported()) return;
    stream = new library({ ...STREAM_SETTINGS, startPosition: 0, startFragPrefetch: true });
    // Also one that the library would repeat: it may wait for seconds, where a stream that is opened loads at once.
    stream.on(library.Events.ERROR, () => takeStream()?.destroy());
    stream.loadSource(source.url);
  };
  if (source.kind === 'file') {
    // No more than the beginning: the visitor may not open it.
    element.preload = 'metadata';
    element.src = source.url;
  }
  // The code is loaded again, and its failure reported, when the video is opened.
  else loadLibrary().then(loadStream, () => undefined);
  return {
    source,
    takeStream,
    drop: () => {
      isDropped = true;
      element.removeAttribute('src');
      element.load();
      takeStream()?.destroy();
    },
  };
}
