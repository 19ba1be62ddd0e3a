import { expect } from 'chai';

import { figures, isFlat } from '../../../tools/soak/figures.js';

describe('The figures of a soak', () => {
  const before = { heapBytes: 10_000_000, listeners: 200, nodes: 1000, timers: 0 };

  it('say what there was, what there is, and how they differ', () => {
    const lines = figures(before, { heapBytes: 10_200_000, listeners: 190, nodes: 1000, timers: 2 });
    expect(lines.map((line) => line.replaceAll(/ +/g, ' '))).to.deep.equal([
      'heap, bytes 10000000 → 10200000 +2.0 %',
      'listeners 200 → 190 -5.0 %',
      'nodes 1000 → 1000 +0.0 %',
      'timers 0 → 2 none before',
    ]);
  });

  it('call a heap flat that has grown by 5 % at most', () => {
    expect(isFlat(before, { heapBytes: 10_500_000 })).to.equal(true);
    expect(isFlat(before, { heapBytes: 10_500_001 })).to.equal(false);
    expect(isFlat(before, { heapBytes: 9_000_000 })).to.equal(true);
  });
});
