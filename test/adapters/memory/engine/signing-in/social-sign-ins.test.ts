import { expect } from 'chai';

import type { Somebody } from '../../../../../src/adapters/memory/server/signing-in/social-accounts.js';
import { hasBoundMobile } from '../../../../../src/adapters/memory/server/members/users.js';
import { SEEDED } from '../../../../../src/adapters/memory/seed/members.js';
import { aSite, passUntil, refusalOf } from '../../support.js';

const NEW_MOBILE = '13900000000';
const MEMBER: Somebody = { kind: 'member', mobile: SEEDED.ordinary };
const LOCKED: Somebody = { kind: 'member', mobile: SEEDED.locked };
const NEWCOMER: Somebody = { kind: 'newcomer', mustBind: false };
const MUST_BIND: Somebody = { kind: 'newcomer', mustBind: true };

function socials() {
  const { site, time } = aSite();
  const controls = site.controls.signingIn;
  const member = (outcome: object) => site.members.detail('token' in outcome ? String(outcome.token) : undefined);
  const proof = (mobile: string = NEW_MOBILE) => ({ mobile, smsCode: controls.sendSms(mobile) });
  const age = (ms: number) => {
    time.schedule(() => undefined, ms);
    passUntil(time, ms);
  };
  return { site, controls, doors: site.socialSignIns, member, proof, age };
}

describe('SocialSignIns', () => {
  describe('by login code', () => {
    it('sign a member in, once (API 2.10)', () => {
      const { doors, controls, member } = socials();
      const code = controls.loginCode(MEMBER);
      expect(member(doors.withLoginCode(code))).to.include({ id: 101, qqBound: true });
      expect(refusalOf(() => doors.withLoginCode(code))).to.equal('已过期');
    });

    it('make a member of a newcomer where the site demands no mobile, and know them again (API 2.10)', () => {
      const { doors, controls, member, site } = socials();
      const newcomer = member(doors.withLoginCode(controls.loginCode(NEWCOMER)));
      expect(newcomer).to.include({ id: 107, qqBound: true });
      expect(hasBoundMobile(newcomer)).to.equal(false);
      expect(newcomer.mobile).to.match(/^\d{9}$/);
      expect(site.controls.signIn(newcomer.mobile)).to.be.a('string');
    });

    it('ask a newcomer for a mobile where the site demands it, and keep the code (API 2.10)', () => {
      const { doors, controls, site } = socials();
      site.controls.setUp({ bindMobileRequired: true });
      const code = controls.loginCode(NEWCOMER);
      const asked = { kind: 'bind-mobile', code };
      expect([doors.withLoginCode(code), doors.withLoginCode(code)]).to.deep.equal([asked, asked]);
    });

    it('refuse expired, made up and locked (API 2.10)', () => {
      const { doors, controls, site, age } = socials();
      const locked = controls.loginCode(LOCKED);
      const gone = controls.loginCode({ kind: 'member', mobile: SEEDED.vip });
      site.controls.deleteAccount(SEEDED.vip);
      expect(refusalOf(() => doors.withLoginCode(''))).to.equal('参数错误');
      expect(refusalOf(() => doors.withLoginCode('nothing'))).to.equal('已过期');
      expect(refusalOf(() => doors.withLoginCode(locked))).to.equal('用户已锁定无法登录');
      expect(refusalOf(() => doors.withLoginCode(gone))).to.equal('用户不存在');
      const late = controls.loginCode(MEMBER);
      age(600_000);
      expect(refusalOf(() => doors.withLoginCode(late))).to.equal('已过期');
    });

    it('open an account for a newcomer with a mobile, and use the code up (API 2.11)', () => {
      const { doors, controls, member, proof } = socials();
      const code = controls.loginCode(MUST_BIND);
      const token = doors.bindAfterCodeLogin({ ...proof(), code });
      expect(member({ token })).to.include({ mobile: NEW_MOBILE, qqBound: true });
      expect(refusalOf(() => doors.bindAfterCodeLogin({ ...proof('13900000009'), code }))).to.equal('已过期');
    });

    it('refuse a binding in the order of the server (API 2.11)', () => {
      const { doors, controls, proof } = socials();
      const code = controls.loginCode(MUST_BIND);
      const attempt = (binding: { mobile: string; smsCode: string; code: string }) =>
        refusalOf(() => doors.bindAfterCodeLogin(binding));
      expect(attempt({ mobile: '', smsCode: '', code })).to.equal('参数错误');
      expect(attempt({ ...proof(), code: '' })).to.equal('参数错误');
      expect(attempt({ mobile: NEW_MOBILE, smsCode: 'wrong', code: 'gone' })).to.equal('短信验证码错误');
      expect(attempt({ ...proof(), code: 'gone' })).to.equal('已过期');
      expect(attempt({ ...proof(), code: 'x'.repeat(32) })).to.equal('已过期');
      expect(attempt({ ...proof(SEEDED.ordinary), code })).to.equal('手机号已存在');
      expect(attempt({ ...proof(), code: controls.loginCode(MEMBER) })).to.equal('当前渠道账号已绑定了其它账号');
    });

    it('use the SMS code up even when the binding is refused (API 1.11)', () => {
      const { doors, controls, proof } = socials();
      const binding = { ...proof(SEEDED.ordinary), code: controls.loginCode(MUST_BIND) };
      const attempt = () => doors.bindAfterCodeLogin(binding);
      expect([refusalOf(attempt), refusalOf(attempt)]).to.deep.equal(['手机号已存在', '短信验证码错误']);
    });
  });

  describe('by WeChat scan', () => {
    it('wait for the phone, then sign the member in at every question, locked or not (API 2.12)', () => {
      const { doors, controls, member, site } = socials();
      const { code } = site.scans.open();
      expect(doors.scanned(code)).to.deep.equal({ kind: 'waiting' });
      controls.scan(LOCKED);
      const [first, second] = [doors.scanned(code), doors.scanned(code)];
      expect(first).not.to.deep.equal(second);
      for (const outcome of [first, second]) expect(outcome).to.have.property('kind', 'signed-in');
      expect(member(first)).to.include({ id: 103, wechatBound: true });
    });

    it('ask a newcomer for a mobile, then open an account (API 2.12, 2.13)', () => {
      const { doors, controls, member, proof, site } = socials();
      const { code } = site.scans.open();
      controls.scan(MUST_BIND, code);
      expect(doors.scanned(code)).to.deep.equal({ kind: 'bind-mobile', code });
      const token = doors.bindAfterScan({ ...proof(), code });
      expect(member({ token })).to.include({ mobile: NEW_MOBILE, wechatBound: true });
      expect(refusalOf(() => doors.bindAfterScan({ ...proof('13900000009'), code }))).to.equal(
        '当前渠道账号已绑定了其它账号',
      );
    });

    it('wait for ever for a ticket that is unknown or past its time (API 2.12)', () => {
      const { doors, controls, site, age } = socials();
      const { code } = site.scans.open();
      controls.scan(MEMBER);
      age(3_600_000);
      for (const ticket of [code, 'scan_v2_unknown'])
        expect(doors.scanned(ticket), ticket).to.deep.equal({ kind: 'waiting' });
      expect(refusalOf(() => doors.scanned(''))).to.equal('参数错误');
    });

    it('refuse a binding without a scan within its time (API 2.13)', () => {
      const { doors, controls, proof, site } = socials();
      const { code } = site.scans.open();
      expect(refusalOf(() => doors.bindAfterScan({ ...proof(), code }))).to.equal('已过期');
      controls.scan(MUST_BIND, code);
      expect(refusalOf(() => doors.bindAfterScan({ ...proof(SEEDED.vip), code }))).to.equal('手机号已存在');
      expect(refusalOf(() => doors.bindAfterScan({ mobile: NEW_MOBILE, smsCode: 'x', code }))).to.equal(
        '短信验证码错误',
      );
    });
  });
});
