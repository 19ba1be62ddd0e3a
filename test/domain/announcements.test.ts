import { expect } from 'chai';
import fc from 'fast-check';

import { announcementAddress, readAnnouncementAddress } from '../../src/domain/announcements.js';

describe('The address of an announcement', () => {
  it('leaves out a missing id and the first page', () => {
    expect(announcementAddress({ id: undefined, page: 1 })).to.equal('/announcement');
    expect(announcementAddress({ id: 7, page: 1 })).to.equal('/announcement?id=7');
    expect(announcementAddress({ id: undefined, page: 2 })).to.equal('/announcement?page=2');
    expect(announcementAddress({ id: 7, page: 2 })).to.equal('/announcement?id=7&page=2');
  });

  it('opens what its link names: reading an address returns what was written into it', () => {
    const number = fc.integer({ min: 1, max: 999_999_999 });
    fc.assert(
      fc.property(fc.option(number, { nil: undefined }), number, (id, page) => {
        const { search } = new URL(announcementAddress({ id, page }), 'https://site.example');
        expect(readAnnouncementAddress(search)).to.deep.equal({ id, page });
      }),
    );
  });

  for (const id of ['abc', '0', '-1', '1.5', '1e3', '9999999999', '%28', '0x7']) {
    it(`with the id '${id}' names no announcement, not the latest one`, () => {
      expect(readAnnouncementAddress(`?id=${id}`).id).to.equal(0);
    });
  }

  for (const page of ['', 'abc', '0', '-1', '1.5', '%E0']) {
    it(`with the page '${page}' means the first page`, () => {
      expect(readAnnouncementAddress(`?page=${page}`)).to.deep.equal({ id: undefined, page: 1 });
    });
  }

  it('is read from any query without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const { page } = readAnnouncementAddress(`?id=${query}&page=${query}`);
        expect(page).to.be.at.least(1);
      }),
    );
  });
});
