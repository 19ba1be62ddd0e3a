import { expect } from 'chai';

import { pageNumbers } from '../../../src/domain/paging.js';

describe('The page numbers of a pager (pages §2)', () => {
  const CASES = [
    { page: 1, count: 2, shows: '1 2' },
    { page: 4, count: 7, shows: '1 2 3 4 5 6 7' },
    { page: 1, count: 9, shows: '1 2 3 4 5 … 9' },
    { page: 4, count: 9, shows: '1 2 3 4 5 … 9' },
    { page: 5, count: 9, shows: '1 … 4 5 6 … 9' },
    { page: 6, count: 9, shows: '1 … 5 6 7 8 9' },
    { page: 9, count: 9, shows: '1 … 5 6 7 8 9' },
    { page: 250, count: 500, shows: '1 … 249 250 251 … 500' },
    { page: 12, count: 8, shows: '1 … 4 5 6 7 8' },
  ];
  for (const { page, count, shows } of CASES) {
    it(`are ${shows} on page ${String(page)} of ${String(count)}`, () => {
      const items = pageNumbers(page, count).map((item) => (item === 'gap' ? '…' : String(item)));
      expect(items.join(' ')).to.equal(shows);
    });
  }

  it('are at most seven items, with the first page, the last page and the current one among them', () => {
    for (let count = 1; count <= 30; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const items = pageNumbers(page, count);
        expect(items).to.include.members([1, page, count]);
        expect(items.length).to.equal(Math.min(count, 7));
      }
    }
  });
});
