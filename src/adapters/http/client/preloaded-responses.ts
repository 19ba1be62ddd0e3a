import type { Send } from './fetch-with-timeout.js';

/** A question that the start script of index.html asked while this script was still on its way. */
export interface PreloadedResponse {
  /** The token it was asked with; `null` when it was asked as anybody. */
  readonly token: string | null;
  readonly answer: Promise<Response>;
  abort(): void;
}

/** By address, the way `requestUrl` writes it. Some are added later: what home asks for, once the configuration is there. */
export type PreloadedResponses = Map<string, PreloadedResponse>;

declare global {
  interface Window {
    courseSitePreloads?: PreloadedResponses;
  }
}

/**
 * Takes an answer that the start script has asked for, when the same address is asked for the first time; everything
 * else, and every second time, goes through `send`. An answer that was asked for with another token is thrown away.
 */
export function preloadedFirst(early: PreloadedResponses, send: Send): Send {
  return (url, init, token) => {
    const question = init.method === 'GET' ? early.get(url) : undefined;
    if (question === undefined) return send(url, init, token);
    early.delete(url);
    if (question.token === (token ?? null)) {
      init.signal?.addEventListener('abort', () => {
        question.abort();
      });
      return question.answer;
    }
    question.abort();
    return send(url, init, token);
  };
}
