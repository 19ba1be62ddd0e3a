import { expect } from 'chai';
import fc from 'fast-check';

import { KEYWORDS } from '../../../src/domain/search/keywords.js';
import {
  keywordAt,
  readSearchAddress,
  SEARCH_TYPES,
  type SearchAddress,
  searchAddress,
  searchFor,
} from '../../../src/domain/search/search-address.js';
import { SEARCH_NEEDS_KEYWORD } from '../../../src/domain/site/strings.js';
import { visibleText } from '../../../src/domain/text/visible-text.js';
import { aLocation } from '../../support/a-location.js';

function writtenAndRead(address: SearchAddress): SearchAddress {
  return readSearchAddress(new URL(searchAddress(address), 'https://site.example').search);
}

describe('The address of a search', () => {
  it('leaves out an empty keyword, the default type and the first page', () => {
    expect(searchAddress({ keywords: '', type: '', page: 1 })).to.equal('/search');
    expect(searchAddress({ keywords: 'a', type: '', page: 1 })).to.equal('/search?keywords=a');
    expect(searchAddress({ keywords: 'a', type: 'video', page: 3 })).to.equal('/search?keywords=a&type=video&page=3');
  });

  for (const keywords of ['C#', 'C++', 'a&b', 'a=b', '100%', '(', '[', '"', "'", '+', '?', '/', '😀', '课程 入门']) {
    it(`with the keyword ${keywords} is read back unchanged`, () => {
      expect(writtenAndRead({ keywords, type: 'vod', page: 2 })).to.deep.equal({ keywords, type: 'vod', page: 2 });
    });
  }

  it('opens what its link names: reading an address returns what was written into it', () => {
    const keyword = fc.string({ unit: 'grapheme', maxLength: 12 }).map(visibleText);
    fc.assert(
      fc.property(keyword, fc.constantFrom(...SEARCH_TYPES), fc.integer({ min: 1, max: 999_999_999 }), (...parts) => {
        const [keywords, type, page] = parts;
        expect(writtenAndRead({ keywords, type, page })).to.deep.equal({ keywords, type, page });
      }),
    );
  });

  it('cuts a keyword after 100 whole characters', () => {
    const long = '😀'.repeat(101);
    expect(readSearchAddress(`?keywords=${encodeURIComponent(long)}`).keywords).to.equal('😀'.repeat(100));
    expect(writtenAndRead({ keywords: long, type: '', page: 1 }).keywords).to.equal('😀'.repeat(100));
    expect(writtenAndRead({ keywords: `${'a'.repeat(99)} b`, type: '', page: 1 }).keywords).to.equal('a'.repeat(99));
    const written = (keywords: string) => searchAddress({ keywords, type: '', page: 1 });
    expect(written(`${'a'.repeat(99)} b`)).to.equal(`/search?keywords=${'a'.repeat(99)}`);
    expect(written(`  ${'a'.repeat(100)}`)).to.equal(`/search?keywords=${'a'.repeat(100)}`);
  });

  for (const query of ['?type=book', '?type=VOD', '?type=0', '?page=0', '?page=-1', '?page=1.5', '?page=七', '']) {
    it(`treats an invalid value in '${query}' as absent`, () => {
      expect(readSearchAddress(query)).to.deep.equal({ keywords: '', type: '', page: 1 });
    });
  }

  it('is read from any query without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => searchAddress(readSearchAddress(`?keywords=${text}&type=${text}&page=${text}`))).not.to.throw();
      }),
    );
  });
});

/** The keyword that the search page reads after the typed text went through the address. */
function keywordOnSearchPage(typed: string): string | undefined {
  const decision = searchFor(typed);
  return decision.kind === 'go' ? KEYWORDS.read(new URL(decision.to, 'https://site.example').search) : undefined;
}

describe('A search', () => {
  it('opens /search with the keyword', () => {
    expect(searchFor('react')).to.deep.equal({ kind: 'go', to: '/search?keywords=react' });
  });

  for (const typed of ['', '   ', '\t\u3000', '\u200b\u3164']) {
    it(`is refused for ${JSON.stringify(typed)} with "${SEARCH_NEEDS_KEYWORD}"`, () => {
      expect(searchFor(typed)).to.deep.equal({ kind: 'refuse', text: '请输入关键字后再搜索' });
    });
  }

  for (const keyword of ['C#', 'C++', 'a&b', '100%', 'a=b', '?', '课程 入门', '%28', '(', '/', '😀']) {
    it(`passes ${keyword} to the search page unchanged`, () => expect(keywordOnSearchPage(keyword)).to.equal(keyword));
  }

  it('passes any keyword to the search page, trimmed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(keywordOnSearchPage(typed)).to.equal(typed.trim() || undefined);
      }),
    );
  });

  it('replaces half an emoji, which no address can carry, and never throws', () => {
    expect(keywordOnSearchPage('a\uD83Db')).to.equal('a\uFFFDb');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(() => searchFor(typed)).not.to.throw();
      }),
    );
  });
});

describe('The keyword in the search box', () => {
  it('is that of the search page, however the path of that page is spelled', () => {
    for (const path of ['/search', '/search/', '/Search', '/s%65arch']) {
      expect(keywordAt(aLocation(`${path}?keywords=vue`)), path).to.equal('vue');
    }
  });

  it('is empty on any other page', () => {
    for (const path of ['/', '/searches', '/search/vue'])
      expect(keywordAt(aLocation(`${path}?keywords=vue`))).to.equal('');
  });
});
