import { expect } from 'chai';

import type { EngineTab } from './support/engine-tab.js';
import { inEveryEngine } from './support/rig.js';

const TITLES = '.loaded:not(.loaded--renewing) .course-card__title';

async function lists(tab: EngineTab, count: number): Promise<void> {
  const isListed = ([selector, wanted]: readonly [string, number]): boolean =>
    document.querySelectorAll(selector).length === wanted;
  await tab.until(`${String(count)} courses`, isListed, [TITLES, count] as const);
}

const isAt = (tab: EngineTab, top: number): Promise<void> =>
  tab.until(`scrolled to ${String(top)}`, (y) => Math.round(window.scrollY) === y, top);

inEveryEngine('the list of courses', (rig) => {
  it('filters and turns pages, and Back, Forward and a reload show what the address says', async () => {
    const tab = await rig.visit('/courses');
    await lists(tab, 16);
    await tab.press('link', '下一页');
    await tab.arrivesAt('/courses?page=2');
    await lists(tab, 12);
    await tab.press('link', '免费', { within: 'nav[aria-label=课程筛选]' });
    await tab.arrivesAt('/courses?scene=free');
    await lists(tab, 3);

    await tab.driver.back();
    await tab.arrivesAt('/courses?page=2');
    await lists(tab, 12);
    await tab.driver.forward();
    await tab.arrivesAt('/courses?scene=free');
    await lists(tab, 3);
    await tab.reload();
    await lists(tab, 3);
    expect(await tab.path()).to.equal('/courses?scene=free');
    await tab.expectQuiet();
  });

  it('returns to the scroll position on Back, on Forward and after a reload', async () => {
    const tab = await rig.visit('/courses', { size: [1280, 600] });
    await lists(tab, 16);
    const top = await tab.evaluate(() => {
      document.querySelectorAll('.course-card')[9]?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return Math.round(window.scrollY);
    });
    expect(top).to.be.above(300);
    await tab.press('link', 'Python 数据分析实战', { within: 'main', isPart: true });
    await tab.until('the page of a course', () => location.pathname.startsWith('/courses/detail/'));
    await isAt(tab, 0);
    await tab.driver.back();
    await lists(tab, 16);
    await isAt(tab, top);
    await tab.reload();
    await lists(tab, 16);
    await isAt(tab, top);
    await tab.expectQuiet();
  });
});
