import { type MediaLoadContext, loadFile } from './load-file.js';
import type { PreparedVideo } from './prepared-video.js';
import type { StreamCode } from './stream-library.js';

/** The dependencies of `loadStream`. */
export interface StreamDependencies {
  /** Rejects when the code cannot be fetched. */
  readonly loadLibrary: () => Promise<StreamCode>;
  /** What has been loaded ahead of this video, and of no other. */
  readonly prepared: Pick<PreparedVideo, 'takeStream'> | undefined;
  /** The window: it fires `online` when the network returns. */
  readonly events: EventTarget;
}

const STREAM_TYPE = 'application/vnd.apple.mpegurl';

/** Loads a stream with the library, or natively where the library is not supported (docs/decisions/0016-videos.md). */
export async function loadStream(media: MediaLoadContext, needs: StreamDependencies): Promise<void> {
  const code = await needs.loadLibrary().catch(() => undefined);
  if (media.closeSignal.aborted) return;
  if (code === undefined) media.fail('network');
  else if (code.library.isSupported()) new code.LoadedStream(media, needs.prepared?.takeStream()).load(needs.events);
  else if (media.video.canPlayType(STREAM_TYPE) !== '') loadFile(media);
  else media.fail('unsupported');
}
