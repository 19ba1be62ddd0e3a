import { expect } from 'chai';
import { firstValueFrom, type Observable } from 'rxjs';

import { plainSend } from '../../../src/adapters/http/client/fetch-with-timeout.js';
import { decodeGenerationSigns } from '../../../src/adapters/http/client/generations.js';
import { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import { HttpAccountGateway, HttpMemberGateway } from '../../../src/adapters/http/session.js';
import { HttpSignInGateway } from '../../../src/adapters/http/signing-in/sign-in.js';
import { HttpSiteGateway } from '../../../src/adapters/http/site.js';
import { startSiteServer } from '../../../demo/server/site-server.js';
import { settled } from '../../support/until.js';
import { watching } from '../../support/watching.js';
import { enveloped, PretendFetch } from './pretend-fetch.js';

describe('The HTTP gateways', () => {
  const wire = new PretendFetch();
  const http = new HttpClient({ base: '', token: () => undefined, send: wire.send });
  const site = new HttpSiteGateway(http);
  const member = new HttpMemberGateway(http);

  const CALLS: readonly (readonly [call: string, ask: () => Observable<unknown>])[] = [
    ['GET /api/v2/other/config', () => site.config()],
    ['GET /api/v2/navs', () => site.navs()],
    ['GET /api/v2/links', () => site.links()],
    ['GET /api/v2/member/detail', () => member.detail()],
    ['GET /api/v2/member/unreadNotificationCount', () => member.unreadCount()],
    ['POST /api/v2/logout', () => new HttpAccountGateway(http).signOut()],
  ];
  for (const [call, ask] of CALLS) {
    it(`call ${call} (spec §7)`, async () => {
      watching(ask());
      await settled();
      expect(`${String(wire.last.init.method)} ${wire.last.url}`).to.equal(call);
    });
  }

  it('sign out although the page is being left (spec §4)', async () => {
    watching(new HttpAccountGateway(http).signOut());
    await settled();
    expect(wire.last.init.keepalive).to.equal(true);
    expect(wire.last.init.body).to.equal('{}');
  });

  for (const generation of [1, 2] as const) {
    it(`see by the configuration that a server is of generation ${String(generation)} (API 4)`, async () => {
      const server = await startSiteServer({ port: 0, generation });
      const client = new HttpClient({ base: server.url, token: () => undefined, send: plainSend });
      await firstValueFrom(new HttpSiteGateway(client).config());
      expect(decodeGenerationSigns(client.knownServer.told ?? {})).to.deep.equal({
        wechatScan: generation,
        home: generation,
        comments: generation,
        orders: generation,
      });
      await server.close();
    });
  }

  it('find QQ, logo and avatar at the API base where the server does not say where it is (review B7)', async () => {
    const own = new PretendFetch();
    own.answers(() => enveloped(0, { url: '', logo: { logo: '/l.png' }, avatar: '/a.png' }));
    const client = new HttpClient({ base: 'https://api.example', token: () => 't', send: own.send });
    const [{ logoUrl }, { avatar }] = await Promise.all([
      firstValueFrom(new HttpSiteGateway(client).config()),
      firstValueFrom(new HttpMemberGateway(client).detail()),
    ]);
    expect([logoUrl, avatar]).to.deep.equal(['https://api.example/l.png', 'https://api.example/a.png']);
    const qq = new HttpSignInGateway(client).qqAddress({ returnTo: 'r', failTo: 'f' });
    expect(qq).to.equal('https://api.example/api/v3/auth/login/socialite/qq?s_url=r&f_url=f&action=login');
  });
});
