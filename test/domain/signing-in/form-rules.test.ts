import { expect } from 'chai';
import fc from 'fast-check';

import { faultsOf, type FormKind, namesAccount, type SignInField } from '../../../src/domain/signing-in/form-rules.js';
import { normaliseMobile } from '../../../src/domain/signing-in/mobile-number.js';

const filled = { mobile: '13800000000', password: 'secret', captcha: 'abcd', smsCode: '123456', agreed: true };

/**
 * The table of docs/spec/signing-in.md#forms. Each row has the field, the forms that require it, and the error message.
 */
const ROWS: readonly (readonly [SignInField, readonly FormKind[], string])[] = [
  ['mobile', ['password-login', 'sms-login', 'register', 'reset-password', 'bind-mobile'], '请输入手机号!'],
  ['mobile', ['bind-new-mobile'], '请输入手机号码!'],
  ['password', ['password-login'], '请输入密码!'],
  ['password', ['register', 'reset-password'], '请设置账号密码!'],
  ['captcha', ['sms-login', 'register', 'reset-password', 'bind-mobile', 'bind-new-mobile'], '请输入图形验证码!'],
  ['smsCode', ['sms-login', 'register', 'reset-password', 'bind-mobile', 'bind-new-mobile'], '请输入手机验证码!'],
  ['agreed', ['register'], '请同意《用户协议》和《隐私政策》'],
];
const FORMS: readonly FormKind[] = [
  'password-login',
  'sms-login',
  'register',
  'reset-password',
  'bind-mobile',
  'bind-new-mobile',
];

describe('The rules of the sign-in forms', () => {
  for (const [field, forms, message] of ROWS) {
    for (const form of forms) {
      it(`require ${field} in ${form}: ${message}`, () => {
        const empty = { ...filled, [field]: field === 'agreed' ? false : '' };
        expect(faultsOf(form, empty)).to.deep.equal({ [field]: message });
        expect(faultsOf(form, { ...filled, [field]: undefined })).to.deep.equal({ [field]: message });
      });
    }
  }

  for (const form of FORMS) {
    it(`require in ${form} the fields of the table and no others`, () => {
      const required = ROWS.filter(([, forms]) => forms.includes(form)).map(([field]) => field);
      expect(faultsOf(form, {})).to.have.all.keys(...required);
      expect(faultsOf(form, filled)).to.deep.equal({});
    });
  }

  it('require no captcha once a code was sent', () => {
    expect(faultsOf('bind-mobile', {}, true)).to.have.all.keys('mobile', 'smsCode');
  });

  it('treat spaces as empty, as the server does', () => {
    expect(faultsOf('password-login', { mobile: ' \t\u3000', password: ' ' })).to.have.all.keys('mobile', 'password');
  });

  it('treat a mobile or a code as empty when nothing of it is left to send', () => {
    const typed = { mobile: '\u2068+86 \u2069', captcha: '\u200b', smsCode: '\u3164-', password: '\u200b' };
    expect(faultsOf('reset-password', typed)).to.have.all.keys('mobile', 'captcha', 'smsCode');
  });

  it('have no limit of length or format', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (mobile, password) => {
        fc.pre(normaliseMobile(mobile) !== '' && password.trim() !== '');
        expect(faultsOf('password-login', { mobile, password })).to.deep.equal({});
      }),
    );
  });

  it('treat the mobile as the account name when the form has a password', () => {
    expect(FORMS.filter(namesAccount)).to.deep.equal(['password-login', 'register', 'reset-password']);
  });
});
