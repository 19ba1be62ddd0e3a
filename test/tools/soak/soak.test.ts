import { expect } from 'chai';

import { readWishes } from '../../../tools/soak/arguments.js';
import { figures, type Held, isFlat } from '../../../tools/soak/figures.js';

const before: Held = {
  heapBytes: 10_000_000,
  bufferBytes: 500_000,
  browserBytes: 2_000_000,
  listeners: 200,
  nodes: 1000,
  timers: 0,
};

describe('The figures of a soak', () => {
  it('say what there was, what there is, what lay between, and how they differ', () => {
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

  it('call flat what has grown by 5 % at most, and by a timer or two', () => {
    const flat = (change: Partial<Held>) => isFlat([before, { ...before, ...change }]);
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
    expect([flat({ timers: 3 }), flat({ timers: 4 })]).to.deep.equal([true, false]);
  });
});

describe('What a soak is told', () => {
  const read = (...input: readonly string[]) => readWishes(input, ['week', 'lesson']);

  it('is its name, and how many times', () => {
    expect(read('week')).to.deep.equal({ name: 'week', times: undefined });
    expect(read('lesson', '--times', '500')).to.deep.equal({ name: 'lesson', times: 500 });
  });

  it('is nothing else', () => {
    const others = [
      [],
      ['month'],
      ['week', '500'],
      ['week', '--times'],
      ['week', '--times', 'x'],
      ['week', '--times', '0'],
    ];
    expect(others.map((input) => read(...input))).to.deep.equal(others.map(() => undefined));
    expect(read('week', '--times', '5', 'more')).to.equal(undefined);
  });
});
