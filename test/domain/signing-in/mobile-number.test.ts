import { expect } from 'chai';
import fc from 'fast-check';

import { normaliseMobile } from '../../../src/domain/signing-in/mobile-number.js';

const digits = fc.stringMatching(/^[0-9]{1,15}$/);
const filler = fc.constantFrom('', ' ', '\u00a0', '\u3000', '\t', '-', '–', '—', '－', '\u200b', '\u202d', '\ufeff');
const fullWidth = (text: string) =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

describe('A mobile number', () => {
  for (const [typed, sent] of [
    ['13800000000', '13800000000'],
    ['138 0000 0000', '13800000000'],
    ['138-0000-0000', '13800000000'],
    ['+86 138 0000 0000', '13800000000'],
    ['＋８６ 138 0000 0000', '13800000000'],
    ['１３８００００００００', '13800000000'],
    ['\u202a13800000000\u202c', '13800000000'],
    ['8613800000000', '8613800000000'],
    ['+1 415 555 0100', '+14155550100'],
    ['1380+860000', '1380+860000'],
    ['123', '123'],
    ['abc', 'abc'],
    ['   ', ''],
    ['', ''],
  ] as const) {
    it(`typed as ${JSON.stringify(typed)} is sent as ${JSON.stringify(sent)}`, () => {
      expect(normaliseMobile(typed)).to.equal(sent);
    });
  }

  it('is the same with spaces, with dashes, with full-width digits or with the prefix +86', () => {
    fc.assert(
      fc.property(
        digits,
        fc.array(filler, { minLength: 15 }),
        fc.boolean(),
        fc.boolean(),
        (number, gaps, wide, prefix) => {
          const spaced = Array.from(number, (digit, at) => `${gaps[at] ?? ''}${digit}`).join('');
          const typed = `${prefix ? ' +86' : ''}${spaced}`;
          expect(normaliseMobile(wide ? fullWidth(typed) : typed)).to.equal(number);
        },
      ),
    );
  });

  it('does not change when it is normalised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const once = normaliseMobile(typed);
        fc.pre(!/^[+＋]86/.test(once));
        expect(normaliseMobile(once)).to.equal(once);
        expect(once).not.to.match(/[\s０-９-]/);
      }),
    );
  });
});
