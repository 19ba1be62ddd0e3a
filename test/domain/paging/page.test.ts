import { expect } from 'chai';
import fc from 'fast-check';

import { pageCount } from '../../../src/domain/paging.js';

const sizes = fc.integer({ min: 1, max: 100 });

describe('pageCount', () => {
  it('is one for a list without entries', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        expect(pageCount(0, size)).to.equal(1);
      }),
    );
  });

  it('is as many pages as hold every entry, and not one more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), sizes, (total, size) => {
        const pages = pageCount(total, size);
        expect(pages * size).to.be.at.least(total);
        expect((pages - 1) * size).to.be.below(total);
      }),
    );
  });
});
