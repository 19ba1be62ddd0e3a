import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { inEveryEngine } from './support/rig.js';

inEveryEngine('a page that Back brings back', (rig) => {
  it('from another site works as before, at its scroll position', async () => {
    const tab = await rig.visit('/courses', { size: [1280, 400] });
    await tab.seesPage('录播课');
    await tab.sees({ role: 'link', name: '下一页' });
    await tab.evaluate(() => {
      scrollTo({ top: 321, behavior: 'instant' });
    });
    await tab.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.isFromCache = String(persisted);
      });
    });
    await tab.driver.navigate(rig.front.outsideUrl);
    await tab.until('the other site', () => document.title === 'elsewhere');
    await tab.driver.back();
    await tab.seesPage('录播课');
    await tab.until('the scroll position', () => Math.round(scrollY) === 321);
    const isFromCache = await tab.evaluate(() => document.documentElement.dataset.isFromCache);
    // Firefox loads the page again in this suite (docs/guides/browsers.md#the-journeys-in-firefox-and-webkit).
    if (rig.engine === 'WebKit') expect(isFromCache).to.equal('true');
    await tab.press('link', '下一页');
    await tab.reads('第2页，共2页');
    await tab.expectQuiet();
  });

  it('shows nothing of a member who has signed out', async () => {
    const tab = await rig.visit('/member', { signedInAs: SEEDED.ordinary });
    await tab.seesPage('学员中心');
    await tab.press('button', '林晓雨', { within: 'header', isPart: true });
    await tab.press('button', '安全退出');
    await tab.arrivesAt('/');
    await tab.sees({ role: 'button', name: '登录', within: 'header' });
    await tab.driver.back();
    await tab.arrivesAt('/login?redirect=%2Fmember');
    await tab.sees({ role: 'button', name: '登录后查看' });
    await tab.expectQuiet();
  });
});
