import { expect } from 'chai';

import { breadthUnless } from '../support/breadth.js';
import { browserRig } from '../support/browser/rig.js';
import { arrived } from '../support/browser/view.js';
import type { Visit } from '../support/browser/visit.js';

/** The name of the focused element, as a screen reader reads it. */
const focused = (visit: Visit) =>
  visit.page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
  });

async function press(visit: Visit, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await visit.page.keyboard.press(key);
}

/** Presses Tab until an element with this name has the focus. */
async function tabTo(visit: Visit, name: string): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await press(visit, 'Tab');
    if ((await focused(visit)) === name) return;
  }
  throw new Error(`Pressed Tab 40 times without reaching ${name}`);
}

describe('The site with the keyboard alone', () => {
  const rig = browserRig();

  it('has the skip link first, which leads to the main content', async () => {
    const visit = await rig.visit('/courses');
    await arrived(visit);
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

  it('opens the menu of a narrow screen, follows its links, and returns the focus after Escape', async () => {
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

  for (const [width, height] of [
    [320, 256],
    [360, 640],
    [1280, 800],
  ] as const) {
    it(`never hides the focused element under the tabs or the bar of a course, ${String(width)} × ${String(height)} px (WCAG 2.4.11)${breadthUnless(width === 360)}`, async () => {
      const visit = await rig.visit('/courses/detail/1?tab=3', { width, height, lessMotion: true });
      await visit.sees('零基础学编程');
      const hidden = new Set<string>();
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stops = 0; stops < 40; stops += 1) {
          await press(visit, key);
          if (await visit.page.evaluate(isCovered)) hidden.add(await focused(visit));
        }
      }
      expect([...hidden]).to.deep.equal([]);
      visit.expectQuiet();
    });
  }
});

/** Runs in the page: whether something else covers the middle and both ends of the focused element. */
function isCovered(): boolean {
  const element = document.activeElement;
  if (element === null || element === document.body) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left + 2, (left + right) / 2, right - 2].every((x) =>
    [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
      const seen = document.elementFromPoint(x, y);
      return seen === null || !(element.contains(seen) || seen.contains(element));
    }),
  );
}
