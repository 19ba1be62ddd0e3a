import { expect } from 'chai';
import type { Observable } from 'rxjs';

import { HttpAccountGateway } from '../../../src/adapters/http/session/http-account-gateway.js';
import { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import { HttpMemberGateway } from '../../../src/adapters/http/session/http-member-gateway.js';
import { HttpSiteGateway } from '../../../src/adapters/http/site/http-site-gateway.js';
import { settled } from '../../support/until.js';
import { watching } from '../../support/watching.js';
import { PretendFetch } from './pretend-fetch.js';

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
});
