import type Hls from 'hls.js';

/** The class of the library that plays streams where a browser does not do so itself. */
export type StreamLibrary = typeof Hls;

/** Fetched when the first stream is opened, from the site itself (docs/decisions/0016). Rejects when it cannot be had. */
export async function fetchStreamLibrary(): Promise<StreamLibrary> {
  const { default: library } = await import(/* webpackChunkName: "streams" */ 'hls.js/light');
  return library;
}
