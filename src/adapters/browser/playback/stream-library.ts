import type Hls from 'hls.js';
import type { HlsConfig } from 'hls.js';

/** The class of the library that plays streams. */
export type StreamLibrary = typeof Hls;

/** Fetches the library from this site when the first stream opens (docs/decisions/0016-videos.md). Rejects when that fails. */
export async function fetchStreamLibrary(): Promise<StreamLibrary> {
  const { default: library } = await import(/* webpackChunkName: "streams" */ 'hls.js/light');
  return library;
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
} satisfies Partial<HlsConfig>;
