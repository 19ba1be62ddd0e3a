import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { readForm } from './read-form.js';

/** A request as it arrived, recorded for tests. */
export interface RecordedRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON or form; `undefined` when there was neither. */
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

/**
 * The server accepts form-encoded bodies as well as JSON (docs/api/README.md#requests). Other bodies count as empty.
 */
function parseBody(text: string, type: string): unknown {
  if (type.includes('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
