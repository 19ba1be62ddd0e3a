import { expect } from 'chai';

import { rememberMsv } from '../../../src/application/site/background-tasks.js';
import { FakeNavigator } from '../../support/fake-navigator.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { watching } from '../../support/watching.js';

describe('inviter in the address', () => {
  for (const [address, kept] of [
    ['/?msv=7', '7'],
    ['/courses/detail/3?tab=1&msv=a%2Bb', 'a+b'],
    ['/?msv=100%', '100%'],
    ['/?msv=%207%20', '7'],
  ] as const) {
    it(`of ${address} is kept as ${kept} (clarifications §1)`, () => {
      const store = FakeVisitStore.with({ msv: 'earlier' });
      rememberMsv(new FakeNavigator(address), store).subscribe();
      expect(store.read('msv')).to.equal(kept);
    });
  }

  it('is the earlier one when the address has none, or an empty one', () => {
    for (const address of ['/', '/?msv=', '/?msv=%20', '/?msvx=7']) {
      const store = FakeVisitStore.with({ msv: 'earlier' });
      rememberMsv(new FakeNavigator(address), store).subscribe();
      expect(store.read('msv'), address).to.equal('earlier');
    }
  });

  it('counts on an address that was reached inside the site too (issue 9, finding 7)', () => {
    const store = FakeVisitStore.with({ msv: 'earlier' });
    const navigator = new FakeNavigator('/');
    const remembering = watching(rememberMsv(navigator, store));
    navigator.go('/vip?msv=7');
    navigator.go('/courses');
    expect(store.read('msv')).to.equal('7');
    remembering.stop();
    navigator.go('/?msv=8');
    expect(store.read('msv')).to.equal('7');
  });
});
