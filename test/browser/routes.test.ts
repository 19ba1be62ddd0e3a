import { expect } from 'chai';

import { documentTitle } from '../../src/domain/site/current-site.js';
import { callsOf } from '../support/browser/journey-calls.js';
import { EVERY_ADDRESS } from '../support/browser/every-address.js';
import { browserRig } from '../support/browser/rig.js';
import { PAGE_THERE } from '../support/browser/page-there.js';

const SITE_NAME = '知行学堂';
const PARTS = { main: [1, 1], member: [1, 1], header: [1, 0], none: [0, 0] } as const;

describe('Every route in the browser', () => {
  const rig = browserRig();

  for (const { path, frame, title, options } of EVERY_ADDRESS) {
    it(`${path} has its layout, its title and one heading, and sends no request twice`, async () => {
      const visit = await rig.visit(path, options);
      await visit.page.locator(PAGE_THERE).waitFor();

      const [headers, footers] = PARTS[frame];
      expect(await visit.page.getByRole('banner').count()).to.equal(headers);
      expect(await visit.page.getByRole('contentinfo').count()).to.equal(footers);
      expect(await visit.page.title()).to.equal(documentTitle(title, SITE_NAME));
      expect(await visit.page.getByRole('main').count()).to.equal(1);
      expect(await visit.page.locator('h1').count()).to.equal(1);
      expect(visit.address).to.equal(path);

      await visit.page.waitForLoadState('networkidle');
      const calls = callsOf(rig.site);
      expect(calls.length).to.be.at.least(2);
      expect(calls).to.deep.equal([...new Set(calls)]);
      visit.expectQuiet();
    });
  }

  it('changes the title when the visitor follows links', async () => {
    const visit = await rig.visit('/');
    await visit.sees(`欢迎来到${SITE_NAME}`);
    expect(await visit.page.title()).to.equal(SITE_NAME);
    await visit.link('VIP会员').click();
    await visit.sees('会员中心');
    expect(await visit.page.title()).to.equal(`会员中心 - ${SITE_NAME}`);
    await visit.page.goBack();
    await visit.sees(`欢迎来到${SITE_NAME}`);
    expect(await visit.page.title()).to.equal(SITE_NAME);
    visit.expectQuiet();
  });

  it('an unknown page reports that it does not exist, and links home', async () => {
    const visit = await rig.visit('/nowhere/at/all');
    await visit.sees('页面不存在');
    await visit.link('返回首页').click();
    await visit.arrivesAt('/');
    await visit.sees(`欢迎来到${SITE_NAME}`);
    visit.expectQuiet();
  });

  it('the error page shows its message as text, never as markup', async () => {
    const message = '<img src=x onerror=alert(1)>授权失败';
    const visit = await rig.visit(`/error?msg=${encodeURIComponent(message)}&login_err_msg=other`);
    await visit.reads(message);
    expect(await visit.page.locator('main img').count()).to.equal(0);
    visit.expectQuiet();
  });

  it('the error page also reads the message from login_err_msg, and has a default message', async () => {
    const visit = await rig.visit('/error?login_err_msg=%E6%8E%88%E6%9D%83%E5%A4%B1%E8%B4%A5');
    await visit.reads('授权失败');
    await visit.goTo('/error');
    await visit.reads('出了点问题，请稍后重试');
    visit.expectQuiet();
  });

  it('a page appears at addresses that cannot be decoded', async () => {
    const visit = await rig.visit('/search?keywords=%28%E0');
    await visit.sees('“%28%E0”的搜索结果');
    await visit.goTo('/search?keywords=%28');
    await visit.reads('“(”的搜索结果');
    await visit.goTo('/login?redirect=100%25');
    await visit.sees('登录');
    await visit.goTo('/login?redirect=100%');
    await visit.sees('登录');
    visit.expectQuiet();
  });
});
