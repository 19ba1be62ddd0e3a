import { expect } from 'chai';
import fc from 'fast-check';

import { codeInAddress, withoutLoginCode } from '../../../src/domain/access/server-parameters.js';

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
const pair = fc
  .tuple(fc.constantFrom('login_code', 'action', 'redirect', 'msv', 'login_codes', 'x'), text)
  .map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
const query = fc.array(pair, { maxLength: 6 }).map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`));

describe('login code in an address', () => {
  it('is found next to action=login, wherever it stands (spec §4)', () => {
    expect(codeInAddress('?login_code=abc&action=login')).to.equal('abc');
    expect(codeInAddress('?redirect=%2Fvip&action=login&msv=1&login_code=abc')).to.equal('abc');
  });

  it('is none without action=login: the code may be for binding an account (API 2.9)', () => {
    for (const other of ['?login_code=abc', '?login_code=abc&action=bind', '?login_code=abc&action=LOGIN', '']) {
      expect(codeInAddress(other), other).to.equal(undefined);
    }
  });

  it('is that of the errand that is asked for (pages §11)', () => {
    expect(codeInAddress('?login_code=abc&action=bind', 'bind')).to.equal('abc');
    expect(codeInAddress('?login_code=abc&action=login', 'bind')).to.equal(undefined);
  });

  it('is none when it is empty or missing', () => {
    expect(codeInAddress('?action=login')).to.equal(undefined);
    expect(codeInAddress('?login_code=&action=login')).to.equal(undefined);
  });

  it('is decoded, and taken as it stands when it is not encoded properly (lesson 1)', () => {
    expect(codeInAddress('?login_code=a%2Bb&action=login')).to.equal('a+b');
    expect(codeInAddress('?login_code=100%&action=login')).to.equal('100%');
  });

  it('survives the trip, whatever it is made of', () => {
    fc.assert(
      fc.property(text, (code) => {
        expect(codeInAddress(`?x=1&login_code=${encodeURIComponent(code)}&action=login`)).to.equal(code);
      }),
    );
  });
});

describe('an address without its login code', () => {
  it('loses code and action, and keeps the rest as it is written (clarifications §8, lesson 14)', () => {
    expect(withoutLoginCode('?redirect=%2Fvip%3Fa%3D1&login_code=abc&action=login&msv=3')).to.equal(
      '?redirect=%2Fvip%3Fa%3D1&msv=3',
    );
    expect(withoutLoginCode('?login_code=abc&action=login')).to.equal('');
    expect(withoutLoginCode('')).to.equal('');
    expect(withoutLoginCode('?login_code')).to.equal('');
  });

  it('keeps every other parameter in its place, and has no code any more', () => {
    fc.assert(
      fc.property(query, (before) => {
        const after = withoutLoginCode(before);
        const others = [...new URLSearchParams(before)].filter(([key]) => key !== 'login_code' && key !== 'action');
        expect([...new URLSearchParams(after)]).to.deep.equal(others);
        expect(codeInAddress(after)).to.equal(undefined);
        expect(withoutLoginCode(after)).to.equal(after);
        expect(after).to.match(/^($|\?.)/);
      }),
    );
  });

  it('does not throw, whatever the query is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (odd) => {
        expect(withoutLoginCode(`?${odd}`).length).to.be.at.most(odd.length + 1);
        expect(() => codeInAddress(`?${odd}&action=login`)).not.to.throw();
      }),
    );
  });
});
