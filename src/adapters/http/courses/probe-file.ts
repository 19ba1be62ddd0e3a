import { Observable } from 'rxjs';

import type { AppError } from '../../../domain/errors/app-error.js';
import { FILE_CHECK_LIMIT_MS } from '../../../domain/courses/limits.js';
import type { FileFinding } from '../../../domain/ports/course-gateway.js';
import { openEnvelope } from '../client/envelope.js';
import { fetchWithTimeout } from '../client/fetch-with-timeout.js';
import type { HttpClientOptions } from '../client/http-client.js';

/**
 * Requests a file at an absolute URL, without the token, and aborts the transfer after the headers. A presigned URL is
 * valid for GET only. Cold; emits once and completes; fails with an `AppError` when the answer is an error.
 */
export function probeFile(
  url: string,
  { send, limitMs = FILE_CHECK_LIMIT_MS }: Pick<HttpClientOptions, 'send' | 'limitMs'>,
): Observable<FileFinding> {
  return new Observable((subscriber) => {
    const leaving = new AbortController();
    const init: RequestInit = { credentials: 'omit', headers: { Accept: 'application/json' } };
    const sendProbe = async (signal: AbortSignal) => withoutFile(await send(url, { ...init, signal }, undefined));
    void fetchWithTimeout(sendProbe, leaving.signal, limitMs).then((reply) => {
      const error = reply.kind === 'answer' ? errorInPlaceOfFile(reply.status, reply.text) : undefined;
      if (error) subscriber.error(error);
      else {
        subscriber.next(reply.kind === 'answer' ? 'file' : 'unreadable');
        subscriber.complete();
      }
    });
    return () => {
      leaving.abort();
    };
  });
}

/** A storage that hides which files it has answers 403 for a missing one. */
const MISSING_STATUSES: ReadonlySet<number> = new Set([403, 404, 410]);

/** Drops the body unless it may be an envelope: a storage describes its errors in XML. */
function withoutFile(response: Response): Response {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson ? response : new Response(null, { status: response.status });
}

function errorInPlaceOfFile(status: number, text: string): AppError | undefined {
  if (MISSING_STATUSES.has(status) && text === '') return { kind: 'missing', message: '' };
  const result = openEnvelope(status, text, { sent: undefined, now: undefined });
  // A file that is JSON itself is not an envelope either.
  return result.kind === 'failed' && result.error.kind !== 'malformed' ? result.error : undefined;
}
