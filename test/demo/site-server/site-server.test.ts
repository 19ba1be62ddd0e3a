import { expect } from 'chai';

import { type SiteServer, startSiteServer } from '../../../demo/site-server/site-server.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { call, bearer, NO_ROUTE, NOTHING, siteServers } from './support.js';

const HTML = 'text/html; charset=utf-8';

async function typeOf(url: string): Promise<string | null> {
  return (await fetch(url)).headers.get('content-type');
}

describe('The demo server', () => {
  const start = siteServers();

  it('answers every API request with HTTP 200 and an envelope of three fields', async () => {
    const { url } = await start();
    for (const path of ['/api/v2/links', '/api/v2/member/detail', '/api/v2/nowhere']) {
      const response = await fetch(url + path);
      expect(response.status).to.equal(200);
      expect(response.headers.get('content-type')).to.equal('application/json');
      expect(await response.json()).to.have.all.keys('code', 'message', 'data');
    }
  });

  it('escapes JSON as PHP does: everything except ASCII, and slashes', async () => {
    const { url } = await start();
    const text = await (await fetch(`${url}/api/v2/navs`)).text();
    expect(text).to.match(/^[\0-\x7f]+$/);
    expect(text).to.include('"\\u9996\\u9875"').and.include('"\\/courses"');
  });

  it('reports an unknown route, and answers a wrong method with an error', async () => {
    const server = await start();
    expect(await call(server, '/api/v2/nowhere')).to.deep.equal({ code: 404, message: '路由不存在', data: NOTHING });
    expect(await call(server, '/api/v2/logout')).to.deep.equal({ code: 1, message: '错误', data: NOTHING });
  });

  it('allows requests from any origin with any headers', async () => {
    const { url } = await start();
    const preflight = await fetch(`${url}/api/v2/logout`, {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization' },
    });
    expect(preflight.status).to.equal(204);
    expect(Object.fromEntries(preflight.headers)).to.include({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization',
      'access-control-max-age': '1296000',
      vary: 'Access-Control-Request-Method, Access-Control-Request-Headers',
    });
    const refusal = await fetch(`${url}/api/v2/member/detail`);
    expect(refusal.headers.get('access-control-allow-origin')).to.equal('*');
  });

  it('counts requests always, and refuses them after the limit that a control sets', async () => {
    const server = await start();
    const url = `${server.url}/api/v2/links`;
    const first = await fetch(url);
    expect(first.headers.get('x-ratelimit-limit')).to.equal('120');
    expect(first.headers.get('x-ratelimit-remaining')).to.equal('119');
    server.engine.controls.limitRate(2);
    expect((await fetch(url)).headers.get('x-ratelimit-remaining')).to.equal('1');
    expect((await fetch(url)).headers.get('x-ratelimit-remaining')).to.equal('0');
    expect(await call(server, '/api/v2/links')).to.deep.equal({ code: 429, message: '请稍后再试', data: NOTHING });
  });

  it('serves its images, and the pages of its generation', async () => {
    const [first, second] = [await start({ generation: 1 }), await start({ generation: 2 })];
    const logo = await fetch(`${first.url}/images/logo.svg`);
    expect(logo.headers.get('content-type')).to.equal('image/svg+xml');
    expect(await logo.text()).to.match(/^<svg/);
    expect(await (await fetch(`${first.url}/user/protocol`)).text()).to.include('用户协议');
    expect(await typeOf(`${second.url}/payment/index`)).to.equal(HTML);
    const payInWechat = '/member/order/pay/wechat/jsapi/page';
    expect(await (await fetch(first.url + payInWechat)).text()).to.include('微信支付');
    expect(await call(second, payInWechat)).to.deep.equal(NO_ROUTE);
    for (const path of ['/payment/index', '/nowhere']) {
      expect(await call(first, path)).to.deep.equal(NO_ROUTE);
      expect((await fetch(first.url + path)).headers.get('access-control-allow-origin')).to.equal(null);
    }
  });

  it('records the requests that it receives', async () => {
    const server = await start();
    await call(server, '/api/v2/logout?a=%E8%AF%BE', {
      method: 'POST',
      body: JSON.stringify({ mobile: '13800000001' }),
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    });
    const [request] = server.requests;
    expect(request).to.deep.include({
      method: 'POST',
      path: '/api/v2/logout',
      query: { a: '课' },
      body: { mobile: '13800000001' },
    });
    expect(request?.headers).to.include({ accept: 'application/json' });
  });

  it('listens on this machine only, and fails when the port is in use', async () => {
    const { url } = await start();
    expect(url).to.match(/^http:\/\/127\.0\.0\.1:\d+$/);
    const failure = await startSiteServer({ port: Number(new URL(url).port) }).catch((error: unknown) => error);
    expect(failure).to.include({ code: 'EADDRINUSE' });
  });
});

describe('Faults of the demo server', () => {
  const start = siteServers();

  it('perform the call first when only the answer is lost', async () => {
    for (const [fault, code] of [
      [FAULTS.cut, 401],
      [FAULTS.truncated, 401],
      [FAULTS.empty, 401],
      [FAULTS.offline, 0],
      [FAULTS.badGateway, 0],
    ] as const) {
      const server = await start();
      const init = bearer(server.engine.controls.signIn(SEEDED.ordinary));
      server.engine.controls.fail('logout', fault);
      await fetch(`${server.url}/api/v2/logout`, { method: 'POST', ...init })
        .then((response) => response.text())
        .catch(() => undefined);
      expect(await call(server, '/api/v2/member/detail', init), fault.kind).to.include({ code });
    }
  });
});

describe('The videos of the demo server', () => {
  let server: SiteServer;
  before(async () => {
    server = await startSiteServer();
  });
  after(() => server.close());

  const request = (path: string, range?: string) =>
    fetch(`${server.url}${path}`, range === undefined ? {} : { headers: { Range: range } });

  it('are sent whole, with their content type, to any origin', async () => {
    for (const [path, type] of [
      ['/media/sample.webm', 'video/webm'],
      ['/media/sample.mp4', 'video/mp4'],
      ['/media/hls/master.m3u8', 'application/vnd.apple.mpegurl'],
      ['/media/hls/low-0.ts', 'video/mp2t'],
    ] as const) {
      const answer = await request(path);
      expect([answer.status, answer.headers.get('content-type')], path).to.deep.equal([200, type]);
      expect(answer.headers.get('access-control-allow-origin')).to.equal('*');
      expect((await answer.arrayBuffer()).byteLength).to.be.greaterThan(100);
    }
  });

  it('are sent in ranges, so that a visitor can seek', async () => {
    const { length } = Buffer.from(await (await request('/media/sample.webm')).arrayBuffer());
    const middle = await request('/media/sample.webm', 'bytes=100-149');
    expect([middle.status, middle.headers.get('content-range')]).to.deep.equal([
      206,
      `bytes 100-149/${String(length)}`,
    ]);
    expect((await middle.arrayBuffer()).byteLength).to.equal(50);
    const rest = await request('/media/sample.webm', `bytes=${String(length - 10)}-`);
    expect((await rest.arrayBuffer()).byteLength).to.equal(10);
  });

  it('are only the video files: another path is not found', async () => {
    for (const path of ['/media/none.mp4', '/media/../package.json', '/media/%2e%2e/package.json', '/media/hls/']) {
      expect((await request(path)).headers.get('content-type'), path).to.equal('application/json');
    }
  });
});
