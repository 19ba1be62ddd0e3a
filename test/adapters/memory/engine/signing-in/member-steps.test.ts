import { expect } from 'chai';

import { SEEDED } from '../../../../../src/adapters/memory/seed/members.js';
import { aSite, refusalOf } from '../../support.js';

const NEW_MOBILE = '13900000000';

function steps(mobile: string) {
  const { site } = aSite();
  const token = site.controls.signIn(mobile);
  const proof = (to: string = NEW_MOBILE) => ({ mobile: to, smsCode: site.controls.signingIn.sendSms(to) });
  const bind = (binding: { mobile: string; smsCode: string }) =>
    refusalOf(() => {
      site.steps.bindMobile(token, binding);
    });
  return { site, token, proof, bind };
}

describe('MemberSteps', () => {
  describe('first mobile', () => {
    it('becomes the member’s (API 2.20)', () => {
      const { site, token, proof, bind } = steps(SEEDED.withoutMobile);
      expect(bind(proof())).to.equal(undefined);
      expect(site.members.detail(token)).to.include({ id: 102, mobile: NEW_MOBILE });
    });

    it('is refused in the words of the server (API 1.3, 2.20)', () => {
      const { proof, bind } = steps(SEEDED.withoutMobile);
      expect(bind({ mobile: '', smsCode: '' })).to.equal('请输入手机号,请输入短信验证码');
      expect(bind({ mobile: NEW_MOBILE, smsCode: 'wrong' })).to.equal('短信验证码错误');
      expect(bind(proof(SEEDED.vip))).to.equal('手机号已存在');
      const bound = steps(SEEDED.ordinary);
      expect(bound.bind(bound.proof())).to.equal('已绑定');
    });

    it('asks for a token before it looks at anything (API 2.20)', () => {
      const { site } = steps(SEEDED.withoutMobile);
      const attempt = () => {
        site.steps.bindMobile(undefined, { mobile: '', smsCode: '' });
      };
      expect(refusalOf(attempt)).to.equal('请登录');
    });
  });

  describe('consent', () => {
    const YES = { userAgreement: true, privacyPolicy: true };
    const NO = { userAgreement: false, privacyPolicy: false };

    it('is to both agreements at once, until their next version (API 2.23)', () => {
      const { site, token } = steps(SEEDED.ordinary);
      site.controls.setUp({ generation: 2 });
      const agreed = () => site.members.detail(token).agreed;
      expect(agreed()).to.deep.equal(YES);
      site.controls.publishAgreements();
      expect(agreed()).to.deep.equal(NO);
      site.steps.agree(token);
      expect(agreed()).to.deep.equal(YES);
      expect(site.members.detail(site.controls.signIn(SEEDED.vip)).agreed).to.deep.equal(NO);
    });

    it('is given by a newcomer who registers, by any door (API 2.23)', () => {
      const { site, proof } = steps(SEEDED.ordinary);
      site.controls.publishAgreements();
      const bySms = site.accounts.signInWithSms(proof());
      expect(site.members.detail(bySms).agreed).to.deep.equal(YES);
    });

    it('asks for a token, and is no call of the first generation (API 2.23)', () => {
      const { site, token } = steps(SEEDED.ordinary);
      const agree = (by?: string) => () => {
        site.steps.agree(by);
      };
      expect(agree(token)).to.throw('路由不存在').with.property('code', 404);
      site.controls.setUp({ generation: 2 });
      expect(refusalOf(agree())).to.equal('请登录');
    });
  });

  describe('face check', () => {
    it('is not decided until the phone is done (API 2.21)', () => {
      const { site, token } = steps(SEEDED.notFaceVerified);
      const check = site.steps.startFaceCheck(token, 'PC');
      const ask = () => {
        site.steps.faceCheck(token, check);
      };
      expect(ask).to.throw().with.deep.property('code', { status: 5 });
      site.controls.signingIn.passFaceCheck();
      expect(ask).not.to.throw();
      expect(site.members.detail(token).identity).to.have.property('name', '吴佳怡');
    });

    it('draws a new ticket each time', () => {
      const { site, token } = steps(SEEDED.notFaceVerified);
      const [first, second] = [site.steps.startFaceCheck(token, 'PC'), site.steps.startFaceCheck(token, 'PC')];
      expect(second.bizToken).not.to.equal(first.bizToken);
      expect(second.url).not.to.equal(first.url);
    });

    it('is refused in the words of the server (API 2.21)', () => {
      const { site, token } = steps(SEEDED.notFaceVerified);
      expect(refusalOf(() => site.steps.startFaceCheck(token, ''))).to.equal('参数错误');
      expect(refusalOf(() => site.steps.startFaceCheck(undefined, 'PC'))).to.equal('请登录');
      const verified = steps(SEEDED.ordinary);
      expect(refusalOf(() => verified.site.steps.startFaceCheck(verified.token, 'PC'))).to.equal(
        '当前学员已完成实人认证',
      );
      const attempt = () => {
        site.steps.faceCheck(token, { ruleId: '', bizToken: 'x' });
      };
      expect(refusalOf(attempt)).to.equal('参数错误');
    });
  });
});
