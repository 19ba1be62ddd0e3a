import { expect } from 'chai';

import { isSeeking, seriesAfter, type Tap, type TapSeries } from '../../../src/domain/lesson/double-tap.js';

/** How many of the taps seek, by `x` and milliseconds. */
function seeks(...taps: readonly (readonly [x: number, atMs: number])[]): number {
  let series: TapSeries | undefined;
  return taps.filter(([x, atMs]) => {
    const tap: Tap = { x, atMs };
    series = seriesAfter(series, tap);
    return isSeeking(series);
  }).length;
}

describe('Taps on the video', () => {
  const CASES: readonly (readonly [what: string, count: number, taps: readonly (readonly [number, number])[]])[] = [
    ['one tap', 0, [[0.1, 0]]],
    [
      'a double tap on the left',
      1,
      [
        [0.1, 0],
        [0.3, 300],
      ],
    ],
    [
      'a double tap on the right',
      1,
      [
        [0.9, 0],
        [0.7, 300],
      ],
    ],
    [
      'double taps in the middle third, up to its edges',
      0,
      [
        [1 / 3, 0],
        [1 / 3, 100],
        [2 / 3, 200],
        [2 / 3, 300],
      ],
    ],
    [
      'two slow taps',
      0,
      [
        [0.1, 0],
        [0.1, 301],
      ],
    ],
    [
      'two taps in the middle',
      0,
      [
        [0.5, 0],
        [0.5, 100],
      ],
    ],
    [
      'taps on both sides',
      0,
      [
        [0.1, 0],
        [0.9, 100],
        [0.1, 200],
      ],
    ],
    [
      'taps that go on, each within 700 ms',
      3,
      [
        [0.1, 0],
        [0.1, 300],
        [0.1, 1000],
        [0.1, 1700],
      ],
    ],
    [
      'a tap that comes too late for the series',
      1,
      [
        [0.1, 0],
        [0.1, 300],
        [0.1, 1001],
      ],
    ],
    [
      'a side that changes',
      2,
      [
        [0.1, 0],
        [0.1, 100],
        [0.9, 200],
        [0.9, 300],
      ],
    ],
    [
      'a clock that is set back',
      1,
      [
        [0.1, 9000],
        [0.1, 100],
      ],
    ],
  ];
  for (const [what, count, taps] of CASES)
    it(`seek ${String(count)} times: ${what}`, () => {
      expect(seeks(...taps)).to.equal(count);
    });
});
