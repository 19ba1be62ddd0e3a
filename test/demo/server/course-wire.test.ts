import { expect } from 'chai';

import type { SiteServer } from '../../../demo/server/site-server.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { ask, bearer, siteServers } from './support.js';

const BLOCK_PATHS: Readonly<Record<Generation, string>> = {
  1: '/api/v2/viewBlock/page/blocks?platform=pc&page_name=pc-page-index',
  2: '/api/v2/decorationPage/blocks?page_name=pc-page-index',
};

describe('the wire of courses and home', () => {
  const start = siteServers();
  const dataOf = async (server: SiteServer, path: string, mobile?: string) =>
    (await ask(server, path, mobile === undefined ? {} : bearer(server.engine.controls.signIn(mobile)))).data;

  it('carries the slides of the first generation twice, with ids in the configuration alone (API 2.17)', async () => {
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

  it('carries maps of lessons the way PHP does: objects, lists, nothing (pages API 3.5)', async () => {
    const server = await start();
    expect(await dataOf(server, '/api/v2/course/6'), 'lost chapters').to.have.nested.property(
      'videos.0[0].chapter_id',
      62,
    );
    const flat = await dataOf(server, '/api/v2/course/4');
    expect(flat).to.have.property('videos').that.is.an('array').with.lengthOf(1);
    expect(await dataOf(server, '/api/v2/course/5')).to.deep.include({ videos: [], chapters: [] });
    expect(flat, 'a stranger').to.deep.include({ videoWatchedProgress: [], isBuy: false });
    expect(await dataOf(server, '/api/v2/course/1'), 'a stranger, though it is free').to.include({ isBuy: false });
  });

  it('carries null for a category that is gone in a block, and an item that lost its id', async () => {
    const server = await start();
    server.engine.controls.pages.home.change({
      blocks: [{ kind: 'courses', id: 1, title: 'x', items: [{ courseId: 7 }, { courseId: 2, withoutId: true }] }],
    });
    const data = await dataOf(server, BLOCK_PATHS[1]);
    expect(data).to.have.nested.property('[0].config_render.items[0].category', null);
    expect(data).to.have.nested.property('[0].config_render.items[1]').that.does.not.have.property('id');
  });

  it('knows a page before the one that is past the end (API 1.10)', async () => {
    expect(await dataOf(await start(), '/api/v2/courses?page=99')).to.deep.include({
      data: [],
      from: null,
      to: null,
      next_page_url: null,
      prev_page_url: 'api/v2/courses?page=98',
      last_page_url: 'api/v2/courses?page=2',
    });
  });

  it('takes strange questions for the list as the server does (pages API 3.3)', async () => {
    const server = await start();
    for (const size of ['0', 'x', '-1']) {
      expect(await ask(server, `/api/v2/courses?page_size=${size}`)).to.include({ code: 1, message: '错误' });
    }
    expect(await dataOf(server, '/api/v2/courses?scene=x&category_id=0')).to.include({ total: 28, per_page: 16 });
    expect(await dataOf(server, '/api/v2/courses?category_id=x'), 'no number').to.include({ total: 28 });
  });

  it('hands a file out once (pages API 3.12)', async () => {
    const server = await start();
    const data = await dataOf(server, '/api/v3/course/2/attach/21', SEEDED.ordinary);
    const url = data instanceof Object && 'download_url' in data ? String(data.download_url) : '';
    expect(url).to.match(new RegExp(`^${server.url}/api/v3/course/attach-download\\?sign=\\w{20}$`));
    const file = await fetch(url);
    expect(decodeURIComponent(file.headers.get('Content-Disposition') ?? '')).to.include('公式手册.pdf');
    expect(await file.text()).to.equal('公式手册');
    const again = url.slice(server.url.length);
    expect(await ask(server, again)).to.deep.equal({ code: 1, message: '参数错误', data: [] });
  });
});
