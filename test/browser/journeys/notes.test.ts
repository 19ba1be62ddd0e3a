import { readFile } from 'node:fs/promises';

import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
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
    localStorage.removeItem('filler');
    let text = '';
    for (let step = full ? 2 ** 23 : 0; step >= 1; step /= 2)
      try {
        localStorage.setItem('filler', text + 'x'.repeat(step));
        text += 'x'.repeat(step);
      } catch {
        // The next step is smaller.
      }
  }, isFull);

describe('A note', () => {
  const rig = browserRig();

  it('is taken while the video plays, and appears in another tab; where the storage is full it stays in its field', async () => {
    const visit = await rig.visit(`${LESSON}?t=12`, MEMBER);
    await visit.sees('凉拌黄瓜');
    await visit.page.getByRole('region', { name: /^视频播放器/ }).focus();
    await visit.page.keyboard.press('Space');
    await visit.until(() => (document.querySelector('video')?.currentTime ?? 0) > 13);
    await visit.page.keyboard.press('n');
    await field(visit).pressSequentially('拍黄瓜 n 次');
    expect(await field(visit).inputValue()).to.equal('拍黄瓜 n 次');
    const before = await positionS(visit);
    await visit.page.keyboard.press('Enter');
    await visit.page.getByText(/^已保存 00:1\d 的笔记$/).waitFor();
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

  it('is exported as a file and printed without the page around it', async () => {
    const visit = await rig.visit(`${LESSON}?tab=6`, MEMBER);
    await visit.sees('凉拌黄瓜');
    await press(visit, '记一笔');
    await field(visit).fill('撒盐\n再拌');
    await press(visit, '保存');
    await visit.reads('撒盐\n再拌');
    const [file] = await Promise.all([visit.page.waitForEvent('download'), press(visit, '导出')]);
    expect(file.suggestedFilename()).to.equal('家常菜：四季三餐 笔记.md');
    expect(await readFile(await file.path(), 'utf8')).to.match(
      /^# 家常菜：四季三餐\n\n## 凉拌黄瓜\n\n- \[\d\d:\d\d\]\(http.*\/courses\/video\/2603\?t=\d+\) 撒盐\n {2}再拌\n$/,
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
});
