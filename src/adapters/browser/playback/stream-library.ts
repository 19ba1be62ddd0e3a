import type Hls from 'hls.js';
import type { HlsConfig } from 'hls.js';

import type { LoadedStream } from './loaded-stream.js';
import { securedAddress } from './media-address.js';

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

const AUTOMATIC_LEVEL = -1;

/**
 * Defaults of the library, except: 30 s are buffered ahead, to bridge a short network outage, and 60 s behind, to seek
 * back.
 */
export const STREAM_SETTINGS = {
  enableWorker: false,
  maxBufferLength: 30,
  backBufferLength: 60,
  startLevel: AUTOMATIC_LEVEL,
  // A playlist may name its segments by `http:`.
  xhrSetup: (xhr, url) => {
    const address = securedAddress(url, location.protocol);
    if (address !== url) xhr.open('GET', address);
  },
} satisfies Partial<HlsConfig>;
