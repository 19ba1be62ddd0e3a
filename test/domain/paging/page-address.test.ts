import { expect } from 'chai';

import { pageAddress, readPage } from '../../../src/domain/paging.js';

describe('The address of a page of a list', () => {
  it('leaves out the first page (pages §0.1)', () => {
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
    it(`reads ${JSON.stringify(query)} as page ${page}`, () => {
      expect(readPage(query)).to.equal(page);
    });
  }
});
