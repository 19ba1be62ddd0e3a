import { expect } from 'chai';
import { firstValueFrom } from 'rxjs';

import { sendByFetch } from '../../../src/adapters/http/client/fetch-with-timeout.js';
import { decodeGenerationSigns } from '../../../src/adapters/http/client/generations.js';
import { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import { HttpLessonGateway } from '../../../src/adapters/http/lesson.js';
import { HttpProfileGateway } from '../../../src/adapters/http/member/profile.js';
import { HttpAccountGateway, HttpMemberGateway } from '../../../src/adapters/http/session.js';
import { HttpSignInGateway } from '../../../src/adapters/http/signing-in/sign-in.js';
import { HttpSiteGateway } from '../../../src/adapters/http/site/site.js';
import { startSiteServer } from '../../../demo/site-server/site-server.js';
import { settled } from '../../support/until.js';
import { watching } from '../../support/watching.js';
import { enveloped, FakeFetch } from './fake-fetch.js';

describe('The HTTP gateways', () => {
  const wire = new FakeFetch();
  const http = new HttpClient({ base: '', token: () => 't', send: wire.send });

  it('send the sign-out with keepalive, so that it survives when the visitor leaves the page', async () => {
    watching(new HttpAccountGateway(http).signOut());
    await settled();
    expect(wire.last.init.keepalive).to.equal(true);
  });

  it('send a position with keepalive, and the token in the header only', async () => {
    watching(new HttpLessonGateway(http, String).record(70, 30));
    await settled();
    const { url, init, headers } = wire.last;
    expect(init.keepalive).to.equal(true);
    expect(headers.get('Authorization')).to.equal('Bearer t');
    expect(url).not.to.include('?');
  });

  it('send an image as a form with one file, and let the browser set the boundary', async () => {
    const avatar = { name: 'me.png', mediaType: 'image/png', bytes: new Uint8Array([1, 2, 3]) } as const;
    watching(new HttpProfileGateway(http).changeAvatar(avatar));
    await settled();
    const { url, init, headers } = wire.last;
    expect(`${String(init.method)} ${url}`).to.equal('POST /api/v2/member/detail/avatar');
    expect(headers.has('Content-Type')).to.equal(false);
    const file = init.body instanceof FormData ? init.body.get('file') : undefined;
    if (!(file instanceof File)) throw new Error('no file was sent');
    expect([file.name, file.type, file.size]).to.deep.equal(['me.png', 'image/png', 3]);
  });

  for (const generation of [1, 2] as const) {
    it(`recognise a server of generation ${String(generation)} by its configuration`, async () => {
      const server = await startSiteServer({ port: 0, generation });
      const client = new HttpClient({ base: server.url, token: () => undefined, send: sendByFetch });
      await firstValueFrom(new HttpSiteGateway(client).config());
      expect(decodeGenerationSigns(client.knownServer.rawConfig ?? {})).to.deep.equal({
        wechatScan: generation,
        home: generation,
        comments: generation,
        orders: generation,
      });
      await server.close();
    });
  }

  it('resolve QQ, logo and avatar against the API base when the server does not report its address', async () => {
    const own = new FakeFetch();
    own.answers(() => enveloped(0, { url: '', logo: { logo: '/l.png' }, avatar: '/a.png' }));
    const client = new HttpClient({ base: 'https://api.example', token: () => 't', send: own.send });
    const [{ logoUrl }, { avatar }] = await Promise.all([
      firstValueFrom(new HttpSiteGateway(client).config()),
      firstValueFrom(new HttpMemberGateway(client).detail()),
    ]);
    expect([logoUrl, avatar]).to.deep.equal(['https://api.example/l.png', 'https://api.example/a.png']);
    const qq = new HttpSignInGateway(client).socialAddress('qq', { returnTo: 'r', failTo: 'f' });
    expect(qq).to.equal('https://api.example/api/v3/auth/login/socialite/qq?s_url=r&f_url=f&action=login');
    own.answers(() => enveloped(0, { url: '', logo: { logo: '/' } }));
    expect(await firstValueFrom(new HttpSiteGateway(client).config())).to.include({ logoUrl: '' });
  });
});
