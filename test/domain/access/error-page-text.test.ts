import { expect } from 'chai';

import { errorPageText } from '../../../src/domain/access/server-parameters.js';
import { UNKNOWN_ERROR } from '../../../src/domain/site/strings.js';

describe('text of the error page', () => {
  it('is msg (clarifications §5)', () => {
    expect(errorPageText('?login_err_msg=later&msg=first')).to.equal('first');
  });

  it('is login_err_msg where the server sends that instead (API 2.9, lesson 22)', () => {
    expect(
      errorPageText('?login_err_msg=%E6%8E%88%E6%9D%83%E7%99%BB%E5%BD%95%E5%A4%B1%E8%B4%A5%5B1001%5D&action=login'),
    ).to.equal('授权登录失败[1001]');
    expect(errorPageText('?msg=&login_err_msg=second')).to.equal('second');
  });

  it('reads the words of the server as a form writes them: a plus is a blank (API 2.9)', () => {
    expect(errorPageText('?login_err_msg=QQ+login+failed%2B1')).to.equal('QQ login failed+1');
    expect(errorPageText('?msg=C++')).to.equal('C++');
  });

  it('is a general one when nobody said anything', () => {
    expect(errorPageText('')).to.equal(UNKNOWN_ERROR);
    expect(errorPageText('?msg=%20')).to.equal(UNKNOWN_ERROR);
  });

  it('survives a malformed address (lesson 1)', () => {
    expect(errorPageText('?msg=100%')).to.equal('100%');
  });
});
