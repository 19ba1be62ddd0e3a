import { expect } from 'chai';

import { goForwardToNothing, isAtDepth } from '../support/browser/surface-entries.js';
import type { EngineTab } from './support/engine-tab.js';
import { inEveryEngine } from './support/rig.js';

const atDepth = (tab: EngineTab, depth: number) => tab.until(`depth ${String(depth)}`, isAtDepth, depth);

const dialogs = (tab: EngineTab) => tab.evaluate(() => document.querySelectorAll('[role=dialog]').length);

inEveryEngine('Back', (rig) => {
  it('closes the dialog, also one that a reload has opened again, and after one that was closed by its button, and then leaves the page', async () => {
    const tab = await rig.visit('/vip');
    await tab.open('/courses');
    await tab.seesPage('录播课');
    const openLogin = async () => {
      await tab.press('button', '登录', { within: 'header' });
      await atDepth(tab, 1);
    };
    await openLogin();
    await tab.driver.back();
    await tab.until('no dialog', () => document.querySelector('[role=dialog]') === null);
    expect(await tab.path()).to.equal('/courses');
    await tab.evaluate(goForwardToNothing);
    expect(await dialogs(tab)).to.equal(0);
    await openLogin();
    await tab.press('button', '关闭');
    await atDepth(tab, 0);
    await openLogin();
    await tab.reload();
    await tab.sees({ role: 'button', name: '关闭' });
    await atDepth(tab, 1);
    await tab.driver.back();
    await tab.until('no dialog', () => document.querySelector('[role=dialog]') === null);
    expect(await tab.path()).to.equal('/courses');
    await tab.driver.back();
    await tab.arrivesAt('/vip');
    await tab.expectQuiet();
  });
});
