import { readFileSync } from 'node:fs';

import { expect } from 'chai';

const CACHE = readFileSync('deploy/nginx/course-site/cache.conf', 'utf8');

describe('The time for which the nginx cache can repeat an error', () => {
  it('is less than 5 s: the longest cache slot plus the age of the last stored answer', () => {
    const patterns = [...CACHE.matchAll(/^ *"~(\S+)" +"\$course_site_tens-\w";$/gm)].map(
      ([, pattern = '']) => new RegExp(pattern.replace('?<course_site_tens>', '')),
    );
    expect(patterns).to.have.lengthOf(3);
    // The cache slot of a second: the number of the matching pattern, or a slot of its own.
    const slotOf = (second: number) => {
      const index = patterns.findIndex((pattern) => pattern.test(`${String(second)}.000`));
      return index < 0 ? `alone ${String(second)}` : `${String(Math.floor(second / 10))} ${String(index)}`;
    };
    const widths = new Map<string, number>();
    for (let second = 1_700_000_000; second < 1_700_000_100; second += 1)
      widths.set(slotOf(second), (widths.get(slotOf(second)) ?? 0) + 1);
    const age = Number(/proxy_cache_valid +200 (\d+)s;/.exec(CACHE)?.[1]);
    expect(Math.max(...widths.values()) + age).to.be.below(5);
  });
});
