import { expect } from 'chai';

import { type CatalogueServer, startCatalogueServer } from '../../tools/preview/catalogue-server.js';
import { Photographer } from '../../lab/pictures/photographer.js';
import type { Shot } from '../../lab/pictures/shot.js';
import { sharedBrowser } from '../support/browser/shared-browser.js';

const SCAN: Shot = { file: '', stateId: 'dialogs/scan/ready', width: 360, height: 800, scheme: 'dark' };

describe('The screenshots of the catalogue', () => {
  let catalogue: CatalogueServer;

  before(async () => {
    catalogue = await startCatalogueServer();
  });
  after(() => catalogue.close());

  it('are identical in two browsers: QR codes, countdowns and dates, too', async () => {
    const browser = await sharedBrowser();
    const photographers = [
      await Photographer.hired(browser, catalogue.url),
      await Photographer.hired(browser, catalogue.url),
    ];
    const [one, other] = await Promise.all(photographers.map((photographer) => photographer.take(SCAN)));
    if (one === undefined || other === undefined) throw new Error('An image is missing');
    expect(one.equals(other)).to.equal(true);
    await Promise.all(photographers.map((photographer) => photographer.dismiss()));
  });
});
