import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { BuiltFiles } from './built-files.js';
import { chooseEncoding } from './choose-encoding.js';
import { contentType } from './content-types.js';

const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

interface FileAnswer {
  readonly file: string;
  readonly files: BuiltFiles;
  /** The policy of every page. */
  readonly policy: string;
  readonly status?: number;
}

/**
 * Answers with a built file: compressed if the browser accepts it, cached for ever if its name contains its hash, and
 * with 304 if the browser has this version.
 */
export function sendFile(
  { file, files, policy, status = 200 }: FileAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '', (suffix) => files.has(file + suffix));
  const bytes = files.get(file + (encoding?.suffix ?? '')) ?? Buffer.alloc(0);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  const isUnchanged = status === 200 && request.headers['if-none-match'] === etag;
  response.writeHead(isUnchanged ? 304 : status, {
    ...COMMON_HEADERS,
    ...(file.endsWith('.html') && { 'Content-Security-Policy': policy }),
    ...(encoding && { 'Content-Encoding': encoding.name }),
    'Cache-Control': file.startsWith('/assets/') ? 'public,max-age=31536000,immutable' : 'no-cache',
    ...(!isUnchanged && { 'Content-Length': bytes.length }),
    ETag: etag,
    'Content-Type': contentType(file),
    Vary: 'Accept-Encoding',
  });
  response.end(isUnchanged || request.method === 'HEAD' ? undefined : bytes);
}

export function sendNotFound(response: ServerResponse): void {
  response
    .writeHead(404, { ...COMMON_HEADERS, 'Cache-Control': 'no-cache', 'Content-Type': 'text/plain' })
    .end('Not found');
}
