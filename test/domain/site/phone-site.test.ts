import { expect } from 'chai';

import { wantsPhoneSite } from '../../../src/domain/site/phone-site.js';
import { aLocation } from '../../support/a-location.js';
import { aSite } from '../../support/site.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';

describe('The phone site', () => {
  const { config } = aSite().withPhoneSite('https://m.example');
  const here = aLocation('/courses');

  it('is for a visitor with a phone, when the operator has a phone site', () => {
    expect(wantsPhoneSite('h5', config, here, new FakeVisitStore())).to.equal(true);
    expect(wantsPhoneSite('h5', aSite().config, here, new FakeVisitStore())).to.equal(false);
    expect(wantsPhoneSite('wechat', config, here, new FakeVisitStore())).to.equal(true);
    expect(wantsPhoneSite('pc', config, here, new FakeVisitStore())).to.equal(false);
  });

  it('is not used in a tab in which the visitor has opened ?desktop=1', () => {
    const store = new FakeVisitStore();
    expect(wantsPhoneSite('h5', config, aLocation('/?desktop=1'), store)).to.equal(false);
    expect(wantsPhoneSite('h5', config, aLocation('/?desktop=1）'), new FakeVisitStore())).to.equal(false);
    expect(wantsPhoneSite('h5', config, here, store)).to.equal(false);
    expect(wantsPhoneSite('h5', config, aLocation('/?desktop=0'), new FakeVisitStore())).to.equal(true);
  });
});
