import type { ServerResponse } from 'node:http';

import { OPEN_TO_ALL } from './cors.js';
import type { FileDownload } from './file-download.js';
import type { Page } from './pages.js';

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
