import { expect } from 'chai';
import fc from 'fast-check';

import { uniqueBy } from '../../../src/domain/kernel/values.js';
import { markedText, searchResultAddress, searchResultKey } from '../../../src/domain/search/search-results.js';

describe('The address of a search result', () => {
  it('is the address of a course or a lesson', () => {
    expect(searchResultAddress({ kind: 'course', id: 5 })).to.equal('/courses/detail/5');
    expect(searchResultAddress({ kind: 'lesson', id: 70 })).to.equal('/courses/video/70');
  });

  for (const kind of ['live', 'book', 'article', 'paper', 'practice', 'mock-paper', 'other'] as const) {
    it(`is missing for ${kind}, which has no page on this site`, () => {
      expect(searchResultAddress({ kind, id: 5 })).to.equal(undefined);
    });
  }
});

describe('A result that the server sends twice', () => {
  it('is shown once; kinds that this site does not know differ by their titles, too', () => {
    const result = (kind: 'course' | 'lesson' | 'other', id: number, title: string) =>
      ({ kind, id, title, snippet: '', cover: '' }) as const;
    const [first, again] = [result('course', 5, '代数'), result('course', 5, '代数（旧）')];
    const others = [
      result('lesson', 5, '代数'),
      result('course', 6, '代数'),
      result('other', 5, 'a'),
      result('other', 5, 'b'),
    ];
    expect(uniqueBy([first, again, ...others, first], searchResultKey)).to.deep.equal([first, ...others]);
  });
});

/** The parts in one line, with the highlighted ones in braces. */
function shown(text: string, keywords: string): string {
  return markedText(text, keywords)
    .map((part) => (part.isMarked ? `{${part.text}}` : part.text))
    .join('');
}

describe('The marking of search words', () => {
  const rows = [
    ['高等数学精讲', '数学', '高等{数学}精讲'],
    ['Learn C# and c#', 'C#', 'Learn {C#} and {c#}'],
    ['a.b axb', 'a.b', '{a.b} axb'],
    ['f(x) = (x', '(', 'f{(}x) = {(}x'],
    ['100% and 100', '100%', '{100%} and 100'],
    ['1+1=2', '+', '1{+}1=2'],
    ['a&b', 'a&b', '{a&b}'],
    ['好😀课', '😀', '好{😀}课'],
    ['Python 数据分析与 Excel', 'excel  PYTHON', '{Python} 数据分析与 {Excel}'],
    ['abcabc', 'abc', '{abcabc}'],
    ['aaa', 'aa', '{aa}a'],
    ['abcd', 'bc abc', '{abc}d'],
    ['İstanbul ist', 'ist', 'İstanbul {ist}'],
    ['Ｐｙｔｈｏｎ　入门', 'python', '{Ｐｙｔｈｏｎ}　入门'],
    ['第Ⅳ章 😀', 'iv', '第{Ⅳ}章 😀'],
    ['没有', '数学', '没有'],
    ['没有', '', '没有'],
    ['', '数学', ''],
  ] as const;
  for (const [text, keywords, expected] of rows) {
    it(`with '${keywords}' turns '${text}' into '${expected}'`, () => expect(shown(text, keywords)).to.equal(expected));
  }

  it('neither loses nor adds text, and alternates between marked and unmarked parts', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(text, text, (before, keywords) => {
        const parts = markedText(before, keywords);
        expect(parts.map((part) => part.text).join('')).to.equal(before);
        expect(parts.every((part) => part.text !== '')).to.equal(true);
        const neighbours = parts.slice(1).map((part, index) => part.isMarked !== parts[index]?.isMarked);
        expect(neighbours.every(Boolean)).to.equal(true);
      }),
    );
  });

  it('marks a word wherever the word is in the text', () => {
    const letters = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 6 });
    const word = letters.filter((text) => !/\s/.test(text));
    fc.assert(
      fc.property(letters, word, letters, (before, wanted, after) => {
        const parts = markedText(before + wanted + after, wanted);
        expect(
          parts.some(({ text, isMarked }) => isMarked && text.toLowerCase().includes(wanted.toLowerCase())),
        ).to.equal(true);
      }),
    );
  });
});
