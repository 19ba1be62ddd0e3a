import type { ServerResponse } from 'node:http';

import type { Fault } from '../../src/adapters/memory/server/calls.js';
import { type Headers, OPEN_TO_ALL, sendJson, sendPage } from './send.js';
import { htmlPage } from './pages.js';
import { envelope, NOTHING } from './answers/values.js';

/**
 * The server sends these codes before it counts the call, so the response has no rate limit headers
 * (docs/api/README.md#codes, docs/api/README.md#rate-limit).
 */
const UNCOUNTED_CODES: readonly unknown[] = [429, 500, 503];

/**
 * Produces a fault on the real connection. `work` executes the request and returns the text that the fault damages;
 * `headers` are those of an undamaged response.
 */
export function playFault(fault: Fault, response: ServerResponse, work: () => string, headers: Headers): void {
  switch (fault.kind) {
    case 'offline':
      response.destroy();
      return;
    case 'timeout':
      // The connection stays open until the client aborts.
      return;
    case 'http-error':
      // A proxy in front of the application sends no CORS headers.
      sendPage(response, fault.status, htmlPage(`HTTP ${String(fault.status)}`));
      return;
    case 'envelope':
      sendJson(
        response,
        envelope(fault.code, fault.message, NOTHING),
        UNCOUNTED_CODES.includes(fault.code) ? {} : headers,
      );
      return;
    case 'html':
      sendPage(response, 200, htmlPage('HTTP 200'), OPEN_TO_ALL);
      return;
    case 'truncated':
      sendJson(response, firstHalf(work()));
      return;
    case 'empty':
      work();
      sendJson(response, '');
      return;
    case 'cut':
      cutShort(response, work());
      return;
  }
}

/** Announces the full length and closes the connection after half of the text. */
function cutShort(response: ServerResponse, text: string): void {
  response.writeHead(200, {
    ...OPEN_TO_ALL,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
  });
  response.write(firstHalf(text), () => response.destroy());
}

function firstHalf(text: string): string {
  return text.slice(0, text.length / 2);
}
