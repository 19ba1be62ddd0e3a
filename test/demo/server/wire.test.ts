import { expect } from 'chai';

import type { SiteServer } from '../../../demo/server/site-server.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { commentHash } from '../../../src/adapters/memory/server/comments-g2.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { aCommentRecord } from '../../support/posts.js';
import { call, bearer, DONE, refusal, post, SIGN_IN_FIRST, siteServers } from './support.js';

const memberOf = async (server: SiteServer, mobile: string) =>
  (await call(server, '/api/v2/member/detail', bearer(server.engine.controls.signIn(mobile)))).data;

/**
 * What a real server writes, as far as neither the fields and types of recorded answers (test/recorded/in-memory) nor the
 * contract suites over HTTP can show it.
 */
describe('The answers of the demo server', () => {
  const start = siteServers();
  const dataOf = async (server: SiteServer, path: string) => (await call(server, path)).data;

  it('contain the settings in the configuration', async () => {
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

  it('contain function switches only when one differs from its default', async () => {
    const server = await start();
    server.engine.controls.switchFunction('vip', false);
    server.engine.controls.switchFunction('live', true);
    const config = await dataOf(server, '/api/v2/other/config');
    expect(config).to.deep.include({ function_switches: { vip: false, live: true } });
  });

  it('contain the menu, with additional fields for children', async () => {
    const server = await start();
    const navs = await dataOf(server, '/api/v2/navs');
    expect(navs).to.be.an('array').with.length(5);
    expect(navs).to.have.nested.property('[0]').that.deep.includes({ sort: 1, url: '/', parent_id: 0, children: [] });
    expect(navs)
      .to.have.nested.property('[1].children[1]')
      .that.includes({ sort: 2, parent_id: 2, blank: 1, created_at: '2024-11-05T02:00:00.000000Z' });
    expect(await dataOf(server, '/api/v2/navs?platform=h5')).to.deep.equal([]);
  });

  it('contain members with masked names and numbers, and members with missing fields', async () => {
    const server = await start();
    expect(await memberOf(server, SEEDED.ordinary)).to.deep.include({
      avatar: `${server.url}/images/avatars/101.svg`,
      role: null,
      // The time of registration, in China.
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

describe('The answers of the demo server for orders and avatars', () => {
  const start = siteServers();

  it('list orders with all fields of a page, and only paid orders in generation 2', async () => {
    const server = await start({ generation: 2 });
    const signedIn = bearer(server.engine.controls.signIn(SEEDED.ordinary));
    const { data } = await call(server, '/api/v2/member/orders?page=1&page_size=10', signedIn);
    expect(data).to.deep.include({ current_page: 1, from: 1, to: 1, last_page: 1, per_page: 10, total: 1 });
    expect(data).to.have.nested.property('data[0].refund_amount', 19.5);
    expect(data).to.have.nested.property('data[0].payment_text', '');
  });

  it('name all errors of an uploaded file at once', async () => {
    const server = await start();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(1024 * 1024 + 1)], { type: 'text/plain' }), 'a.txt');
    const signedIn = bearer(server.engine.controls.signIn(SEEDED.ordinary));
    const answer = await call(server, '/api/v2/member/detail/avatar', { ...signedIn, method: 'POST', body: form });
    expect(answer.message).to.equal('请上传图片文件,文件不能超过1M');
  });

  it('refuse a missing file and a damaged form', async () => {
    const server = await start();
    const token = server.engine.controls.signIn(SEEDED.ordinary);
    const bodies = [new FormData(), 'no form'];
    for (const body of bodies) {
      const type = typeof body === 'string' ? { 'Content-Type': 'multipart/form-data; boundary=x' } : {};
      const init = { method: 'POST', body, headers: { Authorization: `Bearer ${token}`, ...type } };
      expect(await call(server, '/api/v2/member/detail/avatar', init)).to.include({ code: 1, message: '请上传文件' });
    }
  });
});

describe('The consent API of the demo server', () => {
  const start = siteServers();
  const AGREE = '/api/v2/member/agreement/agree';

  it('records consent to all agreements in generation 2, whatever the request contains', async () => {
    const server = await start({ generation: 2 });
    const init = bearer(server.engine.controls.signIn(SEEDED.ordinary));
    const status = async () => (await call(server, '/api/v2/member/detail', init)).data;
    server.engine.controls.publishAgreements();
    const none = { user_agreement_agreed: false, privacy_policy_agreed: false };
    expect(await status()).to.deep.include({ agreement_status: none });
    expect(await post(server, AGREE, none, init)).to.deep.equal(DONE);
    const both = { user_agreement_agreed: true, privacy_policy_agreed: true };
    expect(await status()).to.deep.include({ agreement_status: both });
    expect(await post(server, AGREE, {})).to.deep.equal(SIGN_IN_FIRST);
  });
});

const BLOCK_PATHS: Readonly<Record<Generation, string>> = {
  1: '/api/v2/viewBlock/page/blocks?platform=pc&page_name=pc-page-index',
  2: '/api/v2/decorationPage/blocks?page_name=pc-page-index',
};

describe('The answers of the demo server for courses and home', () => {
  const start = siteServers();
  const dataOf = async (server: SiteServer, path: string, mobile?: string) =>
    (await call(server, path, mobile === undefined ? {} : bearer(server.engine.controls.signIn(mobile)))).data;

  it('list the slides of the first generation twice, with ids in the configuration only', async () => {
    const server = await start({ generation: 1 });
    const config = await dataOf(server, '/api/v2/other/config');
    expect(config)
      .to.have.nested.property('sliders[0]')
      .that.has.all.keys('id', 'thumb', 'sort', 'url', 'platform', 'created_at', 'updated_at', 'deleted_at');
    expect(await dataOf(server, '/api/v2/sliders?platform=PC')).to.have.deep.nested.property('[2]', {
      thumb: '/images/slides/3.svg',
      sort: 2,
      url: '',
      platform: 'PC',
    });
    expect(await dataOf(server, '/api/v2/sliders'), 'those of the app').to.deep.equal([]);
  });

  it('write maps of lessons as PHP does: as objects, lists or empty', async () => {
    const server = await start();
    expect(await dataOf(server, '/api/v2/course/6'), 'lost chapters').to.have.nested.property(
      'videos.0[0].chapter_id',
      62,
    );
    const flat = await dataOf(server, '/api/v2/course/4');
    expect(flat).to.have.property('videos').that.is.an('array').with.lengthOf(1);
    expect(await dataOf(server, '/api/v2/course/5')).to.deep.include({ videos: [], chapters: [] });
    expect(flat, 'an anonymous visitor').to.deep.include({ videoWatchedProgress: [], isBuy: false });
    expect(await dataOf(server, '/api/v2/course/1'), 'an anonymous visitor, although the course is free').to.include({
      isBuy: false,
    });
  });

  it('have null for a missing category of a block item, and omit a lost id', async () => {
    const server = await start();
    server.engine.controls.pages.home.change({
      blocks: [{ kind: 'courses', id: 1, title: 'x', items: [{ courseId: 7 }, { courseId: 2, withoutId: true }] }],
    });
    const data = await dataOf(server, BLOCK_PATHS[1]);
    expect(data).to.have.nested.property('[0].config_render.items[0].category', null);
    expect(data).to.have.nested.property('[0].config_render.items[1]').that.does.not.have.property('id');
  });

  it('name the previous page even past the end', async () => {
    expect(await dataOf(await start(), '/api/v2/courses?page=99')).to.deep.include({
      data: [],
      from: null,
      to: null,
      next_page_url: null,
      prev_page_url: 'api/v2/courses?page=98',
      last_page_url: 'api/v2/courses?page=2',
    });
  });

  it('treat unusual parameters of the list as the real server does', async () => {
    const server = await start();
    for (const size of ['0', 'x', '-1']) {
      expect(await call(server, `/api/v2/courses?page_size=${size}`)).to.include({ code: 1, message: '错误' });
    }
    expect(await dataOf(server, '/api/v2/courses?scene=x&category_id=0')).to.include({ total: 28, per_page: 16 });
    expect(await dataOf(server, '/api/v2/courses?category_id=x'), 'no number').to.include({ total: 28 });
  });

  it('offer a download link that works once', async () => {
    const server = await start();
    const data = await dataOf(server, '/api/v3/course/2/attach/21', SEEDED.ordinary);
    const url = data instanceof Object && 'download_url' in data ? String(data.download_url) : '';
    expect(url).to.match(new RegExp(`^${server.url}/api/v3/course/attach-download\\?sign=\\w{20}$`));
    const file = await fetch(url);
    expect(decodeURIComponent(file.headers.get('Content-Disposition') ?? '')).to.include('公式手册.pdf');
    expect(await file.text()).to.equal('公式手册');
    const again = url.slice(server.url.length);
    expect(await call(server, again)).to.deep.equal({ code: 1, message: '参数错误', data: [] });
  });
});

/**
 * Everything has the form that was recorded from servers of both generations
 * (docs/api/comments.md#comments-generation-1, docs/api/comments.md#comments-generation-2,
 * docs/api/search.md#search-the-site).
 */
describe('The answers of the demo server for comments and search', () => {
  const start = siteServers();

  it('write an empty map of authors as a list', async () => {
    const server = await start({ generation: 1 });
    server.engine.controls.comments.put([]);
    expect((await call(server, '/api/v2/video/201/comments')).data).to.deep.equal({ comments: [], users: [] });
  });

  it('name a comment by the same hash everywhere, and use another hash for no comment', async () => {
    const server = await start({ generation: 2 });
    server.engine.controls.comments.put([aCommentRecord(1), aCommentRecord(2, { parentId: 1 })]);
    const { data } = await call(server, '/api/v3/comments?rt=1&rid=2');
    const hash = commentHash(1);
    expect(data).to.have.nested.property('data[0].id', hash);
    expect(data).to.have.nested.property('data[0].parent_id', commentHash(0));
    expect(data).to.have.nested.property('data[0].replies[0].parent_id', hash);
    expect(data).to.have.nested.property('data[0].replies[0].reply_id', commentHash(0));
    const all = await call(server, `/api/v3/comments/replies?rt=1&rid=2&parent_id=${commentHash(0)}`);
    expect(all.data).to.have.nested.property('data[0].id', hash);
  });

  it('return a new comment without its text in generation 2, and name all missing fields at once', async () => {
    const server = await start({ generation: 2 });
    const member = bearer(server.engine.controls.signIn(SEEDED.ordinary));
    const { data } = await post(server, '/api/v3/comment/store', { rt: '1', rid: 2, content: '好' }, member);
    expect(data)
      .to.have.all.keys('id', 'content', 'created_at', 'parent_id', 'reply_id', 'ip_province', 'is_check', 'user')
      .and.to.deep.include({ content: '', is_check: 0, ip_province: '内网IP' });
    const nothing = await post(server, '/api/v3/comment/store', {}, member);
    expect(nothing).to.deep.equal(refusal('参数错误,参数错误,请输入评论内容'));
    const unknown = { rt: 9, rid: 2, content: '好' };
    expect(await post(server, '/api/v3/comment/store', unknown, member)).to.deep.equal(refusal('参数错误'));
  });

  it('require the keyword in both generations, the page in generation 1 and the type in generation 2', async () => {
    const [first, second] = [await start({ generation: 1 }), await start({ generation: 2 })];
    for (const server of [first, second]) {
      expect(await call(server, '/api/v3/search?')).to.deep.equal(refusal('请输入关键字'));
    }
    first.engine.controls.setUp({ search: false });
    expect(await call(first, '/api/v3/search?')).to.deep.equal(refusal('请输入关键字'));
    first.engine.controls.setUp({ search: true });
    const pageless = '/api/v3/search?keywords=%E9%AB%98%E7%AD%89&type=';
    expect((await call(first, pageless)).data).to.deep.include({ data: [] });
    expect((await call(second, pageless)).data)
      .to.have.property('data')
      .that.has.length.above(0);
    const typeless = '/api/v3/search?keywords=%E9%AB%98%E7%AD%89&page=1';
    expect(await call(second, typeless)).to.deep.equal(refusal('错误'));
    expect((await call(first, typeless)).data)
      .to.have.property('data')
      .that.has.length.above(0);
  });
});
