import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { seededRandom } from '../../../src/adapters/memory/engine/random.js';
import { Leftovers } from '../../support/browser/leftovers.js';
import { onBothGenerations } from '../../support/browser/both-generations.js';

const TIMES = 200;
const WARM_UP = 30;
/** What the engine needs for code that runs often enough to be compiled. Two hundred dialogs that stayed would be more. */
const HEAP_GROWTH_BYTES = 2_000_000;
const FEW_NODES = 150;
const FEW_LISTENERS = 10;

/** What is pressed on the way to a dialog, beginning in the header. */
const WAYS = [
  ['登录'],
  ['注册'],
  ['登录', '短信登录'],
  ['登录', '忘记密码'],
  ['登录', '微信扫码登录'],
  ['登录', '新用户注册', '已有账号，立即登录', '忘记密码', '返回登录'],
] as const;

/** Presses without waiting for things to stand still: two hundred times that would be a minute. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole(name === '短信登录' ? 'tab' : 'button', { name, exact: true }).dispatchEvent('click');
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

onBothGenerations('dialogs opened and closed two hundred times (issue 3, lesson 19)', (rig) => {
  const random = seededRandom(2024);

  /** By ways in changing order; now and then as far as the binding that follows a scan. */
  async function openAndClose(page: Page, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      for (const name of WAYS[Math.floor(random() * WAYS.length)] ?? WAYS[0]) await press(page, name);
      await page.getByRole('dialog').waitFor();
      await close(page);
      if (time % 25 === 0) await openBinding(page);
    }
  }

  async function openBinding(page: Page): Promise<void> {
    for (const name of ['登录', '微信扫码登录']) await press(page, name);
    await page.getByRole('img', { name: '微信登录二维码' }).waitFor();
    rig.controls.signingIn.scan({ kind: 'newcomer', mustBind: true });
    await page.clock.runFor(1000);
    await page.getByRole('dialog', { name: '请绑定手机号' }).waitFor();
    await close(page);
  }

  it('leave no timer, no listener, no request, no poll and no growing heap behind', async () => {
    let watched: Leftovers | undefined;
    const visit = await rig.visit('/vip', {
      prepare: async (page) => {
        await page.clock.install();
        watched = await Leftovers.of(page);
      },
    });
    const leftovers = watched ?? expect.fail('Nobody watches the page');
    const held = async () => {
      // Whatever was to ring soon has rung: what waits now waits for good.
      await visit.page.clock.runFor(2000);
      return leftovers.now();
    };

    await visit.button('登录').waitFor();
    const fresh = await held();
    for (const name of WAYS[4]) await press(visit.page, name);
    await visit.reads('请使用微信扫描二维码登录');
    expect((await leftovers.now()).timers, 'timers while a scan is open').to.be.above(fresh.timers);
    await close(visit.page);

    await openAndClose(visit.page, WARM_UP);
    const before = await held();
    await openAndClose(visit.page, TIMES);
    const after = await held();
    expect(after.timers, 'timers').to.equal(fresh.timers);
    expect(after.listeners - before.listeners, 'listeners').to.be.at.most(FEW_LISTENERS);
    expect(after.nodes - before.nodes, 'nodes').to.be.at.most(FEW_NODES);
    expect(after.heapBytes - before.heapBytes, 'heap').to.be.below(HEAP_GROWTH_BYTES);
    expect(after.requests, 'requests under way').to.equal(0);
    const asked = rig.site.requests.length;
    for (let second = 0; second < 5; second += 1) await visit.page.clock.runFor(1000);
    expect(rig.site.requests.length, 'requests afterwards').to.equal(asked);
    visit.expectQuiet();
  });
});
