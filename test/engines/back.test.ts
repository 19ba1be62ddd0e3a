import { expect } from 'chai';

import type { EngineTab } from './support/engine-tab.js';
import { inEveryEngine } from './support/rig.js';

/** The history entry is that of a surface over the page: how many are open. */
const atDepth = (tab: EngineTab, depth: number) =>
  tab.until(
    `depth ${String(depth)}`,
    (wanted: number) => {
      const state: unknown = history.state;
      return typeof state === 'object' && state !== null && 'depth' in state && state.depth === wanted;
    },
    depth,
  );

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
    // Forward opens nothing, and its entry is left again.
    await tab.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let travels = 0;
          addEventListener('popstate', () => {
            travels += 1;
            if (travels === 2) resolve();
          });
          history.forward();
        }),
    );
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
