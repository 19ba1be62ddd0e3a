import type { ServerResponse } from 'node:http';

import type { Fault } from '../../src/adapters/memory/server/calls.js';
import { OPEN_TO_ALL } from './cors.js';
import { htmlPage } from './pages.js';
import { type Headers, sendJson, sendPage } from './send.js';
import { envelope, NOTHING } from './wire/envelope.js';

/**
 * Said before a call is counted, and so without the headers of the count (docs/api/README.md#codes,
 * docs/api/README.md#rate-limit).
 */
const UNCOUNTED_CODES: readonly unknown[] = [429, 500, 503];

/**
 * Lets a fault happen to an answer, for real. `work` does what was asked and gives the text that the fault spoils;
 * `headers` are those of a whole answer.
 */
export function playFault(fault: Fault, response: ServerResponse, work: () => string, headers: Headers): void {
  switch (fault.kind) {
    case 'offline':
      response.destroy();
      return;
    case 'timeout':
      // The connection stays open until somebody gives up.
      return;
    case 'http-error':
      // Whatever stands in front of the application knows nothing of CORS.
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

/** Promises the whole text and breaks off after half of it. */
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
