import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { type CatalogueServer, startCatalogueServer } from '../../tools/preview/catalogue-server.js';
import { differenceOf } from '../../lab/screenshots/compare-sets.js';
import { CatalogueTab } from '../../lab/screenshots/catalogue-tab.js';
import type { Shot } from '../../lab/screenshots/shot.js';
import { BREADTH } from '../support/breadth.js';
import { sharedBrowser } from '../support/browser/shared-browser.js';

const SCAN: Shot = { file: '', stateId: 'dialogs/scan/ready', width: 360, height: 800, scheme: 'dark' };

describe(`The screenshots of the catalogue ${BREADTH}`, () => {
  let catalogue: CatalogueServer;
  let page: Page;

  before(async () => {
    catalogue = await startCatalogueServer();
    page = await (await sharedBrowser()).newPage({ viewport: { width: 100, height: 50 } });
  });
  after(async () => {
    await page.close();
    await catalogue.close();
  });

  it('are identical in two browsers: QR codes, countdowns and dates, too', async () => {
    const browser = await sharedBrowser();
    const tabs = [await CatalogueTab.open(browser, catalogue.url), await CatalogueTab.open(browser, catalogue.url)];
    const [one, other] = await Promise.all(tabs.map((tab) => tab.take(SCAN)));
    if (one === undefined || other === undefined) throw new Error('An image is missing');
    expect((await differenceOf(page, one, other)).pixels).to.equal(0);
    await Promise.all(tabs.map((tab) => tab.close()));
  });

  it('fail with a message that names the state when the state is never reached', async () => {
    const tab = await CatalogueTab.open(await sharedBrowser(), catalogue.url, 500);
    const outcome = await tab.take({ ...SCAN, stateId: 'no/such' }).catch((error: unknown) => error);
    expect(String(outcome)).to.include('no/such is not reached');
    await tab.close();
  });

  it('are compared by the number of pixels that differ', async () => {
    await page.setContent('<body style="margin:0;background:#fff"><i style="display:block;width:10px;height:5px"></i>');
    const before = await page.screenshot();
    const withColour = async (colour: string): Promise<Buffer> => {
      await page.locator('i').evaluate((element, background) => {
        element.style.background = background;
      }, colour);
      return page.screenshot();
    };
    const after = await withColour('#fffffc');
    const blank = await (await sharedBrowser()).newPage();
    const difference = await differenceOf(blank, before, after);
    expect(difference.pixels).to.equal(50);
    expect(difference.image).to.match(/^data:image\/png;base64,/);
    expect((await differenceOf(blank, before, await withColour('#fffffd'))).pixels, 'no person sees it').to.equal(0);
    await blank.close();
  });

  it('count as completely different when their sizes differ', async () => {
    await page.setContent('<body></body>');
    const before = await page.screenshot();
    await page.setViewportSize({ width: 100, height: 60 });
    const after = await page.screenshot();
    expect((await differenceOf(page, before, after)).pixels).to.equal(6000);
  });
});
