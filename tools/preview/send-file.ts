import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';

import { type BuiltFiles, INDEX } from './built-files.js';

interface FileRequest {
  readonly method: string;
  /** Without the query, still percent-encoded. */
  readonly path: string;
  readonly accept: string;
}

/**
 * Returns the built file that answers a request; `undefined` for 404. A navigation to any other path gets index.html,
 * which has its own routes (docs/deploy.md). A missing asset gets 404: HTML instead would be a script that does not
 * parse.
 */
export function whichFile({ method, path, accept }: FileRequest, files: BuiltFiles): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (files.has(path)) return path;
  if (path.startsWith('/assets/')) return undefined;
  const navigates = /\btext\/html\b/.test(accept) || (/^(?:\*\/\*)?$/.test(accept) && !/\.[^/]*$/.test(path));
  return navigates ? INDEX : undefined;
}

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

/** The encodings that the build creates, best first, and the suffixes of their files. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * The best encoding that the browser accepts and of which `has` finds a file (RFC 9110 §12.5.3); `undefined` for none.
 */
export function chooseEncoding(acceptEncoding: string, has: (suffix: string) => boolean): Encoding | undefined {
  const accepted = new Set(
    acceptEncoding
      .split(',')
      .map((offer) => offer.trim().toLowerCase())
      .filter((offer) => !/;\s*q=0(?:\.0*)?$/.test(offer))
      .map((offer) => offer.replace(/\s*;.*$/, '')),
  );
  return ENCODINGS.find(({ name, suffix }) => accepted.has(name) && has(suffix));
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

export function contentType(path: string): string {
  return TYPES[extname(path)] ?? 'application/octet-stream';
}
