import { expect } from 'chai';

import { BREADTH } from '../support/breadth.js';
import { browserRig } from '../support/browser/rig.js';

describe('A site that can be installed (docs/spec/start-and-routes.md#installing)', () => {
  const rig = browserRig({ settings: 'brand_colour = #c81e3c' });

  // A headless shell names no reason why a site cannot be installed, so this reads what Chromium takes from the manifest.
  it(`has the name of the server, home, a window of its own, and icon and toolbar in the brand colour ${BREADTH}`, async () => {
    rig.controls.setUp({ siteName: '知行学堂' });
    const visit = await rig.visit('/courses');
    await visit.sees('录播课');
    await visit.page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
    const debug = await visit.page.context().newCDPSession(visit.page);
    const { errors, manifest } = await debug.send('Page.getAppManifest');
    expect(errors).to.deep.equal([]);
    const home = `${visit.origin}/`;
    expect(manifest).to.deep.include({
      name: '知行学堂',
      id: home,
      startUrl: home,
      scope: home,
      display: 'kStandalone',
      displayOverrides: ['kMinimalUi'],
    });
    const { icons = [], themeColor } = manifest;
    expect([themeColor, await visit.page.locator('meta[name=theme-color]').getAttribute('content')]).to.deep.equal([
      'rgba(200,30,60,1)',
      '#c81e3c',
    ]);
    expect(icons).to.have.lengthOf(1);
    expect(icons[0]?.url).to.match(/^data:image\/svg\+xml,.*%23c81e3c/);
    expect([icons[0]?.sizes, icons[0]?.type]).to.deep.equal(['0x0', 'image/svg+xml']);
    visit.expectQuiet();
  });
});
