import type { Send } from './fetch-with-timeout.js';

/** A request that the inline script of index.html sent while the main script was still loading. */
export interface PreloadedResponse {
  /** The token of the request; `null` when it was sent without one. */
  readonly token: string | null;
  readonly answer: Promise<Response>;
  abort(): void;
}

/** By URL, as `requestUrl` writes it. Requests of home are added once the configuration has loaded. */
export type PreloadedResponses = Map<string, PreloadedResponse>;

declare global {
  interface Window {
    courseSitePreloads?: PreloadedResponses;
  }
}

/**
 * Uses each preloaded response once, for the first GET of the same URL with the same token. A response that was
 * requested with another token is aborted. All other requests go through `send`.
 */
export function preloadedFirst(early: PreloadedResponses, send: Send): Send {
  return (url, init, token) => {
    const preloaded = init.method === 'GET' ? early.get(url) : undefined;
    if (preloaded === undefined) return send(url, init, token);
    early.delete(url);
    if (preloaded.token === (token ?? null)) {
      init.signal?.addEventListener('abort', () => {
        preloaded.abort();
      });
      return preloaded.answer;
    }
    preloaded.abort();
    return send(url, init, token);
  };
}
