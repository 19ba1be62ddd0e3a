import { expect } from 'chai';
import fc from 'fast-check';

import { countCharacters, visibleText } from '../../../src/domain/text/visible-text.js';
import { INVISIBLE } from '../../support/decorated.js';

const BLANK = [' ', '\n', '\u3000', '\u2800', '\u0000', '\u0301', '\u20e3', '\ufffc', '\u{1d159}', '\ud83d', '\ude00'];

describe('A text that a person reads', () => {
  it('is empty when nothing of it can be seen', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...BLANK, ...INVISIBLE)), (characters) => {
        expect(visibleText(characters.join('\u200b'))).to.equal('');
      }),
    );
  });

  for (const text of ['👨‍👩‍👧', '❤️', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'क्‍ष', 'e\u0301', '\u200fעברית', '。', '\uf8ff', '\u{1fae9}']) {
    it(`stays ${JSON.stringify(text)}, with its joiners and marks`, () => {
      expect(visibleText(` ${text}\u3000`)).to.equal(text);
    });
  }

  it('keeps everything between its first and its last character, and does not change when it is checked again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        const text = visibleText(`好${one}${other}课`);
        expect(text).to.equal(`好${one}${other}课`.replace(/\p{Surrogate}/gu, '\ufffd'));
        expect(visibleText(text)).to.equal(text);
        expect(visibleText(visibleText(one))).to.equal(visibleText(one));
      }),
    );
  });

  it('is counted as PHP counts: an emoji by its code points, without the blanks at the ends', () => {
    expect(countCharacters('😀')).to.equal(1);
    expect(countCharacters('👨‍👩‍👧')).to.equal(5);
    expect(countCharacters(' a b\n')).to.equal(3);
    expect(countCharacters(' \u200b')).to.equal(0);
  });
});
