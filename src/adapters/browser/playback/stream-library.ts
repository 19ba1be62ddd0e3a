import type Hls from 'hls.js';

import type { LoadedStream } from './loaded-stream.js';

/** The class of the library that plays streams. */
export type StreamLibrary = typeof Hls;

/** All code that only streams need. */
export interface StreamCode {
  readonly library: StreamLibrary;
  readonly LoadedStream: typeof LoadedStream;
}

/** Fetches the code from this site when the first stream opens (docs/decisions/0016-videos.md). Rejects when that fails. */
export async function fetchStreamLibrary(): Promise<StreamCode> {
  return await import(/* webpackChunkName: "streams" */ './loaded-stream.js');
}
