import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { browserRig } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';

const searchBox = (visit: Visit) => visit.page.getByRole('banner').getByRole('searchbox', { name: '搜索' });
const navigation = (visit: Visit) => visit.page.getByRole('navigation', { name: '主导航' });

/** Names of the lit items of the navigation row. */
const lit = (visit: Visit) =>
  navigation(visit)
    .locator('.nav-item--lit')
    .evaluateAll((items) => items.map((item) => item.querySelector('.nav-item__link')?.textContent));

describe('the header in the browser', () => {
  const rig = browserRig();

  const KEYWORDS = [
    { typed: 'C#', address: '/search?keywords=C%23' },
    { typed: 'C++', address: '/search?keywords=C%2B%2B' },
    { typed: 'a&b', address: '/search?keywords=a%26b' },
    { typed: '100%', address: '/search?keywords=100%25' },
    { typed: '  前端 入门 ', address: '/search?keywords=%E5%89%8D%E7%AB%AF%20%E5%85%A5%E9%97%A8' },
  ];
  it('takes keywords to the search page unharmed, also through a reload (lesson 31)', async () => {
    const visit = await rig.visit('/');
    for (const { typed, address } of KEYWORDS) {
      await searchBox(visit).fill(typed);
      await searchBox(visit).press('Enter');
      await visit.arrivesAt(address);
      await visit.reads(`“${typed.trim()}”的搜索结果`);
      expect(await searchBox(visit).inputValue()).to.equal(typed.trim());

      await visit.page.reload();
      await visit.reads(`“${typed.trim()}”的搜索结果`);
      expect(await searchBox(visit).inputValue()).to.equal(typed.trim());
    }
    visit.expectQuiet();
  });

  it('refuses to search for nothing, by Enter and by the icon, in one toast (spec §2)', async () => {
    const visit = await rig.visit('/courses');
    await searchBox(visit).fill('   ');
    await searchBox(visit).press('Enter');
    await visit.reads('请输入关键字后再搜索');
    await visit.page.getByRole('banner').getByRole('search').getByRole('button', { name: '搜索' }).click();
    expect(await visit.toasts()).to.deep.equal(['请输入关键字后再搜索']);
    expect(visit.address).to.equal('/courses');
    visit.expectQuiet();
  });

  const LIT = [
    { path: '/', items: ['首页'] },
    { path: '/courses', items: ['课程'] },
    { path: '/courses/detail/7', items: ['课程'] },
    { path: '/vip', items: ['会员'] },
    { path: '/announcement', items: ['资讯'] },
    { path: '/error', items: [] },
  ];
  it('lights up the item of the page, and its parent (spec §2, lesson 32)', async () => {
    const visit = await rig.visit('/');
    for (const { path, items } of LIT) {
      await visit.goTo(path);
      await navigation(visit).getByRole('link', { name: '首页' }).waitFor();
      expect(await lit(visit), path).to.deep.equal(items);
    }
    visit.expectQuiet();
  });

  it('moves the light along when the visitor follows a link (lesson 32)', async () => {
    const visit = await rig.visit('/');
    await navigation(visit).getByRole('link', { name: '会员' }).click();
    await visit.sees('会员中心');
    expect(await lit(visit)).to.deep.equal(['会员']);
    visit.expectQuiet();
  });

  it('opens outside links in a new window without an opener, and others where they belong (clarifications §6)', async () => {
    const visit = await rig.visit('/');
    const attributes = async (name: string) => {
      const link = navigation(visit).locator('a', { hasText: name });
      await link.waitFor({ state: 'attached' });
      return Promise.all(['href', 'target', 'rel'].map((attribute) => link.getAttribute(attribute)));
    };
    expect(await attributes('帮助中心')).to.deep.equal(['https://help.example.com', '_blank', 'noopener']);
    expect(await attributes('学习方法')).to.deep.equal(['https://blog.example.com/learning', null, null]);
    expect(await attributes('搜索课程')).to.deep.equal(['/search', '_blank', 'noopener']);
    expect(await attributes('站内公告')).to.deep.equal(['/announcement', null, null]);
    visit.expectQuiet();
  });

  it("loads the server's own pages that an entry of the menu names, and keeps its own pages in place", async () => {
    const pages = [
      ['/aboutus', '关于我们'],
      ['/user/protocol', '用户协议'],
      ['/member/order/pay/wechat/jsapi/page', '微信支付'],
    ] as const;
    const navs = [...pages, ['/vip', '会员'] as const];
    rig.controls.publish({
      navs: navs.map(([url, name], id) => ({ id, name, url, opensNewWindow: false, children: [] })),
    });
    const visit = await rig.visit('/');
    for (const [path, name] of pages) {
      await navigation(visit).getByRole('link', { name }).click();
      await visit.page.getByRole('heading', { level: 1, name }).waitFor();
      expect(visit.address).to.equal(path);
      await visit.page.goBack();
    }
    await navigation(visit).getByRole('link', { name: '会员' }).waitFor();
    await visit.page.evaluate(() => (document.documentElement.dataset.sameDocument = 'yes'));
    await navigation(visit).getByRole('link', { name: '会员' }).click();
    await visit.sees('会员中心');
    expect(await visit.page.locator('html[data-same-document]').count()).to.equal(1);
    visit.expectQuiet();
  });

  it('makes no link of a scheme that is not http (lesson 33)', async () => {
    const url = 'javascript:alert(1)';
    rig.controls.publish({ navs: [{ id: 1, name: '陷阱', url, opensNewWindow: false, children: [] }] });
    const visit = await rig.visit('/');
    await visit.reads('陷阱');
    expect(await visit.page.locator('a[href^="javascript"]').count()).to.equal(0);
    visit.expectQuiet();
  });

  it('shows the VIP entry only where the site has switched it on (spec §2)', async () => {
    rig.controls.switchFunction('vip', false);
    const visit = await rig.visit('/courses');
    await visit.sees('录播课');
    expect(await visit.link('VIP会员').count()).to.equal(0);
    visit.expectQuiet();
  });

  it('opens the login dialog for a stranger who wants to study, without leaving the page (spec §2)', async () => {
    const visit = await rig.visit('/courses');
    await visit.link('我的学习').click();
    const dialog = visit.page.getByRole('dialog', { name: '登录' });
    await dialog.waitFor();
    expect(visit.address).to.equal('/courses');
    await visit.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    visit.expectQuiet();
  });

  it('takes a member who wants to study to the study center (spec §2)', async () => {
    const visit = await rig.visit('/courses', { signedInAs: SEEDED.ordinary });
    await visit.page.getByRole('button', { name: '林晓雨' }).waitFor();
    await visit.link('我的学习').click();
    await visit.arrivesAt('/study-center');
    visit.expectQuiet();
  });
});
