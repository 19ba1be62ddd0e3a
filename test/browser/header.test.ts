import { expect } from 'chai';

import { BREADTH } from '../support/breadth.js';
import { browserRig } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';

const navigation = (visit: Visit) => visit.page.getByRole('navigation', { name: '主导航' });

describe('The header in the browser', () => {
  const rig = browserRig();

  it(`loads a page of the server as a new document, and shows a page of the site without a reload ${BREADTH}`, async () => {
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
});
