import { expect } from 'chai';

import { readStudyAddress, studyAddress } from '../../../src/domain/study.js';

describe('The address of the study centre (pages §5)', () => {
  const ADDRESSES = [
    { query: '', tab: 'learned', page: 1, address: '/study-center' },
    { query: '?page=3', tab: 'learned', page: 3, address: '/study-center?page=3' },
    { query: '?tab=courses', tab: 'courses', page: 1, address: '/study-center?tab=courses' },
    { query: '?page=2&tab=like', tab: 'like', page: 2, address: '/study-center?tab=like&page=2' },
  ] as const;
  for (const { query, tab, page, address } of ADDRESSES) {
    it(`says ${tab}, page ${page} in ${query || 'nothing'}, and is ${address}`, () => {
      expect(readStudyAddress(query)).to.deep.equal({ tab, page });
      expect(studyAddress({ tab, page })).to.equal(address);
    });
  }

  for (const query of ['?tab=learned&page=1', '?tab=Like&page=0', '?tab=&page=x', '?tab=2&page=-1', '?tab=%']) {
    it(`takes what makes no sense in ${query} for absent (pages §0.1)`, () => {
      expect(studyAddress(readStudyAddress(query))).to.equal('/study-center');
    });
  }

  it('begins a list at its first page', () => {
    expect(studyAddress({ tab: 'like' })).to.equal('/study-center?tab=like');
  });
});
