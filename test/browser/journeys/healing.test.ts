import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { browserRig } from '../../support/browser/rig.js';
import type { Visit } from '../../support/browser/visit.js';

const UNREACHABLE = '会员信息加载失败';
/** The test controls the page's clock, so that it need not wait for a minute. */
const WITH_CLOCK = { prepare: (page: Page) => page.clock.install() };

/** What triggers a retry, and how the test causes it. */
const TRIGGERS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'the network is back': async ({ page }) => {
    await page.context().setOffline(true);
    await page.context().setOffline(false);
  },
  'the tab is shown again': (visit) => visit.leavesAndReturns(),
  // The delay is 5 s plus at most a fifth.
  'the server answers again': ({ page }) => page.clock.runFor(6000),
};

describe('Recovery from failed requests', () => {
  const rig = browserRig();

  for (const [trigger, cause] of Object.entries(TRIGGERS)) {
    it(`happens by itself when ${trigger}: member, menu and members-only page`, async () => {
      rig.controls.fail('member', FAULTS.wrong);
      const visit = await rig.visit('/member/orders', { ...WITH_CLOCK, signedInAs: SEEDED.ordinary });
      await visit.page.getByRole('banner').getByRole('button', { name: '重试' }).waitFor();
      await visit.page.getByRole('main').getByRole('button', { name: '重试' }).waitFor();

      rig.controls.clearFaults();
      await cause(visit);
      await visit.reads('1011000057');
      await visit.page.getByRole('button', { name: '林晓雨' }).waitFor();
      expect(await visit.page.getByText(UNREACHABLE).count()).to.equal(0);
      visit.expectQuiet();
    });
  }

  it('happens by itself in the footer and at the unread dot, too', async () => {
    rig.controls.fail('links', FAULTS.badGateway);
    rig.controls.fail('unread', FAULTS.badGateway);
    const visit = await rig.visit('/', { ...WITH_CLOCK, signedInAs: SEEDED.withUnread });
    const member = visit.page.getByRole('button', { name: '黄梓轩' });
    await member.waitFor();
    await visit.consoleShows(/502/);
    expect(await member.locator('.unread-dot').count()).to.equal(0);

    rig.controls.clearFaults();
    await visit.page.clock.runFor(6000);
    await visit.reads('青禾图书馆');
    await member.locator('.unread-dot').waitFor();
    visit.expectQuiet(/502/);
  });
});
