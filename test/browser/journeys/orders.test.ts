import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { browserRig } from '../../support/browser/rig.js';

// Here the site uses the same calls with both generations (test/contract/adapters-by-generation.ts).
describe('The orders of a member', () => {
  const rig = browserRig({ generation: 1 });

  it('have a number that can be copied', async () => {
    const visit = await rig.visit('/member/orders', { signedInAs: SEEDED.ordinary });
    await visit.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit.button('复制订单号 1011000057').click();
    await visit.reads('订单号已复制');
    expect(await visit.page.evaluate(() => navigator.clipboard.readText())).to.equal('1011000057');
    visit.expectQuiet();
  });
});
