import { expect } from 'chai';

import { showsVipEntry } from '../../../src/domain/nav.js';
import { aSite } from '../../support/site.js';

describe('VIP entry', () => {
  it('is shown only if the switch is on and the build does not disable it (spec §2 header)', () => {
    const [on, off] = [aSite().config, aSite().withoutVip().config];
    expect(showsVipEntry(on, { vipDisabled: false })).to.equal(true);
    expect(showsVipEntry(on, { vipDisabled: true })).to.equal(false);
    expect(showsVipEntry(off, { vipDisabled: false })).to.equal(false);
    expect(showsVipEntry(off, { vipDisabled: true })).to.equal(false);
  });
});
