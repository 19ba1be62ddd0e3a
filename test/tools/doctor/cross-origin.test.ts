import { expect } from 'chai';
import fc from 'fast-check';

import { whyForbidden, whyUnreadable } from '../../../tools/doctor/cross-origin.js';
import { ORIGIN_MISSING, originOther, preflightHeaders, preflightMethod } from '../../../tools/doctor/words.js';
import { answered } from './some-facts.js';

const ORIGIN = 'https://front.example';
const FREE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, PUT',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
};
const forbidden = (headers: Readonly<Record<string, string>>, method: 'GET' | 'PUT' | 'POST' | 'DELETE' = 'PUT') =>
  whyForbidden(answered({ status: 204, headers }), ORIGIN, method);

describe('permission across origins', () => {
  it('to read is for everybody, or for this very origin', () => {
    const readable = (value: string) =>
      whyUnreadable(answered({ headers: { 'Access-Control-Allow-Origin': value } }), ORIGIN);
    expect(readable('*')).to.equal(undefined);
    expect(readable(ORIGIN)).to.equal(undefined);
    expect(readable('http://front.example')).to.deep.equal(originOther('http://front.example'));
    expect(whyUnreadable(answered(), ORIGIN)).to.equal(ORIGIN_MISSING);
  });

  it('is for nobody whom it does not name', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        const { origin } = new URL(url);
        const headers = { ...FREE, 'Access-Control-Allow-Origin': origin };
        expect(forbidden(headers) === undefined).to.equal(origin === ORIGIN);
      }),
    );
  });

  it('to ask names the method, but for those that are always allowed', () => {
    expect(forbidden(FREE)).to.equal(undefined);
    expect(forbidden(FREE, 'POST')).to.equal(undefined);
    expect(forbidden(FREE, 'DELETE')).to.deep.equal(preflightMethod('DELETE'));
    expect(forbidden({ ...FREE, 'Access-Control-Allow-Methods': '*' }, 'DELETE')).to.equal(undefined);
  });

  it('to ask names both headers, as * does not stand for the token', () => {
    const allowing = (names: string) => forbidden({ ...FREE, 'Access-Control-Allow-Headers': names });
    expect(allowing('authorization,*')).to.equal(undefined);
    expect(allowing('*')).to.deep.equal(preflightHeaders('authorization'));
    expect(allowing('')).to.deep.equal(preflightHeaders('authorization, content-type'));
  });
});
