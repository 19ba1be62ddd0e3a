import { FETCHED_AHEAD_LIFE_MS } from '../../../domain/site/limits.js';
import { mayRecover } from '../../../domain/errors/app-error.js';
import { openEnvelope } from './envelope.js';
import type { Send, TimedResponse } from './fetch-with-timeout.js';

/** A request that the inline script of index.html sent while the main script was still loading. */
export interface PreloadedResponse {
  /** The token of the request; `null` when it was sent without one. */
  readonly token: string | null;
  readonly answer: Promise<TimedResponse>;
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
 * Uses each preloaded response once, for the first GET of the same URL with the same token. One that was requested with
 * another token is aborted; a failure that may pass, and one that is older than `FETCHED_AHEAD_LIFE_MS`, is not used
 * (docs/architecture.md#stored-answers). All other requests go through `send`.
 */
export function preloadedFirst(early: PreloadedResponses, send: Send, time: { readonly now: () => number }): Send {
  return async (url, init, token) => {
    const preloaded = init.method === 'GET' ? early.get(url) : undefined;
    if (preloaded) {
      early.delete(url);
      if (preloaded.token !== (token ?? null)) preloaded.abort();
      else {
        init.signal?.addEventListener('abort', () => {
          preloaded.abort();
        });
        const response = await preloaded.answer.catch(() => undefined);
        if (response && isYoung(response, time.now()) && (await isDecided(response))) return response;
      }
    }
    return send(url, init, token);
  };
}

/** An answer of the future arrived before the clock was set back. */
function isYoung({ at = NaN }: TimedResponse, now: number): boolean {
  return at <= now && now < at + FETCHED_AHEAD_LIFE_MS;
}

/** Whether the server has answered: a refusal is as good when it is sent again. Reads a clone, because the caller reads the response. */
async function isDecided(response: Response): Promise<boolean> {
  const text = await response
    .clone()
    .text()
    .catch(() => '');
  const result = openEnvelope(response.status, text, { sent: undefined, now: undefined });
  return result.kind === 'data' || !mayRecover(result.error);
}
