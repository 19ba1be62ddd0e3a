import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { readForm } from './read-form.js';

/** A request as it arrived, for tests to look at. */
export interface RecordedRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the JSON or the form said; `undefined` when there was neither. */
  readonly body: unknown;
}

/** Reads a request to its end. */
export async function readRequest(request: IncomingMessage): Promise<RecordedRequest> {
  const { pathname, searchParams } = new URL(`http://localhost${request.url ?? '/'}`);
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    body: await bodyOf(await buffer(request), request.headers['content-type'] ?? ''),
  };
}

function bodyOf(bytes: Buffer<ArrayBuffer>, type: string): unknown {
  return type.startsWith('multipart/form-data') ? readForm(bytes, type) : parseBody(bytes.toString(), type);
}

/** Forms are as good as JSON to the server (docs/api/README.md#requests); what is neither says nothing. */
function parseBody(said: string, type: string): unknown {
  if (type.includes('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(said));
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}
