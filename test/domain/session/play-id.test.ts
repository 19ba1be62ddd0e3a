import { expect } from 'chai';

import { PlayId } from '../../../src/domain/lesson/playing.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';

describe('play id', () => {
  it('is remembered under its stored key, for the next page load too (spec §3 local storage)', () => {
    const store = new FakeVisitStore();
    expect(new PlayId(store).value).to.equal(undefined);
    new PlayId(store).remember('p-7');
    expect(store.read('playId')).to.equal('p-7');
    expect(new PlayId(store).value).to.equal('p-7');
  });
});
