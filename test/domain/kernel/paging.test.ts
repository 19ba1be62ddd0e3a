import { expect } from 'chai';
import fc from 'fast-check';

import {
  isEmptyList,
  knownPages,
  pageAddress,
  pageCount,
  pageNumbers,
  readPage,
} from '../../../src/domain/kernel/paging.js';

const sizes = fc.integer({ min: 1, max: 100 });

describe('pageCount', () => {
  it('is one for a list without entries', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        expect(pageCount(0, size)).to.equal(1);
      }),
    );
  });

  it('is the smallest number of pages that holds every entry', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), sizes, (total, size) => {
        const pages = pageCount(total, size);
        expect(pages * size).to.be.at.least(total);
        expect((pages - 1) * size).to.be.below(total);
      }),
    );
  });
});

describe('A list of unknown length', () => {
  const of = (entries: number, total?: number) => ({ items: Array.from({ length: entries }), total });

  it('goes on as long as its pages are full', () => {
    const pages = [of(10), of(9), of(0), of(10, 35)].map((list) => knownPages(list, { page: 3, size: 10 }));
    expect(pages).to.deep.equal([4, 3, 3, 4]);
  });

  it('is empty when its first page is, and one of known length when it has no entries', () => {
    expect([isEmptyList(of(0), 1), isEmptyList(of(0), 2), isEmptyList(of(1), 1)]).to.deep.equal([true, false, false]);
    expect([isEmptyList(of(0, 0), 2), isEmptyList(of(0, 3), 1)]).to.deep.equal([true, false]);
  });
});

describe('The address of a page of a list', () => {
  it('leaves out the first page', () => {
    expect(pageAddress('/member/messages', 1)).to.equal('/member/messages');
    expect(pageAddress('/member/messages', 250)).to.equal('/member/messages?page=250');
  });

  for (const [query, page] of [
    ['?page=250', 250],
    ['?x=1&page=2', 2],
    ['', 1],
    ['?page=0', 1],
    ['?page=-1', 1],
    ['?page=1.5', 1],
    ['?page=x', 1],
    ['?page=99999999999', 1],
  ] as const) {
    it(`with the query ${JSON.stringify(query)} means page ${page}`, () => expect(readPage(query)).to.equal(page));
  }
});

describe('The page numbers of a pager', () => {
  const CASES = [
    { page: 1, count: 2, shows: '1 2' },
    { page: 4, count: 7, shows: '1 2 3 4 5 6 7' },
    { page: 1, count: 9, shows: '1 2 3 4 5 …7 9' },
    { page: 4, count: 9, shows: '1 2 3 4 5 …7 9' },
    { page: 5, count: 9, shows: '1 …2 4 5 6 …7 9' },
    { page: 6, count: 9, shows: '1 …3 5 6 7 8 9' },
    { page: 9, count: 9, shows: '1 …3 5 6 7 8 9' },
    { page: 250, count: 500, shows: '1 …125 249 250 251 …375 500' },
    { page: 12, count: 8, shows: '1 …2 4 5 6 7 8' },
  ];
  for (const { page, count, shows } of CASES) {
    it(`are ${shows} on page ${String(page)} of ${String(count)}`, () => {
      const items = pageNumbers(page, count).map((item) =>
        typeof item === 'number' ? String(item) : `…${String(item.middle)}`,
      );
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

  it('lead from any page of 100 to any other one with at most six presses', () => {
    for (let from = 1; from <= 100; from += 1) {
      let reached = new Set([from]);
      for (let presses = 0; presses < 6; presses += 1) reached = new Set([...reached].flatMap(leadsTo));
      expect(reached.size, `from page ${String(from)}`).to.equal(100);
    }
  });
});

/** The pages that the pager of a page of 100 pages leads to, and the page itself. */
function leadsTo(page: number): readonly number[] {
  return pageNumbers(page, 100).map((item) => (typeof item === 'number' ? item : item.middle));
}
