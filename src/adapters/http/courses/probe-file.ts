import { Observable } from 'rxjs';

import type { AppError } from '../../../domain/errors/app-error.js';
import { REQUEST_TIMEOUT_MS } from '../../../domain/limits.js';
import { openEnvelope } from '../client/envelope.js';
import { fetchWithTimeout } from '../client/fetch-with-timeout.js';
import type { HttpClientOptions } from '../client/http-client.js';

/**
 * Requests a file at an absolute URL, without the token, and aborts the transfer after the headers. Cold; completes
 * when the answer is a file or this page must not read it; fails with an `AppError` when the answer is an error.
 */
export function probeFile(
  url: string,
  { send, limitMs = REQUEST_TIMEOUT_MS }: Pick<HttpClientOptions, 'send' | 'limitMs'>,
): Observable<never> {
  return new Observable<never>((subscriber) => {
    const leaving = new AbortController();
    const init: RequestInit = { credentials: 'omit', headers: { Accept: 'application/json' } };
    const sendProbe = async (signal: AbortSignal) => withoutFile(await send(url, { ...init, signal }, undefined));
    void fetchWithTimeout(sendProbe, leaving.signal, limitMs).then((reply) => {
      const error = reply.kind === 'answer' ? errorInPlaceOfFile(reply.status, reply.text) : undefined;
      if (error) subscriber.error(error);
      else subscriber.complete();
    });
    return () => {
      leaving.abort();
    };
  });
}

/** Drops the body unless it may be an envelope. */
function withoutFile(response: Response): Response {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson ? response : new Response(null, { status: response.status });
}

function errorInPlaceOfFile(status: number, text: string): AppError | undefined {
  const result = openEnvelope(status, text, { asked: undefined, now: undefined });
  // A file that is JSON itself is not an envelope either.
  return result.kind === 'failed' && result.error.kind !== 'malformed' ? result.error : undefined;
}
