import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { inEveryEngine } from './support/rig.js';

const HOSTILE = `<base href="https://evil.example/"><p onclick="alert(1)">一</p><script>alert(1)</script>
<img src="x" onerror="document.title='evil'"><svg><script>document.title='evil'</script></svg>
<iframe src="javascript:alert(1)"></iframe><a href="javascript:alert(1)">二</a><p>三</p>`;

const PAGES = [
  ['/', '欢迎来到知行学堂'],
  ['/courses/detail/2', '高等数学精讲'],
  // Tall brackets in a formula.
  ['/courses/detail/17', '线性代数的几何直观'],
  ['/courses/video/2603', '凉拌黄瓜'],
  // Wide tables and images in a text.
  ['/announcement', '公告'],
  ['/vip', '会员中心'],
  ['/member', '学员中心'],
  ['/study-center', '我的学习'],
] as const;

inEveryEngine('the content security policy and Trusted Types', (rig) => {
  it('are not violated by any page of a member', async () => {
    const tab = await rig.emptyTab({ signedInAs: SEEDED.ordinary });
    for (const [path, heading] of PAGES) {
      await tab.open(path);
      await tab.seesPage(heading);
    }
    await tab.expectQuiet();
  });

  it('are not violated by hostile text of an editor, which runs nothing', async () => {
    rig.controls.pages.announcements.publish([{ id: 1, title: '公告', html: HOSTILE, createdAt: undefined }]);
    const tab = await rig.visit('/announcement');
    await tab.reads('三');
    expect(await tab.evaluate(() => document.title)).not.to.equal('evil');
    expect(await tab.texts('a[href^="javascript:"]')).to.deep.equal([]);
    await tab.expectQuiet();
  });
});
