import { expect } from 'chai';

import { searchResultAddress } from '../../../src/domain/search/search-results.js';

describe('the address of a search result (pages §15)', () => {
  it('is that of a course or a lesson', () => {
    expect(searchResultAddress({ kind: 'course', id: 5 })).to.equal('/courses/detail/5');
    expect(searchResultAddress({ kind: 'lesson', id: 70 })).to.equal('/courses/video/70');
  });

  for (const kind of ['live', 'book', 'article', 'paper', 'practice', 'mock-paper', 'other'] as const) {
    it(`is none for ${kind}, which has no page here`, () => {
      expect(searchResultAddress({ kind, id: 5 })).to.equal(undefined);
    });
  }
});
