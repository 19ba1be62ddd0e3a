import { expect } from 'chai';

import type { SiteServer } from '../../../demo/server/site-server.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { ask, bearer, siteServers } from './support.js';

const CONFIG_OF_BOTH = [
  ...['name', 'logo', 'url', 'pc_url', 'h5_url', 'icp', 'icp_link', 'icp2', 'icp2_link'],
  ...['user_protocol', 'user_private_protocol', 'vip_protocol', 'aboutus', 'player', 'member', 'socialites'],
  ...['credit1_reward', 'enabled_addons', 'navs', 'links'],
];

const MEMBER_OF_BOTH = [
  ...['id', 'avatar', 'nick_name', 'mobile', 'is_lock', 'is_active', 'role_id', 'role_expired_at', 'invite_balance'],
  ...['is_password_set', 'is_set_nickname', 'created_at', 'credit1', 'credit2', 'credit3', 'role', 'is_bind_qq'],
  ...['is_bind_wechat', 'is_bind_mobile', 'invite_people_count', 'is_face_verify', 'profile_real_name'],
  'profile_id_number',
];

const memberOf = async (server: SiteServer, mobile: string) =>
  (await ask(server, '/api/v2/member/detail', bearer(server.engine.controls.signIn(mobile)))).data;

describe('the wire', () => {
  const start = siteServers();
  const dataOf = async (server: SiteServer, path: string) => (await ask(server, path)).data;

  it('carries every field of the configuration of generation 1 (API 2.17)', async () => {
    const server = await start({ generation: 1 });
    const config = await dataOf(server, '/api/v2/other/config');
    expect(config).to.have.all.keys(...CONFIG_OF_BOTH, 'sliders');
    expect(config).to.deep.include({
      name: '知行学堂',
      logo: { logo: `${server.url}/images/logo.svg`, white_logo: {} },
      url: server.url,
      member: { enabled_mobile_bind_alert: 0, enabled_face_verify: false },
      socialites: { qq: 1, wechat_scan: 1, wechat_oauth: 0 },
      credit1_reward: { register: 100, watched_vod_course: 20, watched_video: 2, paid_order: '0.01' },
      icp_link: 'https://beian.miit.gov.cn/',
      icp2: '京公网安备11010802000001号',
      user_protocol: `${server.url}/user/protocol`,
    });
  });

  it('carries every field of the configuration of generation 2 (API 2.17, 3)', async () => {
    const server = await start({ generation: 2 });
    const config = await dataOf(server, '/api/v2/other/config');
    expect(config).to.have.all.keys(...CONFIG_OF_BOTH, 'paid_content_purchase_protocol', 'course_purchase_notice');
    expect(config).to.deep.include({ socialites: { qq: 1, wechat_oauth: 1 } });
  });

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
    const entry = ['id', 'sort', 'name', 'url', 'active_routes', 'platform', 'parent_id', 'blank'];
    expect(navs).to.be.an('array').with.length(5);
    expect(navs)
      .to.have.nested.property('[0]')
      .that.has.all.keys(...entry, 'children');
    expect(navs).to.have.nested.property('[0]').that.deep.includes({ sort: 1, url: '/', parent_id: 0, children: [] });
    expect(navs)
      .to.have.nested.property('[1].children[1]')
      .that.has.all.keys(...entry, 'created_at', 'updated_at')
      .and.includes({ sort: 2, parent_id: 2, blank: 1, created_at: '2024-11-05T02:00:00.000000Z' });
    expect(await dataOf(server, '/api/v2/navs?platform=h5')).to.deep.equal([]);
  });

  it('carries the partners (API 2.19)', async () => {
    const server = await start();
    const links = await dataOf(server, '/api/v2/links');
    expect(links)
      .to.have.nested.property('[0]')
      .that.has.all.keys('id', 'sort', 'name', 'url', 'created_at', 'updated_at');
    server.engine.controls.publish({ links: [] });
    expect(await dataOf(server, '/api/v2/links')).to.deep.equal([]);
  });

  it('carries every field of a member of generation 1 (API 2.15)', async () => {
    const server = await start({ generation: 1 });
    const member = await memberOf(server, SEEDED.ordinary);
    expect(member).to.have.all.keys(...MEMBER_OF_BOTH);
    expect(member).to.deep.include({
      id: 101,
      avatar: `${server.url}/images/avatars/101.svg`,
      nick_name: '林晓雨',
      is_lock: 0,
      is_active: 1,
      role_id: 0,
      role: null,
      // When they registered, in China (issue 9, server finding 8).
      role_expired_at: '2024-11-05 10:00:00',
      is_bind_mobile: 1,
      is_face_verify: true,
      profile_real_name: '林*雨',
      profile_id_number: '110101****1234',
      created_at: '2024-11-05T02:00:00.000000Z',
    });
  });

  it('carries every field of a member of generation 2 (API 2.15, 3)', async () => {
    const server = await start({ generation: 2 });
    const member = await memberOf(server, SEEDED.vip);
    expect(member).to.have.all.keys(...MEMBER_OF_BOTH, 'agreement_status');
    expect(member).to.deep.include({
      is_lock: -1,
      role_id: 1,
      role: { id: 1, name: '年度会员', desc_rows: [''] },
      role_expired_at: '2099-12-31 10:00:00',
      profile_real_name: '欧**扬',
      agreement_status: { user_agreement_agreed: true, privacy_policy_agreed: true },
    });
  });

  it('carries members who lack something (API 2.15)', async () => {
    const server = await start();
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

  it('carries the unread count as a bare number (API 2.16)', async () => {
    const server = await start();
    server.engine.controls.setUnread(SEEDED.ordinary, 9);
    const init = bearer(server.engine.controls.signIn(SEEDED.ordinary));
    expect(await ask(server, '/api/v2/member/unreadNotificationCount', init)).to.deep.equal({
      code: 0,
      message: '',
      data: 9,
    });
  });
});
