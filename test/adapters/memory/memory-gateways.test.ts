import { expect } from 'chai';
import type { Observable } from 'rxjs';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { MemoryAccountGateway, MemoryMemberGateway } from '../../../src/adapters/memory/session.js';
import { MemorySiteGateway } from '../../../src/adapters/memory/site.js';
import { aSiteOnNetwork, outcome, passUntil } from './support.js';

function gateways() {
  const parts = aSiteOnNetwork();
  const { site, network, time } = parts;
  return {
    ...parts,
    sites: new MemorySiteGateway(site, network, time),
    members: new MemoryMemberGateway(site, network),
    accounts: new MemoryAccountGateway(site, network),
  };
}

describe('MemorySiteGateway', () => {
  it('tells how the site is set up, pictures included', async () => {
    const { sites, time, site } = gateways();
    site.controls.setUp({ bindMobileRequired: true, qq: false });
    site.controls.switchFunction('vip', false);
    const [config] = await outcome(sites.config(), time);
    expect(config).to.deep.include({
      siteName: '知行学堂',
      socialites: { qq: false, wechatScan: true },
      member: { bindMobileRequired: true, faceCheckRequired: false },
    });
    expect(config)
      .to.have.nested.property('logoUrl')
      .that.matches(/^data:image\/svg\+xml,/);
    expect(config).to.have.nested.property('switches.vip', false);
    expect(config).to.have.property('icpRecords').that.has.length(2);
  });

  it('tells the menu and the partners', async () => {
    const { sites, time, site } = gateways();
    const { navs, links } = site.content.value;
    expect(await outcome(sites.navs(), time)).to.deep.equal([navs, 'done']);
    expect(await outcome(sites.links(), time)).to.deep.equal([links, 'done']);
  });

  for (const call of ['config', 'navs'] as const) {
    const ask = (sites: MemorySiteGateway): Observable<unknown> => (call === 'config' ? sites.config() : sites.navs());

    for (const fault of [FAULTS.offline, FAULTS.timeout, FAULTS.badGateway, FAULTS.maintenance, FAULTS.tooOften]) {
      it(`asks for ${call} again after ${JSON.stringify(fault)} (clarifications §3)`, async () => {
        const { sites, time, site } = gateways();
        site.controls.fail(call, fault, 3);
        const heard = await outcome(ask(sites), time);
        expect(heard.at(-1)).to.equal('done');
        expect(site.calls).to.deep.equal([call, call, call, call]);
      });
    }

    it(`gives ${call} up after the fourth try, with growing waits (clarifications §3)`, () => {
      const { sites, time, site } = gateways();
      site.controls.fail(call, FAULTS.offline);
      const errors: unknown[] = [];
      ask(sites).subscribe({ error: (error: unknown) => errors.push(error) });
      const tries = [0, 499, 500, 1999, 2000, 5999, 6000].map((moment) => {
        passUntil(time, moment);
        return site.calls.length;
      });
      expect(tries).to.deep.equal([1, 1, 2, 2, 3, 3, 4]);
      expect(errors).to.deep.equal([{ kind: 'offline' }]);
    });

    it(`does not ask for ${call} again after a fault that stays, nor once nobody waits`, async () => {
      for (const fault of [FAULTS.html, FAULTS.noRecord, FAULTS.tooLarge]) {
        const { sites, time, site } = gateways();
        site.controls.fail(call, fault);
        await outcome(ask(sites), time);
        expect(site.calls, fault.kind).to.deep.equal([call]);
      }
      const { sites, time, site } = gateways();
      site.controls.fail(call, FAULTS.offline);
      const subscription = ask(sites).subscribe();
      passUntil(time, 100);
      subscription.unsubscribe();
      passUntil(time, 10_000);
      expect(site.calls).to.deep.equal([call]);
    });
  }

  it('asks for the partners only once', async () => {
    const { sites, time, site } = gateways();
    site.controls.fail('links', FAULTS.offline);
    expect(await outcome(sites.links(), time)).to.deep.equal([{ error: { kind: 'offline' } }]);
    expect(site.calls).to.deep.equal(['links']);
  });
});

describe('MemoryMemberGateway', () => {
  it('tells who the stored token belongs to', async () => {
    const { members, time, site, store } = gateways();
    store.write('token', site.controls.signIn(SEEDED.withoutMobile));
    const [user] = await outcome(members.detail(), time);
    expect(user).to.include({ id: 102, name: '陈思远', mobileBound: false, faceVerified: true, credit1: 0 });
    expect(user)
      .to.have.property('avatar')
      .that.matches(/^data:image/);
    store.write('token', site.controls.signIn(SEEDED.notFaceVerified));
    const [other] = await outcome(members.detail(), time);
    expect(other).to.include({ id: 104, mobileBound: true, faceVerified: false });
  });

  it('counts what is unread', async () => {
    const { members, time, site, store } = gateways();
    store.write('token', site.controls.signIn(SEEDED.withUnread));
    expect(await outcome(members.unreadCount(), time)).to.deep.equal([3, 'done']);
  });

  it('is unauthorized without a token', async () => {
    const { members, time } = gateways();
    const error = { kind: 'unauthorized', stale: false };
    expect(await outcome(members.detail(), time)).to.deep.equal([{ error }]);
    expect(await outcome(members.unreadCount(), time)).to.deep.equal([{ error }]);
  });
});

describe('MemoryAccountGateway', () => {
  it('makes the stored token worthless, and says nothing', async () => {
    const { accounts, members, time, site, store } = gateways();
    store.write('token', site.controls.signIn(SEEDED.ordinary));
    expect(await outcome(accounts.signOut(), time)).to.deep.equal(['done']);
    expect(await outcome(members.detail(), time)).to.deep.equal([{ error: { kind: 'unauthorized', stale: false } }]);
  });

  it('sends the token that was stored when it was asked, though it is erased right after', () => {
    const { accounts, time, site, store } = gateways();
    const token = site.controls.signIn(SEEDED.ordinary);
    store.write('token', token);
    accounts.signOut().subscribe();
    store.erase('token');
    time.flush();
    expect(() => site.members.detail(token)).to.throw('请登录');
  });
});
