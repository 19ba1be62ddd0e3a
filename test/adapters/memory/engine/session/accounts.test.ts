import { expect } from 'chai';

import { SEEDED, SEEDED_PASSWORD } from '../../../../../src/adapters/memory/seed/members.js';
import { aSite, refusalOf } from '../../support.js';

const NEW_MOBILE = '13900000000';

function accounts() {
  const { site } = aSite();
  const member = (token: string) => site.members.detail(token);
  const proof = (mobile: string = NEW_MOBILE) => ({ mobile, smsCode: site.controls.signingIn.sendSms(mobile) });
  return { site, accounts: site.accounts, member, proof };
}

describe('Accounts', () => {
  describe('by password', () => {
    it('open a session', () => {
      const { accounts: doors, member } = accounts();
      const token = doors.signInWithPassword({ mobile: SEEDED.ordinary, password: SEEDED_PASSWORD });
      expect(member(token)).to.include({ id: 101 });
    });

    for (const [what, mobile, password, words] of [
      ['no mobile', '', 'x', '请输入手机号'],
      ['no password', SEEDED.ordinary, ' ', '请输入密码'],
      ['neither', '', '', '请输入手机号,请输入密码'],
      ['an unknown number', NEW_MOBILE, 'x', '手机号或密码错误'],
      ['a wrong password', SEEDED.ordinary, 'wrong', '手机号或密码错误'],
      ['a locked account', SEEDED.locked, SEEDED_PASSWORD, '账号已被锁定'],
      ['a locked account and a wrong password', SEEDED.locked, 'wrong', '手机号或密码错误'],
    ] as const) {
      it(`refuse ${what} with ${words} (API 2.3)`, () => {
        expect(refusalOf(() => accounts().accounts.signInWithPassword({ mobile, password }))).to.equal(words);
      });
    }

    it('refuse a member who has no password (API 2.3)', () => {
      const attempt = () => accounts().accounts.signInWithPassword({ mobile: SEEDED.withoutMobile, password: 'x' });
      expect(refusalOf(attempt)).to.equal('手机号或密码错误');
    });
  });

  describe('by SMS', () => {
    it('open a session', () => {
      const { accounts: doors, member, proof } = accounts();
      expect(member(doors.signInWithSms(proof(SEEDED.vip)))).to.include({ id: 106 });
    });

    it('make a member of an unknown number, without a password (API 2.4)', () => {
      const { accounts: doors, member, proof } = accounts();
      const newcomer = member(doors.signInWithSms(proof()));
      expect(newcomer).to.include({ id: 107, mobile: NEW_MOBILE, password: undefined, credit1: 0 });
      expect(newcomer.name).to.match(/^\w{8}$/);
      expect(member(doors.signInWithSms(proof())).id, 'the second time').to.equal(107);
    });

    it('refuse a wrong code, a missing mobile, a locked account (API 2.4)', () => {
      const { accounts: doors, proof } = accounts();
      expect(refusalOf(() => doors.signInWithSms({ ...proof(), smsCode: '' }))).to.equal('短信验证码错误');
      expect(refusalOf(() => doors.signInWithSms({ mobile: '', smsCode: '1' }))).to.equal('请输入手机号');
      expect(refusalOf(() => doors.signInWithSms(proof(SEEDED.locked)))).to.equal('账号已被锁定');
    });
  });

  describe('by registration', () => {
    it('are there for a password login afterwards (API 2.5)', () => {
      const { accounts: doors, member, proof } = accounts();
      doors.register({ ...proof(), password: 'secret-1' });
      const token = doors.signInWithPassword({ mobile: NEW_MOBILE, password: 'secret-1' });
      expect(member(token).mobile).to.equal(NEW_MOBILE);
    });

    for (const [password, words] of [
      ['', '请输入密码'],
      ['12345', '密码长度不能少于6个字符'],
      ['12345678901234567', '密码长度不能多于16个字符'],
    ] as const) {
      it(`refuse the password "${password}" with ${words}, and leave the code alone (API 2.5)`, () => {
        const { accounts: doors, proof } = accounts();
        const account = proof();
        const attempt = () => {
          doors.register({ ...account, password });
        };
        expect(refusalOf(attempt)).to.equal(words);
        doors.register({ ...account, password: '123456' });
      });
    }

    it('name everything that is missing (API 1.3)', () => {
      const attempt = () => {
        accounts().accounts.register({ mobile: '', smsCode: '', password: '' });
      };
      expect(refusalOf(attempt)).to.equal('请输入手机号,请输入短信验证码,请输入密码');
    });

    it('refuse a number that is taken, and use the code up all the same (API 1.11, 2.5)', () => {
      const { accounts: doors, proof } = accounts();
      const account = { ...proof(SEEDED.ordinary), password: '123456' };
      const attempt = () => {
        doors.register(account);
      };
      expect([refusalOf(attempt), refusalOf(attempt)]).to.deep.equal(['手机号已存在', '短信验证码错误']);
    });
  });

  describe('whose password is reset', () => {
    it('open with the new one alone, of any length, and open sessions stay open (API 2.6)', () => {
      const { accounts: doors, member, proof } = accounts();
      const before = doors.signInWithPassword({ mobile: SEEDED.ordinary, password: SEEDED_PASSWORD });
      doors.resetPassword({ ...proof(SEEDED.ordinary), password: 'x' });
      const old = () => doors.signInWithPassword({ mobile: SEEDED.ordinary, password: SEEDED_PASSWORD });
      expect(refusalOf(old)).to.equal('手机号或密码错误');
      const after = doors.signInWithPassword({ mobile: SEEDED.ordinary, password: 'x' });
      expect([member(before).id, member(after).id]).to.deep.equal([101, 101]);
    });

    it('refuse an unknown number, a wrong code, empty fields (API 2.6)', () => {
      const { accounts: doors, proof } = accounts();
      const attempt = (account: { mobile: string; smsCode: string }, password = 'x') =>
        refusalOf(() => {
          doors.resetPassword({ ...account, password });
        });
      expect(attempt(proof())).to.equal('手机号不存在');
      expect(attempt({ mobile: SEEDED.ordinary, smsCode: 'wrong' })).to.equal('短信验证码错误');
      expect(attempt({ mobile: '', smsCode: '' }, '')).to.equal('请输入手机号,请输入短信验证码,请输入密码');
    });
  });
});
