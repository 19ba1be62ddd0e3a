import { expect } from 'chai';

import { figures, type HeldResources, isFlat } from './figures.js';

const before: HeldResources = {
  heapBytes: 10_000_000,
  bufferBytes: 500_000,
  browserBytes: 2_000_000,
  listeners: 200,
  nodes: 1000,
  timers: 0,
};

describe('The figures of a soak', () => {
  it('list all measurements, and the change from the first to the last', () => {
    const middle = { ...before, heapBytes: 10_300_000 };
    const lines = figures([before, middle, { ...before, heapBytes: 10_200_000, listeners: 190, timers: 2 }]);
    expect(lines.map((line) => line.replaceAll(/ +/g, ' '))).to.deep.equal([
      'heap, bytes 10000000 → 10300000 → 10200000 +2.0 %',
      'buffers, bytes 500000 → 500000 → 500000 +0.0 %',
      'browser, bytes 2000000 → 2000000 → 2000000 +0.0 %',
      'listeners 200 → 200 → 190 -5.0 %',
      'nodes 1000 → 1000 → 1000 +0.0 %',
      'timers 0 → 0 → 2 none before',
    ]);
  });

  it('count as flat up to 5 % of growth and three more timers', () => {
    const flat = (change: Partial<HeldResources>) => isFlat([before, { ...before, ...change }]);
    expect([10_500_000, 10_500_001, 9_000_000].map((heapBytes) => flat({ heapBytes }))).to.deep.equal([
      true,
      false,
      true,
    ]);
    expect([flat({ listeners: 210 }), flat({ listeners: 211 }), flat({ nodes: 1051 })]).to.deep.equal([
      true,
      false,
      false,
    ]);
    expect([flat({ browserBytes: 9_000_000 }), flat({ bufferBytes: 525_001 })]).to.deep.equal([true, false]);
    expect([flat({ timers: 3 }), flat({ timers: 4 })]).to.deep.equal([true, false]);
  });
});

describe('A heap that grows by a little', () => {
  const looks = (...heapBytes: readonly number[]) => heapBytes.map((bytes) => ({ ...before, heapBytes: bytes }));

  it('is not flat when it grows in every lap: a leak of a hundred bytes each time', () => {
    expect(isFlat(looks(10_000_000, 10_026_000, 10_052_000, 10_078_000, 10_104_000))).to.equal(false);
    expect(isFlat(looks(10_000_000, 10_025_000, 10_050_000, 10_075_000, 10_100_000))).to.equal(true);
  });

  it('is flat when it settles or varies', () => {
    expect(isFlat(looks(10_000_000, 10_200_000, 10_300_000, 10_301_000, 10_340_000))).to.equal(true);
    expect(isFlat(looks(10_000_000, 10_200_000, 10_100_000, 10_300_000, 10_400_000))).to.equal(true);
  });
});
