import { expect } from 'chai';
import fc from 'fast-check';

import { normaliseOneTimeCode, normaliseCode } from '../../../src/domain/text/typed-codes.js';
import { decorated, INVISIBLE, SEPARATORS } from '../../support/decorated.js';

const code = fc.stringMatching(/^[0-9A-Za-z]{1,8}$/);

describe('An SMS code or the text of a captcha', () => {
  for (const [typed, sent] of [
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['１２３４５６', '123456'],
    ['\u200b123456', '123456'],
    ['\u2068123\u00ad456\u2069\ufe0f', '123456'],
    ['ａＢ１２', 'aB12'],
    ['1\ufe0f\u20e32\ufe0f\u20e3', '12'],
    ['a b\u30001–2', 'ab12'],
    ['\u3164\u2800 \u0000', ''],
    ['12\ud83d3\ude00', '123'],
    ['验证码', '验证码'],
  ] as const) {
    it(`typed as ${JSON.stringify(typed)} is sent as ${JSON.stringify(sent)}`, () => {
      expect(normaliseOneTimeCode(typed)).to.equal(sent);
    });
  }

  it('is sent without any decoration: invisible characters, separators and full-width forms', () => {
    fc.assert(
      fc.property(
        code.chain((plain) => fc.tuple(fc.constant(plain), decorated(plain, [...INVISIBLE, ...SEPARATORS]))),
        ([plain, typed]) => {
          expect(normaliseOneTimeCode(typed)).to.equal(plain);
        },
      ),
    );
  });
});

describe('A promo code', () => {
  for (const [typed, sent] of [
    [' NEW-20 ', 'NEW-20'],
    ['NEW–20', 'NEW-20'],
    ['ＮＥＷ－２０', 'NEW-20'],
    ['A b', 'A b'],
    ['A\u3000b\u00a0', 'A b'],
    ['\ufeffN\u2060E\u200bW20\u202c', 'NEW20'],
    ['双十一', '双十一'],
    ['\u3164\u2800', ''],
  ] as const) {
    it(`typed as ${JSON.stringify(typed)} is sent as ${JSON.stringify(sent)}`, () => {
      expect(normaliseCode(typed)).to.equal(sent);
    });
  }

  it('is sent with its own dashes and spaces, and without any other decoration', () => {
    fc.assert(
      fc.property(
        fc
          .stringMatching(/^[0-9A-Za-z](?:[0-9A-Za-z -]{0,6}[0-9A-Za-z])?$/)
          .chain((plain) => fc.tuple(fc.constant(plain), decorated(plain, INVISIBLE))),
        ([plain, typed]) => {
          expect(normaliseCode(` ${typed}\u3000`)).to.equal(plain);
        },
      ),
    );
  });
});

describe('A normalised code', () => {
  it('does not change when it is normalised again, and every URL can carry it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        for (const normalise of [normaliseOneTimeCode, normaliseCode]) {
          const once = normalise(typed);
          expect(normalise(once)).to.equal(once);
          expect(() => encodeURIComponent(once)).not.to.throw();
        }
      }),
    );
  });
});
