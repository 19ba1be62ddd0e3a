import { expect } from 'chai';
import fc from 'fast-check';

import {
  codeInAddress,
  passingServerMessage,
  serverMessage,
  withoutLoginCode,
  withoutServerMessage,
} from '../../../src/domain/access/server-parameters.js';
import { errorPageText } from '../../../src/domain/access/page-rules.js';
import { UNKNOWN_ERROR } from '../../../src/domain/site/strings.js';
import { aPlace } from '../../support/fake-navigator.js';

describe('text of the error page', () => {
  it('is msg', () => {
    expect(errorPageText('?login_err_msg=later&msg=first')).to.equal('first');
  });

  it('is login_err_msg where the server sends that instead', () => {
    expect(
      errorPageText('?login_err_msg=%E6%8E%88%E6%9D%83%E7%99%BB%E5%BD%95%E5%A4%B1%E8%B4%A5%5B1001%5D&action=login'),
    ).to.equal('授权登录失败[1001]');
    expect(errorPageText('?msg=&login_err_msg=second')).to.equal('second');
  });

  it('is a general one when nobody said anything', () => {
    expect(errorPageText('')).to.equal(UNKNOWN_ERROR);
    expect(errorPageText('?msg=%20')).to.equal(UNKNOWN_ERROR);
    expect(errorPageText('?msg=100%'), 'malformed').to.equal('100%');
    expect(errorPageText('?msg=C++'), 'no form has written it').to.equal('C++');
  });
});

describe('words of the server in an address', () => {
  it('are read as a form writes them: a plus is a blank', () => {
    expect(serverMessage('?login_err_msg=QQ+login+failed%2B1')).to.equal('QQ login failed+1');
    expect(serverMessage('?login_err_msg=%20')).to.equal('');
  });

  it('are told on any page but /error, which has a place for them', () => {
    const reported = ['/', '/courses', '/login/callback', '/errors', '/error', '/Error/'].map((path) =>
      passingServerMessage(aPlace(`${path}?login_err_msg=x`)),
    );
    expect(reported).to.deep.equal(['x', 'x', 'x', 'x', '', '']);
  });

  it('leave the rest of the address as it is', () => {
    expect(withoutServerMessage('?tab=a%2Fb&login_err_msg=x&action=login')).to.equal('?tab=a%2Fb');
    expect(withoutServerMessage('?login_err_msg=x')).to.equal('');
  });
});

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
const pair = fc
  .tuple(fc.constantFrom('login_code', 'action', 'redirect', 'msv', 'login_codes', 'x'), text)
  .map(([key, value]) => `${key}=${encodeURIComponent(value)}`);

const query = fc.array(pair, { maxLength: 6 }).map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`));

describe('login code in an address', () => {
  it('is found next to action=login, wherever in the query, or next to another action that is named', () => {
    expect(codeInAddress('?login_code=abc&action=login')).to.equal('abc');
    expect(codeInAddress('?redirect=%2Fvip&action=login&msv=1&login_code=abc')).to.equal('abc');
    expect(codeInAddress('?login_code=abc&action=bind', 'bind')).to.equal('abc');
    expect(codeInAddress('?login_code=abc&action=login', 'bind')).to.equal(undefined);
  });

  it('is none without action=login, empty or missing: the code may be for binding an account', () => {
    const others = ['?login_code=abc', '?login_code=abc&action=bind', '?login_code=abc&action=LOGIN', ''];
    for (const other of [...others, '?action=login', '?login_code=&action=login'])
      expect(codeInAddress(other), other).to.equal(undefined);
  });

  it('is decoded, and taken as it stands when it is not encoded properly', () => {
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
  it('loses code and action, and keeps the rest as it is written', () => {
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
