import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

import { chooseEncoding } from './choose-encoding.js';

/**
 * What the server answers itself, on the same origin as the site: its API, its own pages, its pictures and films
 * (docs/api/site.md#html-pages).
 */
const SERVERS_OWN =
  /^\/(?:api|user|images|storage|payment|media)\/|^\/(?:aboutus|face-verify-success|member\/order\/pay\/wechat\/jsapi\/page)$/;
/** What is shorter is not worth packing, in bytes (`gzip_min_length` of deploy/nginx/course-site.conf). */
const WORTH_PACKING = 1024;

export function isServersOwn(path: string): boolean {
  return SERVERS_OWN.test(path);
}

/**
 * Hands a request over to the server as it is, and its answer back; a connection broken there is broken here. Long
 * answers of the API are packed, as our nginx does it.
 */
export function passOn(request: IncomingMessage, response: ServerResponse, serverUrl: string): void {
  const { host } = new URL(serverUrl);
  const onward = ask(
    new URL(request.url ?? '/', serverUrl),
    { method: request.method, headers: { ...request.headers, host } },
    (answer) => {
      // What breaks on the way, at either end, has been broken at both by then.
      const over = () => undefined;
      const { statusCode = 502, headers } = answer;
      if (isWorthPacking(request, answer)) {
        // Nobody knows its length beforehand: it comes in pieces.
        delete headers['content-length'];
        response.writeHead(statusCode, { ...headers, 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
        pipeline(answer, createGzip(), response, over);
      } else {
        response.writeHead(statusCode, headers);
        pipeline(answer, response, over);
      }
    },
  );
  onward.on('error', () => response.destroy());
  // Whoever goes away in the middle of a question takes it back.
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

function isWorthPacking(request: IncomingMessage, answer: IncomingMessage): boolean {
  const {
    method,
    headers: { 'accept-encoding': accepted = '' },
  } = request;
  return (
    method !== 'HEAD' &&
    answer.headers['content-type'] === 'application/json' &&
    answer.headers['content-encoding'] === undefined &&
    Number(answer.headers['content-length'] ?? 0) >= WORTH_PACKING &&
    chooseEncoding([accepted].flat().join(), (suffix) => suffix === '.gz') !== undefined
  );
}
