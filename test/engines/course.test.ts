import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { inEveryEngine } from './support/rig.js';

const COMMENT = 'a < b && "c" 也看懂了';

inEveryEngine('the page of a course', (rig) => {
  it('shows its lessons to its owner, then its introduction, and becomes a favourite', async () => {
    const tab = await rig.visit('/courses/detail/1', { signedInAs: SEEDED.ordinary });
    await tab.seesPage('零基础学编程');
    await tab.sees({ role: 'link', name: '认识计算机', isPart: true });
    await tab.press('link', '课程介绍', { within: 'nav[aria-label=课程内容]', isPart: true });
    await tab.arrivesAt('/courses/detail/1?tab=2');
    await tab.press('button', '收藏');
    await tab.sees({ role: 'button', name: '已收藏' });
    await tab.reload();
    await tab.sees({ role: 'button', name: '已收藏' });
    await tab.expectQuiet();
  });

  it('shows a comment that a member writes', async () => {
    const tab = await rig.visit('/courses/detail/1?tab=4', { signedInAs: SEEDED.ordinary });
    await tab.fill('写评论', COMMENT);
    await tab.press('button', '发布评论');
    const isPublished = (text: string): boolean =>
      [...document.querySelectorAll('.post__text')].some((post) => post.textContent === text);
    await tab.until('the comment', isPublished, COMMENT);
    await tab.expectQuiet();
  });
});
