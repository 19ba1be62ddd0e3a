import { gzipSync } from 'node:zlib';

import { expect } from 'chai';

import { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import { sendByFetch } from '../../../src/adapters/http/client/fetch-with-timeout.js';
import type { AppError } from '../../../src/domain/errors/app-error.js';
import { until } from '../../support/until.js';
import { watching } from '../../support/watching.js';
import { type Behaviour, type RawServer, answerWith, answerAndStayOpen, startRawServer } from './raw-server.js';

const PAGE = '<!doctype html><title>nginx</title><h1>Something went wrong</h1>';
const HTML = { 'Content-Type': 'text/html' };
const ANSWER = '{"code":0,"message":"","data":"学"}';
const GZIP = { 'Content-Encoding': 'gzip' };
const UNREADABLE: AppError = { kind: 'malformed', where: 'envelope' };
const CUT: AppError = { kind: 'offline' };
const ENDED: AppError = { kind: 'unauthorized', isStale: false };

/** The expected error, or the name in the data that is decoded in spite of the oddity. */
const ODD_ANSWERS: readonly (readonly [what: string, behaviour: Behaviour, expected: AppError | string])[] = [
  ['a login page of a hotel with status 200', answerWith(200, PAGE, HTML), UNREADABLE],
  ['an empty body with status 200', answerWith(200), UNREADABLE],
  ['status 204 without content', answerWith(204, '', { 'Content-Length': '0' }), UNREADABLE],
  ['status 304 for an address that was not requested before', answerWith(304), broken(304)[1]],
  ['a successful envelope with status 403', answerWith(403, ANSWER), broken(403)[1]],
  ['a warning of PHP before the JSON', answerWith(200, `<br />\n<b>Warning</b>: x\n${ANSWER}`), UNREADABLE],
  ['a comment of a proxy after the JSON', answerWith(200, `${ANSWER}<!-- cached -->`), UNREADABLE],
  ['JSON in UTF-16', answerWith(200, Buffer.from(ANSWER, 'utf16le')), UNREADABLE],
  ['JSON that its Content-Length cuts off', answerWith(200, ANSWER, { 'Content-Length': '12' }), UNREADABLE],
  ['a body shorter than its Content-Length', answerWith(200, ANSWER, { 'Content-Length': '9999' }), CUT],
  [
    'a body shorter than its Content-Length, with status 502',
    answerWith(502, PAGE, { 'Content-Length': '9999' }),
    broken(502)[1],
  ],
  [
    'a body shorter than its Content-Length, with status 401',
    answerWith(401, PAGE, { 'Content-Length': '9999' }),
    ENDED,
  ],
  ['a body that is declared as gzip but is not', answerWith(200, ANSWER, GZIP), CUT],
  ['a body that is declared as gzip but is not, with status 503', answerWith(503, PAGE, GZIP), broken(503)[1]],
  ['a body that is declared as chunked but is not', answerWith(200, ANSWER, { 'Transfer-Encoding': 'chunked' }), CUT],
  ['a redirect loop', answerWith(302, '', { Location: '/' }), CUT],
  ['a proxy that requires a password, which fetch reports as a network error', answerWith(407, PAGE, HTML), CUT],
  ['a redirect to an unreachable server', answerWith(302, '', { Location: 'http://127.0.0.1:1/' }), CUT],
  ['a redirect without an address', answerWith(302, PAGE, HTML), broken(302)[1]],
  ['an answer that is not HTTP', (connection) => connection.end('SSH-2.0-OpenSSH_9.6\r\n'), CUT],
  ['a connection that is closed without an answer', (connection) => connection.end(), CUT],
  ['a connection that is reset', (connection) => connection.resetAndDestroy(), CUT],
  ['half of the headers', (connection) => connection.end('HTTP/1.1 200 OK\r\nContent-'), CUT],
  ['no answer at all', () => undefined, { kind: 'timeout' }],
  [
    'a body that stops in the middle',
    answerAndStayOpen(200, '{"code":0,', { 'Content-Length': '99' }),
    { kind: 'timeout' },
  ],
  ['a page of many megabytes with status 502', answerWith(502, PAGE.repeat(100_000), HTML), broken(502)[1]],
  ['JSON after many megabytes of blanks', answerWith(200, `${' '.repeat(4_000_000)}${ANSWER}`), '学'],
  ['a million opening brackets', answerWith(200, '['.repeat(1_000_000)), UNREADABLE],
  ['JSON that is declared as HTML', answerWith(200, ANSWER, HTML), '学'],
  ['JSON with an empty content type', answerWith(200, ANSWER, { 'Content-Type': '' }), '学'],
  ['JSON that is declared as GBK', answerWith(200, ANSWER, { 'Content-Type': 'application/json; charset=gbk' }), '学'],
  ['JSON after a byte order mark', answerWith(200, `\uFEFF${ANSWER}`), '学'],
  [
    'JSON with bytes that are not UTF-8',
    answerWith(200, Buffer.from(ANSWER.replace('学', '\xFF'), 'latin1')),
    '\uFFFD',
  ],
  ['JSON in real gzip', answerWith(200, gzipSync(ANSWER), GZIP), '学'],
  ['JSON with status 201', answerWith(201, ANSWER), '学'],
];

describe('HttpClient behind proxies and faulty servers', () => {
  let server: RawServer;
  before(async () => {
    server = await startRawServer();
  });
  after(() => server.close());

  const outcome = async (behaviour: Behaviour, limitMs?: number) => {
    server.behaviour = behaviour;
    const http = new HttpClient({ base: server.url, token: () => 't', send: sendByFetch, ...(limitMs && { limitMs }) });
    const watched = watching(http.request({ method: 'GET', path: '/' }, (data) => data));
    await until(() => watched.completed || watched.errors.length > 0);
    return [...watched.values, ...watched.errors];
  };

  for (const [what, behaviour, expected] of ODD_ANSWERS) {
    const isError = typeof expected !== 'string';
    it(`${isError ? `fails with '${expected.kind}'` : 'returns the data'} for ${what}`, async () => {
      const isTimeout = isError && expected.kind === 'timeout';
      expect(await outcome(behaviour, isTimeout ? 50 : undefined)).to.deep.equal([expected]);
    });
  }

  it('fails with "offline" when no server listens', async () => {
    const closed = await startRawServer();
    await closed.close();
    const http = new HttpClient({ base: closed.url, token: () => 't', send: sendByFetch });
    const watched = watching(http.request({ method: 'GET', path: '/' }, (data) => data));
    await until(() => watched.errors.length > 0);
    expect(watched.errors).to.deep.equal([CUT]);
  });
});

function broken(status: number): readonly [number, AppError] {
  return [status, { kind: 'broken', status }];
}
