import { expect } from 'chai';

import { examine } from '../../../tools/doctor/examine.js';
import { GENERATION_1, GENERATION_2 } from '../../../tools/doctor/words.js';
import { siteServers } from '../../demo/server/support.js';
import { failing, marked, wordsAbout } from './troubles.js';

const ELSEWHERE = 'http://front.example';

describe('the doctor before a healthy server', () => {
  const start = siteServers();

  for (const [generation, named] of [
    [1, GENERATION_1],
    [2, GENERATION_2],
  ] as const) {
    it(`finds nothing to mend, and says that it is of generation ${String(generation)}`, async () => {
      const server = await start({ generation });
      const findings = await examine({ base: server.url, origin: ELSEWHERE });
      expect(failing(findings)).to.deep.equal([]);
      expect(marked(findings, 'warn')).to.deep.equal([]);
      expect(marked(findings, 'ok')).to.have.members([
        ...(['reach', 'config', 'server', 'logo', 'navs', 'links', 'captcha', 'qr', 'protocols', 'cors'] as const),
        'preflight',
        ...(['blocks', 'slides', 'courses', 'comments', 'search'] as const),
      ]);
      expect(wordsAbout(findings, 'generation')).to.equal(named);
    });

    it(`leaves no trace on a server of generation ${String(generation)}, and shows no token`, async () => {
      const server = await start({ generation });
      const { users$, unread$, settings$, content$ } = server.engine.controls;
      const before = [users$.value, unread$.value, settings$.value, content$.value];
      await examine({ base: server.url, origin: ELSEWHERE });

      expect([users$.value, unread$.value, settings$.value, content$.value]).to.deep.equal(before);
      const written = server.requests.filter(({ method }) => method !== 'GET' && method !== 'OPTIONS');
      const qrStart = { method: 'POST', path: '/api/v3/auth/login/wechat-scan/url', body: { action: 'login' } };
      expect(written.map(({ method, path, body }) => ({ method, path, body }))).to.deep.equal(
        generation === 1 ? [] : [qrStart],
      );
      for (const request of server.requests) {
        expect(request.headers).not.to.have.any.keys('authorization', 'cookie');
        expect(JSON.stringify([request.query, request.body ?? ''])).not.to.include('token');
      }
    });
  }

  it('asks as a page of the front end would: from its origin, for JSON', async () => {
    const server = await start();
    await examine({ base: server.url, origin: ELSEWHERE });
    const calls = server.requests.filter(({ path, method }) => path.startsWith('/api/') && method === 'GET');
    expect(calls).to.have.length.greaterThan(4);
    for (const { headers } of calls) expect(headers).to.include({ origin: ELSEWHERE, accept: 'application/json' });
    const asked = server.requests.filter(({ method }) => method === 'OPTIONS').map(({ headers }) => headers);
    expect(asked.map((headers) => headers['access-control-request-method'])).to.have.members([
      ...['GET', 'POST', 'PUT', 'DELETE'],
    ]);
    for (const headers of asked) {
      expect(headers).to.include({ 'access-control-request-headers': 'authorization,content-type' });
    }
  });

  it('needs no permission of a server on the same origin', async () => {
    const server = await start();
    const findings = await examine({ base: server.url, origin: server.url });
    expect(failing(findings)).to.deep.equal([]);
    expect(server.requests.filter(({ method }) => method === 'OPTIONS')).to.deep.equal([]);
  });

  it('draws no QR code where the owner wants none', async () => {
    for (const generation of [1, 2] as const) {
      const server = await start({ generation });
      server.engine.controls.setUp({ wechatScan: false });
      const findings = await examine({ base: server.url, origin: ELSEWHERE });
      expect(marked(findings, 'info')).to.include('qr');
      expect(server.requests.filter(({ path }) => path.includes('wechat'))).to.deep.equal([]);
    }
  });
});
