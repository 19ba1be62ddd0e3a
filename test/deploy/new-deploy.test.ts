import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { assetsOf, deployAnother } from '../support/browser/another-build.js';
import { behindNginx } from '../support/browser/front.js';
import { browserRig } from '../support/browser/rig.js';
import { openFromHeader } from '../support/browser/sign-in-form.js';
import { describeWithNginx } from '../support/nginx/describe-with-programs.js';
import { publicFolder } from '../support/nginx/run-nginx.js';

describeWithNginx('A new build behind nginx while a dialog is open', () => {
  let root = '';
  const rig = browserRig({ start: () => behindNginx({ siteRoot: root }) });

  // This must run before the rig starts its servers.
  before(() => {
    root = publicFolder('course-site-build');
    cpSync('dist', root, { recursive: true, filter: (path) => !path.endsWith('.map') });
  });
  after(() => {
    rmSync(root, { recursive: true });
  });

  it('keeps the dialog, and loads the new build when the next page needs a missing chunk', async () => {
    const visit = await rig.visit('/courses?page=2');
    await visit.sees('录播课');
    const script = () => visit.page.locator('script[src*="/main."]').getAttribute('src');
    const before = await script();
    const form = await openFromHeader(visit);
    await form.fill({ mobile: SEEDED.ordinary, password: 'wrong-1' });
    deployAnother(root);

    // The dialog is complete, and the server receives what the visitor typed.
    await form.button('立即登录').click();
    await form.refusal.waitFor();
    await visit.page.keyboard.press('Escape');
    await visit.link('VIP会员').click();
    // A plan proves that the page is there: the heading is also shown while the code of the page is loading.
    await visit.reads('网站已更新，页面已重新加载');
    await visit.reads('年度会员');
    expect(visit.address).to.equal('/vip');
    expect(await script()).not.to.equal(before);
    expect(visit.requests.filter((request) => request === 'GET /vip')).to.have.lengthOf(1);
    visit.expectQuiet(/404|ChunkLoadError|MIME type/);
  });

  it('leaves a tab of yesterday as it is over two releases, and reloads it once when the files of its release are cleaned', async () => {
    const visit = await rig.visit('/courses?page=2');
    await visit.sees('录播课');
    const script = () => visit.page.locator('script[src*="/main."]').getAttribute('src');
    const before = await script();
    const first = assetsOf(root);
    deployAnother(root, new Set());
    deployAnother(root, first);
    await visit.link('VIP会员').click();
    await visit.reads('年度会员');
    expect(await script()).to.equal(before);

    for (const name of first) rmSync(join(root, 'assets', name));
    await visit.page.goBack();
    await visit.sees('录播课');
    await visit.page.locator('a[href^="/courses/detail/"]').first().click();
    await visit.reads('网站已更新，页面已重新加载');
    expect(visit.address).to.match(/^\/courses\/detail\/\d+$/);
    expect(await script()).not.to.equal(before);
    expect(await visit.page.locator('body').innerText()).not.to.contain('出了点问题');
    visit.expectQuiet(/404|ChunkLoadError|MIME type/);
  });
});
