import { expect } from 'chai';

import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';

describe('The in-memory environment', () => {
  it('ignores Back and Forward at the ends of the history', () => {
    const navigator = new MemoryNavigator('/');
    navigator.travel(-1);
    navigator.travel(1);
    expect(navigator.location$.value.arrival).to.equal('load');
  });

  it('removes the entries ahead when an entry is added, and preserves them when one is replaced', () => {
    const navigator = new MemoryNavigator('/');
    navigator.go('/courses');
    navigator.go('/vip');
    navigator.travel(-1);
    navigator.go('/search', 'replace');
    expect(navigator.history).to.deep.equal(['/', '/search', '/vip']);
    navigator.go('/announcement');
    expect(navigator.history).to.deep.equal(['/', '/search', '/announcement']);
  });
});
