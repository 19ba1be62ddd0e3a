import { expect } from 'chai';
import fc from 'fast-check';

import { normaliseMobile, normaliseProof } from '../../../src/domain/signing-in/mobile-number.js';
import { decorated, INVISIBLE, SEPARATORS } from '../../support/decorated.js';

const PREFIXES = ['', '+86', '0086', '(+86)', 'tel:', 'tel:+86', 'TEL: 0086'];

describe('A mobile number', () => {
  for (const [typed, sent] of [
    ['13800000000', '13800000000'],
    ['138 0000 0000', '13800000000'],
    ['138-0000-0000', '13800000000'],
    ['+86 138 0000 0000', '13800000000'],
    ['＋８６ 138 0000 0000', '13800000000'],
    ['0086-138-0000-0000', '13800000000'],
    ['(+86) 138.0000.0000', '13800000000'],
    ['（＋８６）13800000000', '13800000000'],
    ['tel:+86-138-0000-0000', '13800000000'],
    ['１３８００００００００', '13800000000'],
    ['\u202a13800000000\u202c', '13800000000'],
    ['\u2068+86 138-0000-0001\u2069', '13800000001'],
    ['\ufe0f+86\u206013800000001', '13800000001'],
    ['8613800000000', '8613800000000'],
    ['+1 415 555 0100', '+14155550100'],
    ['1380+860000', '1380+860000'],
    ['123', '123'],
    ['abc', 'abc'],
    ['   ', ''],
    ['\u200b\u3164', ''],
    ['', ''],
  ] as const) {
    it(`typed as ${JSON.stringify(typed)} is sent as ${JSON.stringify(sent)}`, () => {
      expect(normaliseMobile(typed)).to.equal(sent);
    });
  }

  it('is the same with any prefix of its country, invisible characters, separators and full-width forms', () => {
    fc.assert(
      fc.property(
        fc
          .tuple(fc.stringMatching(/^1[0-9]{0,14}$/), fc.constantFrom(...PREFIXES))
          .chain(([number, prefix]) =>
            fc.tuple(fc.constant(number), decorated(prefix + number, [...INVISIBLE, ...SEPARATORS])),
          ),
        ([number, typed]) => {
          expect(normaliseMobile(typed)).to.equal(number);
        },
      ),
    );
  });

  it('does not change when it is normalised again', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom('+', '8', '6', '0', 'tel:', '(') })),
        (typed) => {
          const once = normaliseMobile(typed);
          expect(normaliseMobile(once)).to.equal(once);
          expect(once).not.to.match(/[\s０-９-]/);
        },
      ),
    );
  });

  it('is sent together with its SMS code, both normalised', () => {
    expect(normaliseProof({ mobile: '+86 138 0000 0000', smsCode: '１２３-456\u200b' })).to.deep.equal({
      mobile: '13800000000',
      smsCode: '123456',
    });
  });
});
