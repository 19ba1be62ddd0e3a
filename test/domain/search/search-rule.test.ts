import { expect } from 'chai';
import fc from 'fast-check';

import { SEARCH_NEEDS_KEYWORD } from '../../../src/domain/site/strings.js';
import { keywordAt, KEYWORDS, searchFor } from '../../../src/domain/search/keyword.js';
import { aPlace } from '../../support/a-place.js';

/** What the search page reads once the browser has been to the address. */
function afterTheTrip(typed: string): string | undefined {
  const decision = searchFor(typed);
  return decision.kind === 'go' ? KEYWORDS.read(new URL(decision.to, 'https://site.example').search) : undefined;
}

describe('search', () => {
  it('goes to /search with the keyword (spec §2 header)', () => {
    expect(searchFor('react')).to.deep.equal({ kind: 'go', to: '/search?keywords=react' });
  });

  for (const typed of ['', '   ', '\t\u3000']) {
    it(`refuses ${JSON.stringify(typed)} with "${SEARCH_NEEDS_KEYWORD}" (spec §2 header, §5)`, () => {
      expect(searchFor(typed)).to.deep.equal({ kind: 'refuse', text: '请输入关键字后再搜索' });
    });
  }

  for (const keyword of ['C#', 'C++', 'a&b', '100%', 'a=b', '?', '课程 入门', '%28', '(', '/', '😀']) {
    it(`brings ${keyword} to the search page unharmed (lesson 31)`, () => {
      expect(afterTheTrip(keyword)).to.equal(keyword);
    });
  }

  it('brings any keyword there, trimmed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(afterTheTrip(typed)).to.equal(typed.trim() || undefined);
      }),
    );
  });

  it('replaces half an emoji, which no address can carry, and never throws', () => {
    expect(afterTheTrip('a\uD83Db')).to.equal('a\uFFFDb');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(() => searchFor(typed)).not.to.throw();
      }),
    );
  });
});

describe('keyword of an address', () => {
  it('is there though the address is malformed (lesson 1)', () => {
    expect(KEYWORDS.read('?keywords=100%')).to.equal('100%');
    expect(KEYWORDS.read('?keywords=%28')).to.equal('(');
  });

  it('keeps a plus somebody typed', () => {
    expect(KEYWORDS.read('?keywords=C++')).to.equal('C++');
  });

  it('is empty without a parameter', () => {
    expect(KEYWORDS.read('')).to.equal('');
    expect(KEYWORDS.read('?keyword=a')).to.equal('');
  });
});

describe('keyword in the search box', () => {
  it('is there however the path of the search page is spelled (review B15)', () => {
    for (const path of ['/search', '/search/', '/Search', '/s%65arch']) {
      expect(keywordAt(aPlace(`${path}?keywords=vue`)), path).to.equal('vue');
    }
  });

  it('is none on any other page', () => {
    for (const path of ['/', '/searches', '/search/vue'])
      expect(keywordAt(aPlace(`${path}?keywords=vue`))).to.equal('');
  });
});
