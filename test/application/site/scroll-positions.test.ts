import { expect } from 'chai';

import { ScrollPositions } from '../../../src/application/site/scroll-positions.js';
import { SCROLL_POSITIONS_MAX } from '../../../src/domain/site/limits.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';

describe('The scroll positions', () => {
  it('are stored for each history entry, the newest value counts, and another document can read them', () => {
    const store = new FakeVisitStore();
    const positions = new ScrollPositions(store);
    positions.save('a', 100);
    positions.save('b', 0);
    positions.save('a', 700.4);
    const later = new ScrollPositions(store);
    expect(['a', 'b', 'c'].map((key) => later.of(key))).to.deep.equal([700, 0, undefined]);
  });

  it('are distinguished for keys that begin with digits', () => {
    const positions = new ScrollPositions(new FakeVisitStore());
    positions.save('1a', 10);
    positions.save('2b', 20);
    expect([positions.of('1a'), positions.of('2b')]).to.deep.equal([10, 20]);
  });

  it('are stored only for the newest entries', () => {
    const store = new FakeVisitStore();
    const positions = new ScrollPositions(store);
    for (let entry = 0; entry <= SCROLL_POSITIONS_MAX; entry += 1) positions.save(`entry${String(entry)}`, entry);
    expect(positions.of('entry0')).to.equal(undefined);
    expect([positions.of('entry1'), positions.of(`entry${String(SCROLL_POSITIONS_MAX)}`)]).to.deep.equal([
      1,
      SCROLL_POSITIONS_MAX,
    ]);
  });

  for (const odd of ['', '&&=', 'a', '[{"a":1}]', 'a=x&b=-5']) {
    it(`are undefined when the stored text is not readable: '${odd}'`, () => {
      const store = FakeVisitStore.with({ scrollPositions: odd });
      const positions = new ScrollPositions(store);
      expect([positions.of('a'), positions.of('b')]).to.deep.equal([undefined, undefined]);
      positions.save('a', 3);
      expect(positions.of('a')).to.equal(3);
    });
  }
});
