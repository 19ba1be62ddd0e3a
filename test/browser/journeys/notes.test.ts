import { readFile } from 'node:fs/promises';

import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { BREADTH } from '../../support/breadth.js';
import { browserRig } from '../../support/browser/rig.js';
import type { Visit } from '../../support/browser/visit.js';

/** A seeded free lesson of 36 s. */
const LESSON = '/courses/video/2603';
const MEMBER = { signedInAs: SEEDED.ordinary };

const field = (visit: Visit) => visit.page.getByRole('textbox', { name: /的笔记$/ });
const press = (visit: Visit, name: string) => visit.page.getByRole('button', { name, exact: true }).click();
const positionS = (visit: Visit) => visit.page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);

/** Fills the local storage to its last character, or empties it again. */
const fill = (visit: Visit, isFull: boolean) =>
  visit.page.evaluate((full) => {
    for (let step = 2 ** 22; step >= 1; step /= 2)
      try {
        localStorage.removeItem(`filler${step}`);
        if (full) localStorage.setItem(`filler${step}`, 'x'.repeat(step));
      } catch {
        // The next step is smaller.
      }
  }, isFull);

describe('A note', () => {
  const rig = browserRig();

  it('is taken while the video plays, from fullscreen too, and appears in another tab; where the storage is full it stays in its field', async () => {
    const visit = await rig.visit(`${LESSON}?t=12`, MEMBER);
    await visit.sees('凉拌黄瓜');
    await visit.page.getByRole('region', { name: /^视频播放器/ }).focus();
    await visit.page.keyboard.press('Space');
    await visit.until(() => (document.querySelector('video')?.currentTime ?? 0) > 13);
    await visit.page.keyboard.press('f');
    await visit.until(() => document.fullscreenElement !== null);
    await visit.page.keyboard.press('n');
    await field(visit).waitFor();
    // Not into the field, but wherever the focus is.
    await visit.until(() => document.activeElement instanceof HTMLTextAreaElement);
    await visit.page.keyboard.type('拍黄瓜 n 次');
    expect(await field(visit).inputValue()).to.equal('拍黄瓜 n 次');
    const before = await positionS(visit);
    await visit.page.keyboard.press('Enter');
    await visit.page.getByText(/^已保存 00:1\d$/).waitFor();
    await visit.page.keyboard.press('f');
    await visit.until(() => document.fullscreenElement === null);
    await visit.page.waitForFunction((at) => (document.querySelector('video')?.currentTime ?? 0) > at + 0.3, before);

    const other = await visit.anotherTab(`${LESSON}?tab=6`);
    await other.reads('拍黄瓜 n 次');
    await fill(visit, true);
    await press(visit, '记一笔');
    await field(visit).fill('不能丢');
    await press(visit, '保存');
    await visit.page.getByText(/^没有保存：浏览器的存储空间已满/).waitFor();
    expect([await field(visit).inputValue(), await other.page.getByText('不能丢').count()]).to.deep.equal([
      '不能丢',
      0,
    ]);
    await fill(visit, false);
    await press(visit, '保存');
    await other.reads('不能丢');
    await field(visit).waitFor({ state: 'detached' });
  });

  it(`is exported as a file and printed without the page around it ${BREADTH}`, async () => {
    const visit = await rig.visit(`${LESSON}?tab=6`, MEMBER);
    await visit.sees('凉拌黄瓜');
    await press(visit, '记一笔');
    await field(visit).fill('撒盐\n再拌');
    await press(visit, '保存');
    await visit.reads('撒盐\n再拌');
    const [file] = await Promise.all([visit.page.waitForEvent('download'), press(visit, '导出')]);
    expect(file.suggestedFilename()).to.equal('家常菜：四季三餐 笔记.md');
    expect(await readFile(await file.path(), 'utf8')).to.match(
      /^# \[家常菜：四季三餐\]\(.*\/courses\/detail\/26\)\n\n## \[凉拌黄瓜\]\(.*\/courses\/video\/2603\)\n\n- \[\d\d:\d\d\]\(.*\?t=\d+ ".*"\) 撒盐\n {2}再拌\n$/,
    );
    await visit.page.evaluate(() => {
      window.print = () => undefined;
    });
    await press(visit, '打印');
    await visit.page.emulateMedia({ media: 'print' });
    const printed = await visit.page.evaluate(() => document.body.innerText.trim().split(/\n+/));
    expect(printed).to.have.length(6);
    expect(printed.slice(1, 3)).to.deep.equal(['家常菜：四季三餐 · 笔记', '凉拌黄瓜']);
  });

  it('is on the page of all notes, returns from a file after it was cleared, and is never there twice', async () => {
    const note = JSON.stringify({
      course: '家常菜',
      lesson: 2603,
      title: '凉拌黄瓜',
      at: 7,
      text: '先拍再切',
      written: 9,
    });
    const visit = await rig.visit('/member/notes', { ...MEMBER, stored: { 'course-site-notes:101.26.a': note } });
    await visit.reads('先拍再切');
    const [file] = await Promise.all([visit.page.waitForEvent('download'), press(visit, '导出全部')]);
    await press(visit, '清除本机笔记');
    await press(visit, '确定清除');
    await visit.page.getByText(/^还没有笔记/).waitFor();
    const choose = async () => visit.page.locator('input[type=file]').setInputFiles(await file.path());
    await choose();
    await visit.reads('已导入 1 条笔记');
    await visit.reads('先拍再切');
    await choose();
    await visit.reads('1 条已经有了，没有重复导入');
    await visit.page.getByRole('searchbox', { name: '搜索笔记' }).fill('黄瓜 先拍');
    await visit.reads('找到 1 条');
    await visit.until(() => window.location.search !== '');
    await visit.page.getByRole('link', { name: /^跳到 00:07/ }).click();
    await visit.arrivesAt('/courses/video/2603?tab=6&t=7');
    await visit.sees('凉拌黄瓜');
    await visit.page.goBack();
    await visit.reads('找到 1 条');
    visit.expectQuiet();
  });
});
