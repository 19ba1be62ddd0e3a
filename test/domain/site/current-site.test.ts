import { expect } from 'chai';

import { CurrentSite } from '../../../src/domain/site/current-site.js';
import { aSite } from '../../support/site.js';

describe('current site', () => {
  it('is unknown until start-up brings it (spec §3: the configuration starts empty)', () => {
    const current = new CurrentSite();
    expect(current.site$.value).to.equal(undefined);
    const site = aSite();
    current.arrive(site);
    expect(current.site$.value).to.equal(site);
  });
});
