import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { FAULTS } from '../../src/adapters/memory/engine/fault.js';
import { SEEDED } from '../../src/adapters/memory/seed/member-seed.js';
import { browserRig } from '../support/browser/rig.js';
import { until } from '../support/until.js';

/** Which answer it was, and what was wrong with it (review B4). */
const MALFORMED = /^malformed answer to GET \/api\/v2\/(?:other\/config|navs): envelope$/;
const FAILED = /^系统初始化失败$/;
/** A page that asks the server nothing. */
const QUIET_PAGE = '/error';
const HOME = '欢迎来到知行学堂';

/** Holds the main script back for as long as it takes `meanwhile` to end. */
function holdMainScript(meanwhile: () => Promise<void>): (page: Page) => Promise<unknown> {
  return (page) =>
    page.route('**/assets/main.*.js', async (route) => {
      await meanwhile();
      await route.continue();
    });
}

describe('start-up in the browser', () => {
  const rig = browserRig();

  it('asks its two questions before the main script has arrived, each of them once (lesson 3)', async () => {
    const beforeScript: string[] = [];
    const visit = await rig.visit(QUIET_PAGE, {
      prepare: holdMainScript(async () => {
        await until(() => rig.site.engine.calls.length === 2);
        beforeScript.push(...rig.site.engine.calls);
      }),
    });
    await visit.sees('错误');

    expect(beforeScript).to.have.members(['config', 'navs']);
    expect(rig.site.engine.calls).to.have.lengthOf(2);
    visit.expectQuiet();
  });

  it('asks for the member beside the two when there is a token, and for nothing twice (lessons 3, 4)', async () => {
    const beforeScript: string[] = [];
    const visit = await rig.visit('/', {
      signedInAs: SEEDED.withUnread,
      prepare: holdMainScript(async () => {
        await until(() => rig.site.engine.calls.length === 3);
        beforeScript.push(...rig.site.engine.calls);
      }),
    });
    await visit.page.getByRole('button', { name: /黄梓轩.*有未读消息|有未读消息.*黄梓轩/ }).waitFor();
    await visit.reads('青禾图书馆');
    await until(() => rig.site.engine.calls.includes('learnedCourses'));

    expect(beforeScript).to.have.members(['config', 'navs', 'member']);
    expect(rig.site.engine.calls).to.have.members([
      ...['config', 'navs', 'member', 'unread', 'links'],
      ...['homeBlocks', 'latestAnnouncement', 'learnedCourses'],
    ]);
    visit.expectQuiet();
  });

  it('paints a frame of the site before any script has run (design/ui.md)', async () => {
    let painted = 0;
    const visit = await rig.visit('/', {
      prepare: (page) =>
        page.route('**/assets/main.*.js', async (route) => {
          painted = await page.locator('#root .frame .header').count();
          await route.continue();
        }),
    });
    await visit.sees(HOME);
    expect(painted).to.equal(1);
    visit.expectQuiet();
  });

  it('asks again after a passing fault, and shows the site as if nothing had been (clarifications §3)', async () => {
    rig.controls.fail('config', FAULTS.badGateway, 1);
    const visit = await rig.visit(QUIET_PAGE);
    await visit.sees('错误');
    expect(rig.site.engine.calls).to.have.members(['config', 'navs', 'config']);
    visit.expectQuiet(/502/);
  });

  it('asks again after the bare word for an exception of the server (server finding 2)', async () => {
    rig.controls.fail('navs', FAULTS.wrong, 1);
    const visit = await rig.visit(QUIET_PAGE);
    await visit.sees('错误');
    expect(rig.site.engine.calls).to.have.members(['config', 'navs', 'navs']);
    visit.expectQuiet();
  });

  it('heals by itself while it is looked at, and the title with it (server finding 1, clarifications §3)', async () => {
    rig.controls.fail('config', FAULTS.html, 2);
    const visit = await rig.visit('/courses', { prepare: (page) => page.clock.install() });
    await visit.until(() => document.title === '暂时无法打开');
    // 5 s and up to a fifth more, then 10 s and up to a fifth more.
    await visit.page.clock.runFor(6000);
    await visit.hears(FAILED);
    await until(() => rig.site.engine.calls.filter((call) => call === 'config').length === 2);
    // The second wait begins when the page has read the second answer, which is a moment after the server gave it.
    while ((await visit.page.title()) === '暂时无法打开') await visit.page.clock.runFor(2000);
    await visit.sees('录播课');
    expect(await visit.page.title()).to.equal('录播课 - 知行学堂');
    visit.expectQuiet(MALFORMED, FAILED);
  });

  for (const call of ['config', 'navs'] as const) {
    it(`renders nothing when ${call} cannot be had, and says so in the console (spec §8)`, async () => {
      rig.controls.fail(call, FAULTS.html);
      const visit = await rig.visit('/');
      await visit.until(() => document.getElementById('root')?.childElementCount === 0);
      expect(await visit.page.locator('#root').innerHTML()).to.equal('');
      expect(await visit.page.locator('body').innerText()).to.equal('');
      expect(await visit.page.title()).to.equal('暂时无法打开');
      visit.expectQuiet(MALFORMED, FAILED);
    });
  }

  it('heals by itself when the network is back (clarifications §3)', async () => {
    rig.controls.fail('config', FAULTS.html);
    const visit = await rig.visit('/courses?page=2');
    await visit.until(() => document.getElementById('root')?.childElementCount === 0);
    visit.expectQuiet(MALFORMED, FAILED);

    rig.controls.heal();
    const context = visit.page.context();
    await context.setOffline(true);
    await context.setOffline(false);
    await visit.sees('录播课');
    expect(visit.address).to.equal('/courses?page=2');
    visit.expectQuiet();
  });

  it('heals by itself when the tab is shown again, and says again when that failed too (clarifications §3)', async () => {
    rig.controls.fail('navs', FAULTS.html, 2);
    const visit = await rig.visit('/');
    await visit.until(() => document.getElementById('root')?.childElementCount === 0);
    visit.expectQuiet(MALFORMED, FAILED);

    await visit.leavesAndReturns();
    await visit.hears(FAILED);
    visit.expectQuiet(MALFORMED, FAILED);

    await visit.leavesAndReturns();
    await visit.sees(HOME);
    visit.expectQuiet();
  });
});
