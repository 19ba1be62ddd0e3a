import type { ServerResponse } from 'node:http';

import type { Page } from './pages.js';
import type { RecordedRequest } from './recorded-request.js';

export type Headers = Readonly<Record<string, string | number>>;

/**
 * Sends an API response: always status 200, readable from any origin (docs/api/README.md#envelope,
 * docs/api/README.md#cors).
 */
export function sendJson(response: ServerResponse, text: string, headers: Headers = {}): void {
  send(response, 200, 'application/json', text, { ...OPEN_TO_ALL, ...headers });
}

/** Sends a page or an image. */
export function sendPage(response: ServerResponse, status: number, page: Page, headers: Headers = {}): void {
  send(response, status, page.type, page.text, headers);
}

/** Sends a file as a download (docs/api/courses.md#attachment-link). */
export function sendFile(response: ServerResponse, { name, text }: FileDownload): void {
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
  send(response, 200, 'application/octet-stream', text, { ...OPEN_TO_ALL, 'Content-Disposition': disposition });
}

/** Redirects the browser (docs/api/signing-in.md#qq-login). */
export function sendRedirect(response: ServerResponse, to: string, headers: Headers): void {
  response
    .writeHead(302, { ...OPEN_TO_ALL, ...headers, 'Content-Type': 'text/html; charset=utf-8', Location: to })
    .end();
}

function send(response: ServerResponse, status: number, type: string, text: string, headers: Headers): void {
  response.writeHead(status, { ...headers, 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
}

/** Fifteen days. */
const MAX_AGE_S = 1_296_000;

/** Every API response can be read from any origin (docs/api/README.md#cors). */
export const OPEN_TO_ALL = { 'Access-Control-Allow-Origin': '*' } as const;

/** Allows every method and header that a preflight requests. */
export function preflightHeaders({ headers }: RecordedRequest): Readonly<Record<string, string>> {
  return {
    ...OPEN_TO_ALL,
    'Access-Control-Allow-Methods': headers['access-control-request-method'] ?? '',
    'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
    'Access-Control-Max-Age': String(MAX_AGE_S),
    'Content-Type': 'text/html; charset=UTF-8',
    Vary: 'Access-Control-Request-Method, Access-Control-Request-Headers',
  };
}

/**
 * A response that redirects the browser. Used only for calls that the browser navigates to
 * (docs/api/signing-in.md#qq-login).
 */
export class Redirect {
  constructor(readonly to: string) {}
}

/**
 * A response that is a file. Used only for calls that the browser navigates to (docs/api/courses.md#attachment-link).
 */
export class FileDownload {
  constructor(
    readonly name: string,
    readonly text: string,
  ) {}
}
