import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { expect } from 'chai';

import { FAULTS } from '../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { type SiteServer, startSiteServer } from '../../demo/site-server/site-server.js';
import { type Answer, fetchPlain } from '../support/nginx/fetch-plain.js';
import { describeWithNginx } from '../support/nginx/describe-with-programs.js';
import { type NginxFront, startNginx } from '../support/nginx/nginx-front.js';

/** What Laravel believes a trusted proxy, or what else could change an answer; `HOSTILE` is in each value. */
const HOSTILE = 'hostile';
const HOSTILE_HEADERS = {
  forwarded: `for=192.0.2.1;host=${HOSTILE};proto=https`,
  'x-forwarded-host': HOSTILE,
  'x-forwarded-port': HOSTILE,
  'x-forwarded-prefix': `/${HOSTILE}`,
  'x-forwarded-proto': HOSTILE,
  'x-original-url': `/${HOSTILE}`,
  'x-rewrite-url': `/${HOSTILE}`,
  'x-http-method-override': HOSTILE,
};

/**
 * Replaces an nginx by one that waits for the API one second instead of twenty. Others have time enough: on a busy
 * machine an answer may take a second.
 */
async function impatient(nginx: NginxFront, { url }: SiteServer, settings = {}): Promise<NginxFront> {
  await nginx.close();
  return startNginx({ apiUrl: url, settings: { ...settings, API_TIMEOUT: '1s' } });
}

describeWithNginx('The API behind nginx', () => {
  let site: SiteServer;
  let nginx: NginxFront;

  beforeEach(async () => {
    site = await startSiteServer({ trustedProxies: ['127.0.0.1'] });
    nginx = await startNginx({ apiUrl: site.url });
  });
  afterEach(async () => {
    // The site first: nginx may not have started, and an open server would keep mocha running.
    await site.close();
    await nginx.close();
  });

  it('receives each request unchanged: query, token, host of the site and address of the visitor', async () => {
    const { text } = await fetchPlain(`${nginx.url}/api/v2/navs?platform=PC`, {
      authorization: 'Bearer x',
      host: 'www.example.test',
    });
    expect(JSON.parse(text)).to.include({ code: 0 });
    const received = site.requests.at(-1);
    expect(received).to.deep.include({ method: 'GET', path: '/api/v2/navs', query: { platform: 'PC' } });
    expect(received?.headers).to.include({
      authorization: 'Bearer x',
      host: 'www.example.test',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
  });

  it('sees the real address of a visitor after the addresses that the visitor wrote into X-Forwarded-For', async () => {
    await fetchPlain(`${nginx.url}/api/v2/links`, { 'x-forwarded-for': '203.0.113.9' });
    expect(site.requests.at(-1)?.headers['x-forwarded-for']).to.equal('203.0.113.9, 127.0.0.1');
  });

  for (const path of ['/api/v2/links', '/storage/1.png', '/readyz'])
    it(`receives no header of a visitor that it would take for one of the proxy (${path})`, async () => {
      await fetchPlain(nginx.url + path, { ...HOSTILE_HEADERS, cookie: `a=${'x'.repeat(20_000)}` });
      const { headers = {} } = site.requests.at(-1) ?? {};
      expect(JSON.stringify(headers)).not.to.include(HOSTILE);
      expect(headers).to.include({ 'x-forwarded-proto': 'http' }).and.not.to.have.property('cookie');
    });

  it('serves the pages and images of the server, and never the document of the site', async () => {
    expect((await fetchPlain(`${nginx.url}/user/protocol`, { accept: 'text/html' })).text).to.include('用户协议');
    expect((await fetchPlain(`${nginx.url}/images/logo.svg`)).headers).to.include({ 'content-type': 'image/svg+xml' });
    const pay = await fetchPlain(`${nginx.url}/member/order/pay/wechat/jsapi/page?order_id=1`, { accept: 'text/html' });
    expect(pay.text).to.include('微信支付');
    const gone = await fetchPlain(`${nginx.url}/api/v2/nowhere`, { accept: 'text/html' });
    expect(JSON.parse(gone.text)).to.include({ code: 404 });
  });

  it('receives uploads of up to the 11 MB that PHP accepts, and refuses larger ones', async () => {
    const statusOf = async (megabytes: number) => {
      const body = Buffer.alloc(megabytes * 2 ** 20);
      return (await fetch(`${nginx.url}/api/v2/navs`, { method: 'POST', body })).status;
    };
    expect([await statusOf(10), site.requests.length]).to.deep.equal([200, 1]);
    expect([await statusOf(12), site.requests.length]).to.deep.equal([413, 1]);
  });

  it('sends long answers compressed to a client that accepts gzip', async () => {
    const { headers } = await fetchPlain(`${nginx.url}/api/v2/courses`, { 'accept-encoding': 'gzip' });
    expect(headers).to.include({ 'content-encoding': 'gzip' });
  });

  it('is requested once; nginx reports with a text when it breaks off, is too slow, or is down', async () => {
    nginx = await impatient(nginx, site);
    const { controls } = site.engine;
    const outcome = async () => {
      const { status, headers, text } = await fetchPlain(`${nginx.url}/api/v2/links`);
      return { status, type: headers['content-type'], text };
    };
    const failure = { type: 'text/plain; charset=utf-8', text: 'The API does not answer\n' };

    controls.fail('links', FAULTS.offline, 1);
    expect(await outcome()).to.deep.equal({ status: 502, ...failure });
    expect(site.requests).to.have.lengthOf(1);

    controls.fail('links', FAULTS.timeout, 1);
    expect(await outcome()).to.deep.equal({ status: 504, ...failure });
    expect(site.requests).to.have.lengthOf(2);

    expect((await outcome()).status).to.equal(200);
    await site.close();
    expect(await outcome()).to.deep.equal({ status: 502, ...failure });
    expect(await fetchPlain(`${nginx.url}/courses`, { accept: 'text/html' })).to.include({ status: 200 });
  });

  it('makes nginx ready while it answers', async () => {
    const ready = async () => {
      const { status, headers, text } = await fetchPlain(`${nginx.url}/readyz`, { 'if-none-match': '"1"' });
      expect(site.requests.at(-1)?.headers).not.to.have.property('if-none-match');
      expect(headers).to.include({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      return [status, text];
    };
    const isReady = [200, 'ready: nginx reaches the API (what it answers: /api/v2/other/config)\n'];
    expect(await ready()).to.deep.equal(isReady);
    expect(site.requests.map(({ method, path }) => [method, path])).to.deep.equal([['GET', '/api/v2/other/config']]);
    for (const fault of [FAULTS.serverBroken, FAULTS.offline]) {
      site.engine.controls.fail('config', fault, 1);
      expect(await ready()).to.deep.equal([503, 'The API does not answer\n']);
    }
    await site.close();
    expect(await ready()).to.deep.equal([503, 'The API does not answer\n']);
  });

  it('sees the visitor and not the CDN, as does the log, where CDN_ADDRESSES names the CDN', async () => {
    await nginx.close();
    const log = join(mkdtempSync(join(tmpdir(), 'log-')), 'access.log');
    nginx = await startNginx({ apiUrl: site.url, settings: { CDN_ADDRESSES: '127.0.0.0/8 ::1', ACCESS_LOG: log } });
    await fetchPlain(`${nginx.url}/api/v2/links?token=secret`, { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' });
    expect(site.requests.at(-1)?.headers['x-forwarded-for']).to.match(/, 203\.0\.113\.9$/);
    const line = readFileSync(log, 'utf8');
    rmSync(dirname(log), { recursive: true });
    expect(line).to.match(
      /^203\.0\.113\.9 \[\S+\] "GET \/api\/v2\/links HTTP\/1\.1" 200 \d+ [\d.]+ api=[\d.]+ cache=- "-"\n$/,
    );
  });

  it('reports its own errors through nginx', async () => {
    site.engine.controls.fail('links', FAULTS.serverBroken, 1);
    expect((await fetchPlain(`${nginx.url}/api/v2/links`)).status).to.equal(500);
  });
});

describeWithNginx('The cache of public answers in nginx', () => {
  const CONFIG = '/api/v2/other/config';
  /** The answer of a proxy or firewall in front of the application. */
  const TOO_MANY = { kind: 'http-error', status: 429 } as const;
  let site: SiteServer;
  let nginx: NginxFront;
  const config = (headers: Readonly<Record<string, string>> = {}) => fetchPlain(nginx.url + CONFIG, headers);
  const requestCount = () => site.requests.filter(({ path }) => path === CONFIG).length;
  /** Requests it again and again: what is stored changes with time. Mocha's time limit ends this. */
  const configUntil = async (isExpected: (answer: Answer) => boolean) => {
    let answer = await config();
    while (!isExpected(answer)) {
      await setTimeout(20);
      answer = await config();
    }
    return answer;
  };

  beforeEach(async () => {
    site = await startSiteServer();
    nginx = await startNginx({ apiUrl: site.url, settings: { API_CACHE: 'on' } });
  });
  afterEach(async () => {
    // The site first: nginx may not have started, and an open server would keep mocha running.
    await site.close();
    await nginx.close();
  });

  it('sends one request to the API for thirty visitors, even when they arrive together and the API is slow', async () => {
    site.engine.controls.delay(300, 300);
    const answers = await Promise.all(Array.from({ length: 30 }, () => config()));
    expect(new Set(answers.map(({ text }) => text))).to.have.property('size', 1);
    expect(answers.every(({ status }) => status === 200)).to.equal(true);
    // More than one if an answer expires while others wait for it: they look for it every 500 ms, on a slow machine more often.
    expect(requestCount()).to.be.within(1, 10);
    expect(answers[0]?.headers).to.include({ 'x-content-type-options': 'nosniff' });
    expect(answers[0]?.headers).not.to.have.property('x-ratelimit-remaining');
  });

  it('stores no answer to a member, and sends no stored answer to a member', async () => {
    const token = site.engine.controls.signIn(SEEDED.ordinary);
    const signedIn = [{ authorization: `Bearer ${token}` }, { cookie: `token=${token}` }];
    for (const headers of [...signedIn, ...signedIn]) await config(headers);
    await fetchPlain(`${nginx.url}${CONFIG}?token=${token}`);
    expect(requestCount()).to.equal(5);
    expect(site.requests.at(0)?.headers).to.include({ authorization: `Bearer ${token}` });

    await config();
    expect(requestCount()).to.equal(6);
    await config(signedIn[0]);
    expect(requestCount()).to.equal(7);
  });

  it('requests an answer for all visitors with nothing of one visitor but host, scheme and address', async () => {
    const others = ['accept', 'accept-language', 'user-agent', 'x-anything', 'cookie', 'referer', 'meedu-platform'];
    const host = new URL(nginx.url).host;
    await config({ ...HOSTILE_HEADERS, ...Object.fromEntries(others.map((name) => [name, HOSTILE])), host });
    expect(site.requests.at(-1)?.headers).to.deep.equal({
      accept: 'application/json',
      connection: 'close',
      host,
      'user-agent': 'course-site',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
  });

  it('stores separate answers for separate hosts', async () => {
    await config({ host: 'one.example.test' });
    await config({ host: 'two.example.test' });
    const hosts = site.requests.map(({ headers }) => headers.host);
    expect(hosts).to.deep.equal(['one.example.test', 'two.example.test']);
  });

  it('does not store personal answers or answers that only some visits need', async () => {
    for (const path of ['/api/v2/courses', '/api/v2/captcha/image']) {
      await fetchPlain(nginx.url + path);
      await fetchPlain(nginx.url + path);
      expect(site.requests.filter((request) => request.path === path)).to.have.lengthOf(2);
    }
  });

  it('repeats the last answer while the API is down, and reports the failure when there is none', async () => {
    const before = await config();
    await site.close();
    // Slots end after three seconds at most; the answer must stay the same in each of them.
    for (const slot of ['MISS', 'MISS']) {
      const answer = await configUntil(({ headers }) => headers['x-api-cache'] === slot);
      expect(answer.status).to.equal(200);
      expect(answer.text).to.equal(before.text);
      await configUntil(({ headers }) => headers['x-api-cache'] === 'HIT');
    }
    expect(await fetchPlain(`${nginx.url}/api/v2/navs`)).to.include({ status: 502, text: 'The API does not answer\n' });
    expect(await config({ authorization: 'Bearer x' })).to.include({ status: 502 });
  });

  it('repeats the last answer while the API is slower than API_TIMEOUT', async () => {
    nginx = await impatient(nginx, site, { API_CACHE: 'on' });
    const before = await config();
    site.engine.controls.fail('config', FAULTS.timeout);
    const count = requestCount();
    const answer = await configUntil(() => requestCount() > count);
    expect(answer).to.include({ status: 200, text: before.text });
  });

  it('requests an answer again without the cache when the API is slow and there is no last answer', async () => {
    nginx = await impatient(nginx, site, { API_CACHE: 'on' });
    site.engine.controls.fail('config', FAULTS.timeout, 1);
    const { status, headers } = await config();
    expect([status, headers['x-api-cache']]).to.deep.equal([200, undefined]);
    expect(requestCount()).to.equal(2);
  });

  it('repeats the last answer when the API fails or refuses because of too many requests', async () => {
    const before = await config();
    for (const fault of [TOO_MANY, FAULTS.serverBroken]) {
      site.engine.controls.fail('config', fault);
      const count = requestCount();
      // Repeats until the API was called in vain: by then the slot and the age of the last answer have ended.
      const answer = await configUntil(() => requestCount() > count);
      expect(answer).to.include({ status: 200, text: before.text });
      expect(await config()).to.include({ status: 200, text: before.text });
    }
  });

  it('soon forgets an error that the API sent with HTTP 200', async () => {
    site.engine.controls.fail('config', FAULTS.wrong, 1);
    const codeOf = (text: string) => (JSON.parse(text) as { readonly code: number }).code;
    expect(codeOf((await config()).text)).to.equal(1);
    await configUntil(({ text }) => codeOf(text) === 0);
    expect(requestCount()).to.equal(2);
  });
});
