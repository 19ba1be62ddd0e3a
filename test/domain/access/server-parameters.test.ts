import { expect } from 'chai';
import fc from 'fast-check';

import {
  codeInAddress,
  passingServerMessage,
  serverMessage,
  withoutLoginCode,
  withoutServerMessage,
} from '../../../src/domain/access/server-parameters.js';
import { errorPageText } from '../../../src/domain/access/error-page.js';
import { UNKNOWN_ERROR } from '../../../src/domain/site/strings.js';
import { aLocation } from '../../support/a-location.js';

describe('The text of the error page', () => {
  it('is the text of the parameter msg, also when another parameter has a text', () =>
    expect(errorPageText('?login_err_msg=later&msg=first')).to.equal('first'));

  it('is the parameter login_err_msg when msg is missing or empty', () => {
    expect(
      errorPageText('?login_err_msg=%E6%8E%88%E6%9D%83%E7%99%BB%E5%BD%95%E5%A4%B1%E8%B4%A5%5B1001%5D&action=login'),
    ).to.equal('授权登录失败[1001]');
    expect(errorPageText('?msg=&login_err_msg=second')).to.equal('second');
  });

  it('is a general sentence when neither parameter has a text', () => {
    expect(errorPageText('')).to.equal(UNKNOWN_ERROR);
    expect(errorPageText('?msg=%20')).to.equal(UNKNOWN_ERROR);
    expect(errorPageText('?msg=100%'), 'malformed').to.equal('100%');
    expect(errorPageText('?msg=C++'), 'a plus stays a plus').to.equal('C++');
  });
});

describe('A server message in an address', () => {
  it('is read in form encoding, where a plus is a space', () => {
    expect(serverMessage('?login_err_msg=QQ+login+failed%2B1')).to.equal('QQ login failed+1');
    expect(serverMessage('?login_err_msg=%20')).to.equal('');
    expect(serverMessage('?msg=%E6%8B%92%E7%BB%9D'), 'of WeChat').to.equal('拒绝');
  });

  it('is reported on every page except /error, also that of the retired phone site, which displays the message itself', () => {
    const reported = ['/', '/courses', '/login/callback', '/error', '/Error/', '/login-error'].map((path) =>
      passingServerMessage(aLocation(`${path}?login_err_msg=x`)),
    );
    expect(reported).to.deep.equal(['x', 'x', 'x', '', '', '']);
  });

  it('is removed with its action; the rest of the address stays', () => {
    expect(withoutServerMessage('?tab=a%2Fb&login_err_msg=x&action=login')).to.equal('?tab=a%2Fb');
    expect(withoutServerMessage('?login_err_msg=x')).to.equal('');
    expect(withoutServerMessage('?msg=x&action=bind&a=1')).to.equal('?a=1');
  });
});

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
const pair = fc
  .tuple(fc.constantFrom('login_code', 'action', 'redirect', 'msv', 'login_codes', 'x'), text)
  .map(([key, value]) => `${key}=${encodeURIComponent(value)}`);

const query = fc.array(pair, { maxLength: 6 }).map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`));

describe('A login code in an address', () => {
  it('is found next to action=login anywhere in the query, or next to another given action', () => {
    expect(codeInAddress('?login_code=abc&action=login')).to.equal('abc');
    expect(codeInAddress('?redirect=%2Fvip&action=login&msv=1&login_code=abc')).to.equal('abc');
    expect(codeInAddress('?login_code=abc&action=bind', 'bind')).to.equal('abc');
    expect(codeInAddress('?login_code=abc&action=login', 'bind')).to.equal(undefined);
  });

  it('is ignored when it is empty or without action=login: the code may be for binding an account', () => {
    const others = ['?login_code=abc', '?login_code=abc&action=bind', '?login_code=abc&action=LOGIN', ''];
    for (const other of [...others, '?action=login', '?login_code=&action=login'])
      expect(codeInAddress(other), other).to.equal(undefined);
  });

  it('is decoded, and left undecoded when its encoding is malformed', () => {
    expect(codeInAddress('?login_code=a%2Bb&action=login')).to.equal('a+b');
    expect(codeInAddress('?login_code=100%&action=login')).to.equal('100%');
  });

  it('is the same after encoding and decoding, whatever characters it has', () => {
    fc.assert(
      fc.property(text, (code) => {
        expect(codeInAddress(`?x=1&login_code=${encodeURIComponent(code)}&action=login`)).to.equal(code);
      }),
    );
  });
});

describe('An address without its login code', () => {
  it('lacks the code and the action; the rest is spelled as before', () => {
    expect(withoutLoginCode('?redirect=%2Fvip%3Fa%3D1&login_code=abc&action=login&msv=3')).to.equal(
      '?redirect=%2Fvip%3Fa%3D1&msv=3',
    );
    expect(withoutLoginCode('?login_code=abc&action=login')).to.equal('');
    expect(withoutLoginCode('')).to.equal('');
    expect(withoutLoginCode('?login_code')).to.equal('');
  });

  it('has all other parameters in their order, and no code', () => {
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

  it('is made from any query without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (odd) => {
        expect(withoutLoginCode(`?${odd}`).length).to.be.at.most(odd.length + 1);
        expect(() => codeInAddress(`?${odd}&action=login`)).not.to.throw();
      }),
    );
  });
});
