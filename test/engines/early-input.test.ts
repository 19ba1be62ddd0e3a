import { inEveryEngine } from './support/rig.js';

const MAIN = /^\/assets\/main\..*\.js/;

inEveryEngine('input before the scripts have arrived', (rig) => {
  it('opens the login dialog after a press of 登录', async () => {
    const main = rig.front.hold(MAIN);
    const tab = await rig.visit('/courses');
    await tab.press('button', '登录', { within: 'header' });
    main.release();
    await tab.sees({ selector: '[role=dialog]' });
    await tab.expectQuiet();
  });

  it('searches for what was typed', async () => {
    const main = rig.front.hold(MAIN);
    const tab = await rig.visit('/courses');
    await tab.fill('搜索', 'C++', 'header');
    await tab.keys('Enter');
    main.release();
    await tab.arrivesAt('/search?keywords=C%2B%2B');
    await tab.seesPage('“C++”的搜索结果');
    await tab.expectQuiet();
  });
});
