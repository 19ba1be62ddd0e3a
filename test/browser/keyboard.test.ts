import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { browserRig } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';

/** What the focus is on, as a screen reader would name it. */
const focused = (visit: Visit) =>
  visit.page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
  });

async function press(visit: Visit, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await visit.page.keyboard.press(key);
}

/** Presses Tab until the focus is on something of that name. */
async function tabTo(visit: Visit, name: string): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await press(visit, 'Tab');
    if ((await focused(visit)) === name) return;
  }
  throw new Error(`Forty stops of the Tab key, and none is ${name}`);
}

describe('the keyboard alone', () => {
  const rig = browserRig();

  it('finds the skip link first, and with it the main content (design/ui.md)', async () => {
    const visit = await rig.visit('/courses');
    await visit.sees('录播课');
    await press(visit, 'Tab');
    expect(await focused(visit)).to.equal('跳到主要内容');
    const box = await visit.link('跳到主要内容').boundingBox();
    expect(box?.y).to.be.at.least(0);
    await press(visit, 'Enter');
    expect(await visit.page.evaluate(() => document.activeElement?.id)).to.equal('main');
    await press(visit, 'Tab');
    expect(await focused(visit)).to.equal('全部');
    expect(visit.address).to.equal('/courses');
    visit.expectQuiet();
  });

  it('searches (spec §2)', async () => {
    const visit = await rig.visit('/courses');
    await visit.sees('录播课');
    await tabTo(visit, '搜索');
    await visit.page.keyboard.type('数学');
    await press(visit, 'Enter');
    await visit.arrivesAt('/search?keywords=%E6%95%B0%E5%AD%A6');
    visit.expectQuiet();
  });

  it('opens a submenu, walks into it, and leaves it by Escape (design/ui.md)', async () => {
    const visit = await rig.visit('/');
    await visit.sees('欢迎来到知行学堂');
    await tabTo(visit, '课程子菜单');
    await press(visit, 'Enter', 'Tab');
    expect(await focused(visit)).to.equal('录播课');
    await press(visit, 'Escape');
    expect(await focused(visit)).to.equal('课程子菜单');
    expect(await visit.button('课程子菜单').getAttribute('aria-expanded')).to.equal('false');

    await press(visit, 'Enter', 'Tab', 'Enter');
    await visit.arrivesAt('/courses');
    await visit.until(() => document.activeElement?.id === 'main');
    visit.expectQuiet();
  });

  it('reaches 登录 and 注册, and has the focus back when the dialog is closed (lesson 26)', async () => {
    const visit = await rig.visit('/courses');
    await visit.sees('录播课');
    await tabTo(visit, '登录');
    await press(visit, 'Enter');
    const dialog = visit.page.getByRole('dialog', { name: '登录' });
    await dialog.waitFor();
    await visit.until(() => document.querySelector('[role=dialog]')?.contains(document.activeElement));
    await press(visit, 'Tab', 'Tab', 'Tab');
    await visit.until(() => document.querySelector('[role=dialog]')?.contains(document.activeElement));
    await press(visit, 'Escape');
    await dialog.waitFor({ state: 'detached' });
    await visit.until(() => document.activeElement?.textContent === '登录');
    await press(visit, 'Tab');
    expect(await focused(visit)).to.equal('注册');
    visit.expectQuiet();
  });

  it('signs a member out (spec §2)', async () => {
    const visit = await rig.visit('/', { signedInAs: SEEDED.ordinary });
    const menu = visit.page.getByRole('button', { name: '林晓雨' });
    await menu.focus();
    await press(visit, 'Enter', 'Tab', 'Tab', 'Tab');
    expect(await focused(visit)).to.equal('安全退出');
    await press(visit, 'Enter');
    await visit.button('登录').waitFor();
    visit.expectQuiet();
  });

  it('opens the menu of a narrow screen, follows it, and has the focus back after Escape (design/ui.md)', async () => {
    const visit = await rig.visit('/', { width: 360, lessMotion: true });
    await visit.sees('欢迎来到知行学堂');
    await tabTo(visit, '打开菜单');
    await press(visit, 'Enter');
    const panel = visit.page.getByRole('dialog', { name: '菜单' });
    await panel.waitFor();
    await visit.until(() => document.querySelector('[role=dialog]')?.contains(document.activeElement));
    await press(visit, 'Escape');
    await panel.waitFor({ state: 'hidden' });
    await visit.until(() => document.activeElement?.getAttribute('aria-label') === '打开菜单');

    await press(visit, 'Enter');
    await panel.getByRole('link', { name: '会员', exact: true }).focus();
    await press(visit, 'Enter');
    await visit.arrivesAt('/vip');
    await panel.waitFor({ state: 'hidden' });
    visit.expectQuiet();
  });
});
