import { expect } from 'chai';
import fc from 'fast-check';

import { said, saidCode } from '../../../demo/server/wire/said.js';

describe('said', () => {
  it('trims everything but passwords (API 1.1)', () => {
    const body = { mobile: ' 139 ', password: ' secret ' };
    expect([said(body, 'mobile'), said(body, 'password')]).to.deep.equal(['139', ' secret ']);
  });

  it('takes a number for its digits, except for an SMS code, which never matches then (API 1.11)', () => {
    expect(said({ mobile: 139 }, 'mobile')).to.equal('139');
    expect(saidCode({ mobile_code: 123456 })).to.equal(123456);
    expect(saidCode({ mobile_code: ' 123456 ' })).to.equal('123456');
  });

  it('hears nothing in anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(said(body, 'image_key')).to.be.a('string');
      }),
    );
    for (const body of [undefined, null, 'text', [], { mobile: null }, { mobile: {} }, { mobile: true }])
      expect(said(body, 'mobile')).to.equal('');
  });
});
