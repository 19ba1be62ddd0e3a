import { expect } from 'chai';
import { firstValueFrom } from 'rxjs';

import { START_UP_RETRY_WAITS_MS } from '../../src/domain/site/limits.js';
import { SITE_GATEWAY } from '../../src/domain/ports/site-gateway.js';
import { ADAPTERS, ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { keepsPromisesOfEveryCall, query, retriesAfterTransientFaults } from './gateway-promises.js';

const START_UP_TRIES = START_UP_RETRY_WAITS_MS.length + 1;

const CONFIG = query('config', (rig) => rig.resolve(SITE_GATEWAY).config(), START_UP_TRIES);
const NAVS = query('navs', (rig) => rig.resolve(SITE_GATEWAY).navs(), START_UP_TRIES);
const LINKS = query('links', (rig) => rig.resolve(SITE_GATEWAY).links());

/** The ids of menu and links only serve as React keys. */
const withoutIds = (entries: unknown): unknown =>
  JSON.parse(JSON.stringify(entries, (name, value: unknown) => (name === 'id' ? undefined : value)));

for (const [adapter, newRig] of ADAPTERS) {
  describe(`SiteGateway ${adapter}`, () => {
    for (const call of [CONFIG, NAVS, LINKS]) {
      keepsPromisesOfEveryCall(call, newRig);
    }
    for (const call of [CONFIG, NAVS]) {
      describe(`${call.name}, with retries`, () => {
        retriesAfterTransientFaults(call, newRig);
      });
    }

    it('returns the menu with its submenus, in order', async () => {
      const rig = await newRig();
      const navs = [
        {
          id: 2,
          name: '课程',
          url: '/courses',
          opensNewWindow: false,
          children: [{ id: 3, name: '外站', url: 'https://other.example/', opensNewWindow: true }],
        },
        { id: 1, name: '首页', url: '/', opensNewWindow: false, children: [] },
      ];
      rig.site.controls.publish({ navs });
      expect(withoutIds(await firstValueFrom(rig.resolve(SITE_GATEWAY).navs()))).to.deep.equal(withoutIds(navs));
      await rig.close();
    });

    it('returns the friendly links, in order', async () => {
      const rig = await newRig();
      const links = [
        { id: 9, name: '乙', url: 'https://b.example' },
        { id: 4, name: '甲', url: 'https://a.example' },
      ];
      rig.site.controls.publish({ links });
      expect(withoutIds(await firstValueFrom(rig.resolve(SITE_GATEWAY).links()))).to.deep.equal(withoutIds(links));
      await rig.close();
    });

    it('answers even when an invalid token is stored', async () => {
      const rig = await newRig();
      rig.store.write('token', 'of another age');
      expect(await firstValueFrom(rig.resolve(SITE_GATEWAY).links())).to.be.an('array');
      await rig.close();
    });
  });
}

/** The configuration, which each generation sends in different fields. */
for (const [adapter, newRig] of ADAPTERS_BY_GENERATION) {
  describe(`SiteGateway.config ${adapter}`, () => {
    it('returns the settings of the site', async () => {
      const rig = await newRig();
      const icpRecords = [
        { text: '京ICP备1号', url: 'https://icp.example' },
        { text: '京公网安备2号', url: '' },
      ];
      rig.site.controls.setUp({
        siteName: '求知',
        phoneSiteUrl: 'https://h5.example/',
        icpRecords,
        qq: true,
        wechat: false,
        wechatScan: false,
        bindMobileRequired: true,
        faceCheckRequired: false,
      });
      rig.site.controls.switchFunction('vip', false);
      rig.site.controls.switchFunction('cert', true);
      const config = await firstValueFrom(rig.resolve(SITE_GATEWAY).config());
      expect(config).to.deep.include({
        siteName: '求知',
        phoneSiteUrl: 'https://h5.example/',
        icpRecords,
        socialites: { qq: true, wechat: false, wechatScan: false },
        member: { bindMobileRequired: true, faceCheckRequired: false },
      });
      expect(config.switches).to.include({ vip: false, cert: true, live: false });
      await rig.close();
    });

    it('returns the opposite of each of these settings, too', async () => {
      const rig = await newRig();
      rig.site.controls.setUp({
        qq: false,
        wechat: true,
        wechatScan: true,
        bindMobileRequired: false,
        faceCheckRequired: true,
      });
      const { socialites, member } = await firstValueFrom(rig.resolve(SITE_GATEWAY).config());
      expect(socialites).to.deep.equal({ qq: false, wechat: true, wechatScan: true });
      expect(member).to.deep.equal({ bindMobileRequired: false, faceCheckRequired: true });
      await rig.close();
    });
  });
}
