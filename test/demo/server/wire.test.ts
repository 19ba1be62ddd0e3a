import { expect } from 'chai';

import type { SiteServer } from '../../../demo/server/site-server.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { ask, bearer, siteServers } from './support.js';

const memberOf = async (server: SiteServer, mobile: string) =>
  (await ask(server, '/api/v2/member/detail', bearer(server.engine.controls.signIn(mobile)))).data;

/**
 * What a real server writes in a way that neither the fields and types of recorded answers (test/recorded/pretend) nor the
 * contract suites over HTTP can show.
 */
describe('the wire', () => {
  const start = siteServers();
  const dataOf = async (server: SiteServer, path: string) => (await ask(server, path)).data;

  it('carries the controls of the configuration', async () => {
    const server = await start();
    server.engine.controls.setUp({
      bindMobileRequired: true,
      faceCheckRequired: true,
      qq: false,
      wechatScan: false,
      phoneSiteUrl: 'https://m.example.com',
      icpRecords: [],
      logo: 'https://cdn.example.com/logo.png',
    });
    expect(await dataOf(server, '/api/v2/other/config')).to.deep.include({
      member: { enabled_mobile_bind_alert: 1, enabled_face_verify: true },
      socialites: { qq: 0, wechat_scan: 0, wechat_oauth: 0 },
      h5_url: 'https://m.example.com',
      icp: '',
      icp2_link: '',
      logo: { logo: 'https://cdn.example.com/logo.png', white_logo: {} },
    });
  });

  it('carries function switches only when one differs from its default (spec §3)', async () => {
    const server = await start();
    server.engine.controls.switchFunction('vip', false);
    server.engine.controls.switchFunction('live', true);
    const config = await dataOf(server, '/api/v2/other/config');
    expect(config).to.deep.include({ function_switches: { vip: false, live: true } });
  });

  it('carries the menu, with fields of children of their own (API 2.18)', async () => {
    const server = await start();
    const navs = await dataOf(server, '/api/v2/navs');
    expect(navs).to.be.an('array').with.length(5);
    expect(navs).to.have.nested.property('[0]').that.deep.includes({ sort: 1, url: '/', parent_id: 0, children: [] });
    expect(navs)
      .to.have.nested.property('[1].children[1]')
      .that.includes({ sort: 2, parent_id: 2, blank: 1, created_at: '2024-11-05T02:00:00.000000Z' });
    expect(await dataOf(server, '/api/v2/navs?platform=h5')).to.deep.equal([]);
  });

  it('carries members with masked names and numbers, and members who lack something (API 2.15)', async () => {
    const server = await start();
    expect(await memberOf(server, SEEDED.ordinary)).to.deep.include({
      avatar: `${server.url}/images/avatars/101.svg`,
      role: null,
      // When they registered, in China (issue 9, server finding 8).
      role_expired_at: '2024-11-05 10:00:00',
      profile_real_name: '林*雨',
      profile_id_number: '110101****1234',
    });
    expect(await memberOf(await start({ generation: 2 }), SEEDED.vip)).to.deep.include({
      is_lock: -1,
      role: { id: 1, name: '年度会员', desc_rows: [''] },
      profile_real_name: '欧**扬',
    });
    expect(await memberOf(server, SEEDED.withoutMobile)).to.include({
      avatar: '/images/default_avatar.svg',
      is_bind_mobile: 0,
      is_password_set: 0,
      is_bind_wechat: 1,
    });
    expect(await memberOf(server, SEEDED.locked)).to.include({ is_lock: 1 });
    expect(await memberOf(server, SEEDED.notFaceVerified)).to.include({
      is_face_verify: false,
      profile_real_name: '',
      profile_id_number: '',
    });
    server.engine.controls.changeAccount(SEEDED.ordinary, { identity: { name: '张三', number: '110101900307123' } });
    expect(await memberOf(server, SEEDED.ordinary)).to.include({
      profile_real_name: '张*',
      profile_id_number: '110101****123',
    });
  });
});
