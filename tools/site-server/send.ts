import type { ServerResponse } from 'node:http';

import { OPEN_TO_ALL } from './cors.js';
import type { Page } from './pages.js';

export type Headers = Readonly<Record<string, string | number>>;

/** An answer of the API: always status 200, open to all (API 1.2, 1.6). */
export function sendJson(response: ServerResponse, text: string, headers: Headers = {}): void {
  send(response, 200, 'application/json', text, { ...OPEN_TO_ALL, ...headers });
}

/** A page or a picture. */
export function sendPage(response: ServerResponse, status: number, page: Page, headers: Headers = {}): void {
  send(response, status, page.type, page.text, headers);
}

/** Sends the browser on (API 2.9). */
export function sendRedirect(response: ServerResponse, to: string, headers: Headers): void {
  response
    .writeHead(302, { ...OPEN_TO_ALL, ...headers, 'Content-Type': 'text/html; charset=utf-8', Location: to })
    .end();
}

function send(response: ServerResponse, status: number, type: string, text: string, headers: Headers): void {
  response.writeHead(status, { ...headers, 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
}
