import { expect } from 'chai';
import fc from 'fast-check';

import { outlineLevels } from '../../../src/domain/content/editor-markup.js';

const levels = fc.array(fc.integer({ min: 1, max: 6 }));

describe('outlineLevels', () => {
  it('puts a text under the headings of the page', () => {
    expect(outlineLevels([1, 2, 2, 3, 1], 3)).to.deep.equal([3, 4, 4, 5, 3]);
  });

  it('closes the gaps that an owner left', () => {
    expect(outlineLevels([2, 5, 4, 2], 3)).to.deep.equal([3, 4, 4, 3]);
  });

  it('never skips a level on the way down, nor leaves the levels that there are', () => {
    fc.assert(
      fc.property(levels, fc.integer({ min: 2, max: 6 }), (given, top) => {
        const outline = outlineLevels(given, top);
        outline.forEach((level, index) => {
          expect(level).to.be.within(top, 6);
          expect(level - (outline[index - 1] ?? top)).to.be.at.most(1);
        });
      }),
    );
  });

  it('keeps whatever stood under another heading under it, as far as there are levels', () => {
    fc.assert(
      fc.property(levels, (given) => {
        const outline = outlineLevels(given, 2);
        given.forEach((level, index) => {
          const before = given[index - 1];
          if (before !== undefined && level > before) {
            expect(outline[index]).to.equal(Math.min(6, (outline[index - 1] ?? 2) + 1));
          }
        });
      }),
    );
  });
});
