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
});
