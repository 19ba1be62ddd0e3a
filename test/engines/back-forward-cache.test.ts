import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import type { EngineTab } from './support/engine-tab.js';
import { inEveryEngine } from './support/rig.js';

const NAME = '林晓雨';

/** Opens another site and presses Back; resolves to whether the page came from the back/forward cache. */
async function leaveAndReturn(tab: EngineTab, outsideUrl: string, meanwhile?: () => Promise<void>): Promise<boolean> {
  await tab.evaluate((name) => {
    const { dataset } = document.documentElement;
    addEventListener('pageshow', () => {
      dataset.returned = String(document.body.innerText.includes(name));
    });
  }, NAME);
  await tab.driver.navigate(outsideUrl);
  await tab.until('the other site', () => document.title === 'elsewhere');
  await meanwhile?.();
  await tab.driver.back();
  await tab.until('the page', () => document.readyState === 'complete' && document.title !== 'elsewhere');
  return tab.evaluate(() => document.documentElement.dataset.returned !== undefined);
}

inEveryEngine('a page that Back brings back', (rig) => {
  /** Firefox loads a page again if one of its requests was pending, so it may take more than one departure. */
  const fromCache = (tab: EngineTab, scrollTop = 0): Promise<unknown> =>
    tab.poll('a page from the back/forward cache', async () => {
      await tab.evaluate((top) => {
        scrollTo({ top, behavior: 'instant' });
      }, scrollTop);
      return leaveAndReturn(tab, rig.front.outsideUrl);
    });

  it('from another site works as before, at its scroll position', async () => {
    const tab = await rig.visit('/courses', { size: [1280, 400] });
    await tab.seesPage('录播课');
    await fromCache(tab);
    await fromCache(tab, 321);
    await tab.until('the scroll position', () => Math.round(scrollY) === 321);
    await tab.press('link', '下一页');
    await tab.reads('第2页，共2页');
    await tab.expectQuiet();
  });

  it('shows nothing of a member who has signed out in another tab, not even for a moment', async () => {
    const tab = await rig.visit('/member', { signedInAs: SEEDED.ordinary });
    await tab.seesPage('学员中心');
    const other = await tab.anotherTab('/courses');
    await fromCache(tab);
    await tab.reads(NAME);
    await leaveAndReturn(tab, rig.front.outsideUrl, async () => {
      await other.press('button', NAME, { within: 'header', isPart: true });
      await other.press('button', '安全退出');
      await other.sees({ role: 'button', name: '登录', within: 'header' });
    });
    await tab.arrivesAt('/login?redirect=%2Fmember');
    // Where Firefox has loaded the page again, there is no mark, and nothing of the member.
    expect(await tab.evaluate(() => document.documentElement.dataset.returned ?? 'false')).to.equal('false');
    await tab.expectQuiet();
  });

  it('shows nothing of a member who has signed out', async () => {
    const tab = await rig.visit('/member', { signedInAs: SEEDED.ordinary });
    await tab.seesPage('学员中心');
    await tab.press('button', NAME, { within: 'header', isPart: true });
    await tab.press('button', '安全退出');
    await tab.arrivesAt('/');
    await tab.sees({ role: 'button', name: '登录', within: 'header' });
    await tab.driver.back();
    await tab.arrivesAt('/login?redirect=%2Fmember');
    await tab.sees({ role: 'button', name: '登录后查看' });
    await tab.expectQuiet();
  });
});
