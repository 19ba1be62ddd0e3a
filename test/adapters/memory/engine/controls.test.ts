import { expect } from 'chai';

import { FAULTS } from '../../../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../../../src/adapters/memory/seed/members.js';
import { aSite } from '../support.js';

const { offline, timeout } = FAULTS;

describe('Controls', () => {
  it('let a call fail until it is healed, and no other call', () => {
    const { controls } = aSite().site;
    controls.fail('config', offline);
    expect([controls.takeFault('config'), controls.takeFault('config')]).to.deep.equal([offline, offline]);
    expect(controls.takeFault('navs')).to.equal(undefined);
    controls.heal('config');
    expect(controls.takeFault('config')).to.equal(undefined);
  });

  it('let a call fail so many times, and then no more', () => {
    const { controls } = aSite().site;
    controls.fail('config', offline, 2);
    const faults = Array.from({ length: 3 }, () => controls.takeFault('config'));
    expect(faults).to.deep.equal([offline, offline, undefined]);
  });

  it('let every call fail, one of them in its own way', () => {
    const { controls } = aSite().site;
    controls.fail('all', offline);
    controls.fail('navs', timeout, 1);
    expect(controls.takeFault('links')).to.equal(offline);
    expect(controls.takeFault('navs')).to.equal(timeout);
    expect(controls.takeFault('navs')).to.equal(offline);
  });

  it('heal everything at once when no call is named', () => {
    const { controls } = aSite().site;
    controls.fail('all', offline);
    controls.fail('navs', timeout);
    controls.heal();
    expect(controls.takeFault('navs')).to.equal(undefined);
  });

  it('can be read and watched', () => {
    const { controls } = aSite().site;
    const latencies: number[] = [];
    controls.network$.subscribe(({ latency }) => latencies.push(latency.toMs));
    controls.delay(40);
    controls.delay(10, 90);
    controls.fail('member', offline, 3);
    controls.limitRate(120);
    expect(latencies.slice(0, 3)).to.deep.equal([0, 40, 90]);
    expect(controls.network$.value).to.deep.equal({
      latency: { fromMs: 10, toMs: 90 },
      faults: { member: { fault: offline, times: 3 } },
      callsPerMinute: 120,
    });
  });

  it('change how the site is set up', () => {
    const { site } = aSite();
    site.controls.setUp({
      qq: false,
      wechatScan: false,
      bindMobileRequired: true,
      phoneSiteUrl: 'https://m.example.com',
    });
    site.controls.switchFunction('vip', false);
    expect(site.settings.value).to.include({ qq: false, wechatScan: false, bindMobileRequired: true });
    expect(site.controls.settings$.value.phoneSiteUrl).to.equal('https://m.example.com');
    expect(site.settings.value.switches).to.include({ vip: false, live: false });
    expect(site.settings.value.faceCheckRequired, 'what was not turned').to.equal(false);
  });

  it('change what the site publishes', () => {
    const { site } = aSite();
    site.controls.publish({ links: [] });
    expect(site.controls.content$.value.links).to.deep.equal([]);
    expect(site.content.value.navs, 'what was not turned').not.to.deep.equal([]);
  });

  it('change accounts and their unread counts', () => {
    const { site } = aSite();
    const token = site.controls.signIn(SEEDED.ordinary);
    site.controls.setUnread(SEEDED.ordinary, 7);
    site.controls.changeAccount(SEEDED.ordinary, { name: '林小雨' });
    expect(site.members.unreadCount(token)).to.equal(7);
    expect(site.controls.unread$.value[101]).to.equal(7);
    expect(site.members.detail(token).name).to.equal('林小雨');
  });

  it('revoke a token', () => {
    const { site } = aSite();
    const token = site.controls.signIn(SEEDED.ordinary);
    site.controls.revoke(token);
    expect(() => site.members.detail(token)).to.throw('请登录');
  });

  it('delete an account, and with it its sessions (API 1.2)', () => {
    const { site } = aSite();
    const token = site.controls.signIn(SEEDED.ordinary);
    site.controls.deleteAccount(SEEDED.ordinary);
    expect(() => site.members.detail(token)).to.throw('请登录');
  });

  it('complain about an account that is not there', () => {
    const { controls } = aSite().site;
    expect(() => controls.signIn('13900000000')).to.throw('13900000000');
  });
});
