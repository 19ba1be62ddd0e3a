import { gzipSync } from 'node:zlib';

import { expect } from 'chai';

import { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import { plainSend } from '../../../src/adapters/http/client/fetch-with-timeout.js';
import type { AppError } from '../../../src/domain/errors/app-error.js';
import { until } from '../../support/until.js';
import { watching } from '../../support/watching.js';
import { type Behaviour, type RawServer, strings, saysAndWaits, startRawServer } from './raw-server.js';

const PAGE = '<!doctype html><title>nginx</title><h1>Something went wrong</h1>';
const HTML = { 'Content-Type': 'text/html' };
const ANSWER = '{"code":0,"message":"","data":"学"}';
const GZIP = { 'Content-Encoding': 'gzip' };
const UNREADABLE: AppError = { kind: 'malformed', where: 'envelope' };
const CUT: AppError = { kind: 'offline' };
const ENDED: AppError = { kind: 'unauthorized', stale: false };

const PAGES_OF_PROXIES: readonly (readonly [status: number, error: AppError])[] = [
  [401, ENDED],
  [429, { kind: 'too-many' }],
  ...[400, 403, 404, 405, 408, 410, 413, 414, 421, 431, 451].map(broken),
  ...[500, 501, 502, 503, 504, 507, 520, 599].map(broken),
];

/** The expected error, or the name in the data that is decoded in spite of the oddity. */
const ODD_ANSWERS: readonly (readonly [what: string, behaviour: Behaviour, expected: AppError | string])[] = [
  ['a page of a hotel, with success', strings(200, PAGE, HTML), UNREADABLE],
  ['an empty body, with success', strings(200), UNREADABLE],
  ['no content', strings(204, '', { 'Content-Length': '0' }), UNREADABLE],
  ['not modified, of what was never asked before', strings(304), broken(304)[1]],
  ['a success that is none by its status', strings(403, ANSWER), broken(403)[1]],
  ['a warning of PHP before the JSON', strings(200, `<br />\n<b>Warning</b>: x\n${ANSWER}`), UNREADABLE],
  ['a comment of a proxy behind it', strings(200, `${ANSWER}<!-- cached -->`), UNREADABLE],
  ['JSON in UTF-16', strings(200, Buffer.from(ANSWER, 'utf16le')), UNREADABLE],
  ['JSON cut off where the header says so', strings(200, ANSWER, { 'Content-Length': '12' }), UNREADABLE],
  ['less than the header says', strings(200, ANSWER, { 'Content-Length': '9999' }), CUT],
  ['less than the header says, of a 502', strings(502, PAGE, { 'Content-Length': '9999' }), broken(502)[1]],
  ['less than the header says, of a 401', strings(401, PAGE, { 'Content-Length': '9999' }), ENDED],
  ['gzip that is none', strings(200, ANSWER, GZIP), CUT],
  ['gzip that is none, of a 503', strings(503, PAGE, GZIP), broken(503)[1]],
  ['chunks that are none', strings(200, ANSWER, { 'Transfer-Encoding': 'chunked' }), CUT],
  ['a circle of redirections', strings(302, '', { Location: '/' }), CUT],
  ['a proxy that wants a password, which fetch keeps to itself', strings(407, PAGE, HTML), CUT],
  ['a redirection to nowhere', strings(302, '', { Location: 'http://127.0.0.1:1/' }), CUT],
  ['a redirection without an address', strings(302, PAGE, HTML), broken(302)[1]],
  ['something that is not HTTP', (connection) => connection.end('SSH-2.0-OpenSSH_9.6\r\n'), CUT],
  ['nothing, and hanging up', (connection) => connection.end(), CUT],
  ['a connection torn down', (connection) => connection.resetAndDestroy(), CUT],
  ['half a head', (connection) => connection.end('HTTP/1.1 200 OK\r\nContent-'), CUT],
  ['nothing, for ever', () => undefined, { kind: 'timeout' }],
  ['half a body, for ever', saysAndWaits(200, '{"code":0,', { 'Content-Length': '99' }), { kind: 'timeout' }],
  ['a page of many megabytes', strings(502, PAGE.repeat(100_000), HTML), broken(502)[1]],
  ['blanks of many megabytes around the JSON', strings(200, `${' '.repeat(4_000_000)}${ANSWER}`), '学'],
  ['brackets without end', strings(200, '['.repeat(1_000_000)), UNREADABLE],
  ['JSON that passes for a page', strings(200, ANSWER, HTML), '学'],
  ['JSON that passes for nothing', strings(200, ANSWER, { 'Content-Type': '' }), '学'],
  [
    'JSON that passes for another script',
    strings(200, ANSWER, { 'Content-Type': 'application/json; charset=gbk' }),
    '学',
  ],
  ['a byte order mark', strings(200, `\uFEFF${ANSWER}`), '学'],
  ['bytes that are no UTF-8', strings(200, Buffer.from(ANSWER.replace('学', '\xFF'), 'latin1')), '\uFFFD'],
  ['real gzip', strings(200, gzipSync(ANSWER), GZIP), '学'],
  ['JSON with success that is only created', strings(201, ANSWER), '学'],
];

describe('HttpClient before proxies and worse', () => {
  let server: RawServer;
  before(async () => {
    server = await startRawServer();
  });
  after(() => server.close());

  const outcome = async (behaviour: Behaviour, limitMs?: number) => {
    server.behaviour = behaviour;
    const http = new HttpClient({ base: server.url, token: () => 't', send: plainSend, ...(limitMs && { limitMs }) });
    const watched = watching(http.request({ method: 'GET', path: '/' }, (data) => data));
    await until(() => watched.completed || watched.errors.length > 0);
    return [...watched.values, ...watched.errors];
  };

  for (const [status, error] of PAGES_OF_PROXIES) {
    it(`makes '${error.kind}' of a page with HTTP ${String(status)}`, async () => {
      expect(await outcome(strings(status, PAGE, HTML))).to.deep.equal([error]);
    });
  }

  for (const [what, behaviour, expected] of ODD_ANSWERS) {
    const isError = typeof expected !== 'string';
    it(`makes ${isError ? `'${expected.kind}'` : 'data'} of ${what}`, async () => {
      const isTimeout = isError && expected.kind === 'timeout';
      expect(await outcome(behaviour, isTimeout ? 50 : undefined)).to.deep.equal([expected]);
    });
  }

  it('is offline where nobody listens', async () => {
    const gone = await startRawServer();
    await gone.close();
    const http = new HttpClient({ base: gone.url, token: () => 't', send: plainSend });
    const watched = watching(http.request({ method: 'GET', path: '/' }, (data) => data));
    await until(() => watched.errors.length > 0);
    expect(watched.errors).to.deep.equal([CUT]);
  });
});

function broken(status: number): readonly [number, AppError] {
  return [status, { kind: 'broken', status }];
}
