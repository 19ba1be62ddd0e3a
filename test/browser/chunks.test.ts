import { expect } from 'chai';
import type { Page, Route } from 'playwright-core';

import { LAST_BLOCK_TITLE } from '../../src/adapters/memory/seed/home.js';
import { browserRig } from '../support/browser/rig.js';
import { arrived } from '../support/browser/view.js';
import type { Visit } from '../support/browser/visit.js';

const SCRIPTS = '**/assets/*.js';
const LOST = /ERR_FAILED|404|ChunkLoadError/;

/** Fails the scripts after the first load whose URL `isLost` accepts. `isLost` is called when a script is requested. */
async function loseChunks(page: Page, isLost: (url: string) => boolean): Promise<void> {
  const first = await page.locator('script[src]').evaluateAll((all: HTMLScriptElement[]) => all.map((one) => one.src));
  await page.route(SCRIPTS, async (route: Route) => {
    const url = route.request().url();
    return first.includes(url) || !isLost(url) ? route.fallback() : route.abort();
  });
}

/**
 * Simulates a deployment: every script that this document has not loaded yet is lost. A reloaded document gets the
 * scripts it names.
 */
function loseChunksOfThisDocument(page: Page): Promise<void> {
  let isThisDocument = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isThisDocument = false;
  });
  return loseChunks(page, () => isThisDocument);
}

/** Undoes `loseChunks`. */
const findChunks = (page: Page) => page.unroute(SCRIPTS);

const documents = (visit: Visit) =>
  visit.page.evaluate((): unknown => performance.getEntriesByType('navigation')[0]?.toJSON());

describe('Pages and dialogs whose code cannot be loaded, in the browser', () => {
  const rig = browserRig({ hasEmptyCaches: true });

  it('reloads the document when a deployment has removed the code of a page, and shows the page', async () => {
    const visit = await rig.visit('/');
    await arrived(visit);
    await visit.reads(LAST_BLOCK_TITLE);
    await loseChunksOfThisDocument(visit.page);
    await visit.page.locator('.home__more').first().click();
    await visit.reads('共 28 门课程，第1页，共2页');

    expect(visit.address).to.equal('/courses');
    expect(await documents(visit)).to.include({ type: 'reload' });
    expect(visit.requests.filter((request) => request === 'GET /courses')).to.have.lengthOf(1);
    visit.expectQuiet(LOST);
  });

  it('requests the code of a page a second time before it reloads the document', async () => {
    const visit = await rig.visit('/');
    await arrived(visit);
    await visit.reads(LAST_BLOCK_TITLE);
    let lost = 0;
    await loseChunks(visit.page, (url) => url.includes('/courses.') && ++lost === 1);
    await visit.page.locator('.home__more').first().click();
    await visit.reads('共 28 门课程，第1页，共2页');

    expect(lost).to.equal(2);
    expect(visit.requests).not.to.include('GET /courses');
    visit.expectQuiet(LOST);
  });

  it('reloads the document only once, then shows an error and loads the page when the visitor presses 重试', async () => {
    const visit = await rig.visit('/');
    await arrived(visit);
    await visit.reads(LAST_BLOCK_TITLE);
    await loseChunks(visit.page, () => true);
    await visit.page.locator('.home__more').first().click();
    await visit.reads('页面加载失败');
    expect(visit.requests.filter((request) => request === 'GET /courses')).to.have.lengthOf(1);

    await findChunks(visit.page);
    await visit.button('重试').click();
    await visit.reads('共 28 门课程，第1页，共2页');
    expect(visit.requests.filter((request) => request === 'GET /courses')).to.have.lengthOf(1);
    visit.expectQuiet(LOST);
  });

  it('does not reload the document without a network, and shows the page by itself when the network is back', async () => {
    const visit = await rig.visit('/');
    await arrived(visit);
    await visit.reads(LAST_BLOCK_TITLE);
    await visit.page.context().setOffline(true);
    await visit.page.locator('.home__more').first().click();
    await visit.reads('页面加载失败');

    await visit.page.context().setOffline(false);
    await visit.reads('共 28 门课程，第1页，共2页');
    expect(visit.requests).not.to.include('GET /courses');
    visit.expectQuiet(/ERR_INTERNET_DISCONNECTED/);
  });

  it('shows the rest of home when the code for the texts of the owner fails; 重试 loads the text', async () => {
    const textCode = '**/assets/rich-text.*';
    const visit = await rig.visit('/', { prepare: (page) => page.route(textCode, (route) => route.abort()) });
    await visit.reads('页面加载失败');
    await visit.reads(LAST_BLOCK_TITLE);
    expect(await visit.page.locator('.course-card').count()).to.be.above(8);
    expect(await visit.page.locator('.rich-text').count()).to.equal(0);

    await visit.page.unroute(textCode);
    await visit.button('重试').click();
    await visit.page.locator('.rich-text').getByRole('link', { name: '学习资料使用说明' }).waitFor();
    visit.expectQuiet(LOST);
  });

  it('reloads the document when a deployment has removed the code of a dialog, and opens the dialog', async () => {
    const visit = await rig.visit('/courses?page=2');
    await visit.sees('录播课');
    await loseChunksOfThisDocument(visit.page);
    await visit.button('登录').click();
    await visit.page.getByRole('dialog', { name: '登录' }).waitFor();

    expect(visit.address).to.equal('/courses?page=2');
    expect(await documents(visit)).to.include({ type: 'reload' });
    visit.expectQuiet(LOST);
  });

  it('reports that a dialog could not be loaded, and opens it at the next press', async () => {
    const visit = await rig.visit('/courses');
    await visit.sees('录播课');
    await visit.page.context().setOffline(true);
    await visit.button('登录').click();
    await visit.reads('窗口加载失败，请检查网络后重试');

    await visit.page.context().setOffline(false);
    await visit.button('登录').click();
    await visit.page.getByRole('dialog', { name: '登录' }).waitFor();
    visit.expectQuiet(/ERR_INTERNET_DISCONNECTED/);
  });
});
