import { expect } from 'chai';

import { inEveryEngine } from './support/rig.js';

inEveryEngine('the search', (rig) => {
  it('takes a keyword with special characters from the header to the results, and through a reload', async () => {
    const tab = await rig.visit('/courses');
    await tab.seesPage('录播课');
    await tab.fill('搜索', 'C++', 'header');
    await tab.keys('Enter');
    await tab.arrivesAt('/search?keywords=C%2B%2B');
    await tab.reads('C++ 程序设计（含 STL）');
    await tab.reload();
    await tab.reads('C++ 程序设计（含 STL）');
    expect(await tab.texts('.search-result__title mark')).to.include('C++');
    await tab.expectQuiet();
  });

  it('turns to the next page of results, and Back shows the first one', async () => {
    const tab = await rig.visit('/search?keywords=%E7%9A%84');
    await tab.press('link', '下一页');
    await tab.arrivesAt('/search?keywords=%E7%9A%84&page=2');
    await tab.reads('第2页');
    await tab.driver.back();
    await tab.arrivesAt('/search?keywords=%E7%9A%84');
    await tab.reads('第1页');
    await tab.expectQuiet();
  });
});
