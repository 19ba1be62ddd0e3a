import { expect } from 'chai';
import type { Page, Route } from 'playwright-core';

import { LAST_BLOCK_TITLE } from '../../src/adapters/memory/seed/home.js';
import { BREADTH } from '../support/breadth.js';
import { browserRig } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';
import { until } from '../support/until.js';

const ABORTED = /ERR_FAILED|ChunkLoadError/;

/** Holds every request that matches until the test aborts them, as Firefox and WebKit do before they unload a page. */
async function hold(page: Page, url: string) {
  const held: Route[] = [];
  let isAborting = false;
  await page.route(url, async (route) => {
    if (isAborting) await route.abort();
    else held.push(route);
  });
  return {
    requested: () => until(() => held.length > 0),
    async abort() {
      isAborting = true;
      await Promise.all(held.splice(0).map((route) => route.abort()));
    },
    pass: () => page.unroute(url),
  };
}

/** Dispatches the event that a browser sends to a page that is being left. */
const leave = (visit: Visit) =>
  visit.page.evaluate(() => {
    window.dispatchEvent(new Event('beforeunload'));
  });

const comeBack = (visit: Visit) =>
  visit.page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

const documentsOf = (visit: Visit, path: string) =>
  visit.requests.filter((request) => request === `GET ${path}`).length;

const MAIN = '**/assets/main.*.js';
const ANSWER = '**/api/v2/courses?**';

/** The visitor leaves while a script of the first load is still loading, and the browser aborts that script. */
async function prepareAbortedStart(page: Page): Promise<void> {
  await page.route(MAIN, async (route) => {
    await page.waitForFunction(() => document.querySelector('.frame--early') !== null);
    await page.evaluate(() => {
      window.dispatchEvent(new Event('beforeunload'));
    });
    await route.abort();
  });
}

describe('A page that the visitor is leaving, in the browser', () => {
  const rig = browserRig();

  /** A visitor of home who has pressed 查看更多, and the requests that match, which are held. */
  async function onTheWayToCourses(url: string) {
    const visit = await rig.visit('/');
    await visit.reads(LAST_BLOCK_TITLE);
    const requests = await hold(visit.page, url);
    await visit.page.locator('.home__more').first().click();
    await requests.requested();
    return { visit, requests };
  }

  it('does not reload when the browser aborts the request for code, and requests the code again on Back', async () => {
    const { visit, requests: code } = await onTheWayToCourses('**/assets/courses.*.js');
    await leave(visit);
    await code.abort();
    await visit.consoleShows(/ERR_FAILED/);
    expect([documentsOf(visit, '/'), documentsOf(visit, '/courses')]).to.deep.equal([1, 0]);

    await code.pass();
    await comeBack(visit);
    await visit.reads('共 28 门课程，第1页，共2页');
    expect([documentsOf(visit, '/'), documentsOf(visit, '/courses')]).to.deep.equal([1, 0]);
    visit.expectQuiet(ABORTED);
  });

  it(`shows no error when the browser aborts an API request, and sends the request again on Back ${BREADTH}`, async () => {
    const { visit, requests: answer } = await onTheWayToCourses(ANSWER);
    await visit.sees('录播课');
    await leave(visit);
    await answer.abort();
    await visit.consoleShows(/ERR_FAILED/);
    expect(await visit.button('重试').count()).to.equal(0);

    await answer.pass();
    await comeBack(visit);
    await visit.reads('共 28 门课程，第1页，共2页');
    visit.expectQuiet(ABORTED);
  });

  it('opens another site at a typed address while answers are on the way, and is complete on Back', async () => {
    const { visit, requests: answer } = await onTheWayToCourses(ANSWER);
    await visit.page.goto(`${rig.site.url}/api/v2/other/config`);
    await answer.abort();
    await answer.pass();
    await visit.page.goBack();
    await visit.reads('共 28 门课程，第1页，共2页');
    expect(await visit.page.getByText('网络连接失败').count()).to.equal(0);
    visit.expectQuiet();
  });

  it(`keeps the app shell when the browser aborts a script of the first load, and starts on Back ${BREADTH}`, async () => {
    const visit = await rig.visit('/announcement', { prepare: prepareAbortedStart });
    expect(await visit.page.title()).not.to.equal('暂时无法打开');
    expect(await visit.page.locator('.frame--early').count()).to.equal(1);
    await visit.page.unroute(MAIN);
    await comeBack(visit);
    await visit.page.locator('.frame--early').waitFor({ state: 'detached' });
    visit.expectQuiet(ABORTED);
  });
});
