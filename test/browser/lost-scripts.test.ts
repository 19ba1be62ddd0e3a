import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { browserRig } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';
import { until } from '../support/until.js';

const LOST = /ERR_FAILED/;
const SCRIPTS = ['runtime', 'react', 'main'] as const;

const pathOf = (script: string) => `**/assets/${script}.*.js`;
const lose = (page: Page, script: string) => page.route(pathOf(script), (route) => route.abort());

describe('scripts of the document that do not come, in the browser (issue 16)', () => {
  const rig = browserRig();

  /** Nothing is promised that nobody keeps (spec §8). */
  async function seesNothing(visit: Visit): Promise<void> {
    await visit.until(() => document.title === '暂时无法打开');
    expect(await visit.page.locator('body').innerText()).to.equal('');
    expect(await visit.page.getByRole('button').count()).to.equal(0);
    visit.expectQuiet(LOST);
  }

  for (const script of SCRIPTS) {
    it(`shows nothing where ${script} is lost, and heals when the network is back`, async () => {
      const visit = await rig.visit('/courses?page=2', { prepare: (page) => lose(page, script) });
      await seesNothing(visit);

      await visit.page.unroute(pathOf(script));
      const context = visit.page.context();
      await context.setOffline(true);
      await context.setOffline(false);
      await visit.sees('录播课');
      expect(visit.address).to.equal('/courses?page=2');
      visit.expectQuiet();
    });
  }

  it('heals when the tab is shown again, as often as it takes', async () => {
    const visit = await rig.visit('/courses', { prepare: (page) => lose(page, 'main') });
    await seesNothing(visit);
    await visit.leavesAndReturns();
    await until(() => visit.requests.filter((request) => request === 'GET /courses').length === 2);
    await seesNothing(visit);

    await visit.page.unroute(pathOf('main'));
    await visit.leavesAndReturns();
    await visit.sees('录播课');
    visit.expectQuiet();
  });

  it('heals by itself while it is looked at', async () => {
    const visit = await rig.visit('/courses', {
      prepare: async (page) => {
        await page.clock.install();
        await lose(page, 'main');
      },
    });
    await seesNothing(visit);
    await visit.page.unroute(pathOf('main'));
    await visit.page.clock.runFor(20_000);
    await visit.sees('录播课');
    visit.expectQuiet();
  });
});
