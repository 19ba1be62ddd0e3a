import { type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

import { chooseEncoding } from './send-file.js';

/**
 * Paths that the server itself answers on the origin of the site: its API, its own pages, its images and videos
 * (docs/api/site.md#html-pages).
 */
const SERVER_PATHS =
  /^\/(?:api|user|images|storage|payment|media)\/|^\/(?:aboutus|face-verify-success|member\/order\/pay\/wechat\/jsapi\/page)$/;
/** Shorter answers are not compressed, in bytes (`gzip_min_length` of deploy/nginx/course-site.conf). */
const MIN_COMPRESSED_BYTES = 1024;

export function isServerPath(path: string): boolean {
  return SERVER_PATHS.test(path);
}

/**
 * Proxies a request to the server; a broken connection to the server breaks the one to the browser. Long answers of the
 * API are compressed, as our nginx does it.
 */
export function forwardRequest(request: IncomingMessage, response: ServerResponse, serverUrl: string): void {
  const { host } = new URL(serverUrl);
  const onward = send(
    new URL(request.url ?? '/', serverUrl),
    { method: request.method, headers: { ...request.headers, host } },
    (answer) => {
      // `pipeline` has already closed both ends when it reports an error.
      const ignoreError = () => undefined;
      const { statusCode = 502, headers } = answer;
      if (shouldCompress(request, answer)) {
        // The compressed length is unknown in advance: the answer is sent in chunks.
        delete headers['content-length'];
        response.writeHead(statusCode, { ...headers, 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
        pipeline(answer, createGzip(), response, ignoreError);
      } else {
        response.writeHead(statusCode, headers);
        pipeline(answer, response, ignoreError);
      }
    },
  );
  onward.on('error', () => response.destroy());
  // When the browser closes the connection, the request to the server is cancelled.
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

function shouldCompress(request: IncomingMessage, answer: IncomingMessage): boolean {
  const {
    method,
    headers: { 'accept-encoding': accepted = '' },
  } = request;
  return (
    method !== 'HEAD' &&
    answer.headers['content-type'] === 'application/json' &&
    answer.headers['content-encoding'] === undefined &&
    Number(answer.headers['content-length'] ?? 0) >= MIN_COMPRESSED_BYTES &&
    chooseEncoding([accepted].flat().join(), (suffix) => suffix === '.gz') !== undefined
  );
}
