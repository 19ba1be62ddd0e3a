import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { PLANTED } from '../../demo/catalogue/states/planted-fault.js';
import { type CatalogueServer, startCatalogueServer } from '../../tools/preview/catalogue-server.js';
import { BREADTH } from '../support/breadth.js';
import { audit } from '../support/browser/audit.js';
import { openInspector } from '../support/browser/catalogue-audit.js';
import { Noise } from '../support/browser/noise.js';
import { sharedBrowser } from '../support/browser/shared-browser.js';

describe(`The catalogue of screen states in the browser ${BREADTH}`, () => {
  let catalogue: CatalogueServer;
  let page: Page;
  const noise = new Noise();

  before(async () => {
    catalogue = await startCatalogueServer();
    // The page must not emulate a colour scheme: that would override the scheme of the frame.
    page = await (await sharedBrowser()).newPage({ colorScheme: null, viewport: { width: 1440, height: 900 } });
    await noise.listenTo(page);
    await page.goto(`${catalogue.url}/#header/anonymous`);
  });
  after(async () => {
    await page.context().close();
    await catalogue.close();
  });

  it('shows the state at the chosen width and in the chosen colour scheme', async () => {
    await page.getByRole('button', { name: '768 px' }).click();
    await page.getByRole('button', { name: '深色' }).click();
    await page.waitForFunction(() => {
      const view = document.querySelector('iframe')?.contentWindow;
      return view?.innerWidth === 768 && view.matchMedia('(prefers-color-scheme: dark)').matches;
    });
  });

  it('has no accessibility problem and writes nothing to the console', async () => {
    expect(await audit(page)).to.deep.equal([]);
    noise.expectOnly();
  });
});

describe(`The check of the states ${BREADTH}`, () => {
  const inspector = openInspector();

  for (const which of ['narrow', 'others'] as const)
    it(`finds a planted fault in a whole document, light and dark: ${which}`, async () => {
      const lines = linesOf(await inspector().inspect(PLANTED, 'document', which));
      expectFault(lines, which === 'narrow' ? '360' : '1440', ['light', 'dark']);
      for (const phone of which === 'narrow' ? ['320'] : ['360', '390', '430'])
        expect(lines).to.include.members(
          ['outside', 'cut in a letter', 'scrolls inside what scrolls', 'small target'].map(
            (fault) => `${phone}, touch: ${fault}`,
          ),
        );
    });

  it('finds a planted fault in the content of a later state', async () => {
    expectFault(linesOf(await inspector().inspect(PLANTED, 'content', 'audited')), '360', ['dark']);
  });

  function linesOf(found: readonly string[]): readonly string[] {
    return found.map((line) => line.replace(/^(.*?: .*?):.*/s, '$1'));
  }

  function expectFault(lines: readonly string[], width: string, ringSchemes: readonly string[]): void {
    expect(lines).to.include.members([`${width}: loose text`, `${width}, light: button-name`]);
    for (const scheme of ['light', 'dark']) expect(lines).to.include.members([`${width}, ${scheme}: color-contrast`]);
    for (const scheme of ringSchemes) expect(lines).to.include.members([`${width}, ${scheme}: unseen focus`]);
  }
});
