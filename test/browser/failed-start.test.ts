import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { BREADTH, breadthUnless } from '../support/breadth.js';
import { browserRig } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';

const LOST = /ERR_FAILED/;
const SCRIPTS = ['runtime', 'react', 'main'] as const;

const pathOf = (script: string) => `**/assets/${script}.*.js`;
const lose = (page: Page, script: string) => page.route(pathOf(script), (route) => route.abort());

/** What replaces or precedes the code of a script, and the error that the console then reports. */
const FAILING = [
  { what: 'has a syntax error', script: 'main', text: () => 'let main = ;', noise: /SyntaxError/ },
  {
    what: 'throws',
    script: 'react',
    text: (whole: string) => `throw new Error('too old');${whole}`,
    noise: /too old/,
  },
  {
    what: 'throws when its modules run, after the first paint',
    script: 'main',
    text: (whole: string) => `Symbol.for = () => { throw new Error('too old'); };${whole}`,
    noise: /too old/,
  },
] as const;

describe('Scripts of the first load that are missing or fail, in the browser', () => {
  const rig = browserRig({ hasEmptyCaches: true });

  /**
   * The page is empty: it must not show a button that no script handles (docs/spec/start-and-routes.md#failed-start).
   */
  async function seesNothing(visit: Visit, noise = LOST): Promise<void> {
    await visit.until(() => document.title === '暂时无法打开');
    expect(await visit.page.locator('body').innerText()).to.equal('');
    expect(await visit.page.getByRole('button').count()).to.equal(0);
    visit.expectQuiet(noise);
  }

  for (const script of SCRIPTS) {
    it(`shows an empty page when the script ${script} is missing, and starts when the network is back${breadthUnless(script === 'main')}`, async () => {
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

  it('shows the sentence of a server in maintenance, and starts when that is over', async () => {
    const config = '**/api/v2/other/config';
    const json = { code: 503, message: '系统<b>维护中', data: [] };
    const visit = await rig.visit('/courses?page=2', {
      prepare: (page) => page.route(config, (route) => route.fulfill({ json })),
    });
    await visit.until(() => document.title === '暂时无法打开');
    expect(await visit.page.locator('body').innerText()).to.equal('系统<b>维护中');
    visit.expectQuiet(/系统初始化失败/);

    await visit.page.unroute(config);
    await visit.page.context().setOffline(true);
    await visit.page.context().setOffline(false);
    await visit.sees('录播课');
    expect(await visit.page.locator('body').innerText()).not.to.contain('维护中');
    visit.expectQuiet();
  });

  for (const { what, script, text, noise } of FAILING) {
    it(`shows an empty page when the script ${script} ${what}, and does not try again ${BREADTH}`, async () => {
      const visit = await rig.visit('/courses', {
        prepare: async (page) => {
          await page.clock.install();
          await page.route(pathOf(script), async (route) => {
            const answer = await route.fetch();
            await route.fulfill({ response: answer, body: text(await answer.text()) });
          });
        },
      });
      await seesNothing(visit, noise);
      await visit.leavesAndReturns();
      await visit.page.clock.runFor(20_000);
      expect(visit.requests.filter((request) => request === 'GET /courses')).to.have.lengthOf(1);
    });
  }

  it(`keeps the app shell when a foreign script fails, and the site when its own script fails after the first paint ${BREADTH}`, async () => {
    const failsAt = (page: Page, filename: string) =>
      page.evaluate((named) => {
        // A script that the operator added, and that fails to load.
        const lost = document.head.appendChild(Object.assign(document.createElement('script'), { defer: true }));
        lost.dispatchEvent(new Event('error'));
        const main = [...document.scripts].find(({ src }) => src.includes('/main.'))?.src ?? '';
        window.dispatchEvent(new ErrorEvent('error', { filename: named === 'main' ? main : named }));
        return document.querySelector('.header') !== null;
      }, filename);
    const seen: boolean[] = [];
    const visit = await rig.visit('/courses', {
      prepare: (page) =>
        page.route(pathOf('main'), async (route) => {
          // Waits until the whole app shell is in the document.
          await page.waitForFunction(() => document.readyState !== 'loading');
          seen.push(await failsAt(page, 'https://counter.example/count.js'));
          await route.continue();
        }),
    });
    await visit.sees('录播课');
    expect(seen).to.deep.equal([true]);
    expect(await failsAt(visit.page, 'main')).to.equal(true);
    await visit.sees('录播课');
    visit.expectQuiet();
  });
});
