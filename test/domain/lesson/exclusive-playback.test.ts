import { expect } from 'chai';

import { MemoryStorageArea, MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { PlaybackLock } from '../../../src/domain/lesson/exclusive-playback.js';
import { watching } from '../../support/watching.js';

describe('PlaybackLock', () => {
  it('is lost as soon as another tab takes the lock, and not when the same tab takes the lock again', () => {
    const area = new MemoryStorageArea();
    const lock = (own: string) => new PlaybackLock(new MemoryVisitStore(area), own);
    const [one, other] = [lock('a'), lock('b')];
    one.take();
    const lost = [watching(one.lost()), watching(other.lost())];
    other.take();
    other.take();
    expect(lost.map(({ values }) => values.length)).to.deep.equal([1, 0]);
    one.take();
    expect(lost.map(({ values }) => values.length)).to.deep.equal([1, 1]);
  });

  it('is not lost when only the storage is cleared', () => {
    const store = new MemoryVisitStore();
    const lock = new PlaybackLock(store, 'a');
    lock.take();
    const lost = watching(lock.lost());
    store.erase('playId');
    expect(lost.values).to.deep.equal([]);
  });
});
