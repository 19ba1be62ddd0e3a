import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import type { SocialUser } from '../../src/adapters/memory/server/signing-in/social-accounts.js';
import { SIGN_IN_GATEWAY } from '../../src/domain/ports/sign-in-gateway.js';
import { ADAPTERS } from './adapters-by-generation.js';
import { answerOf, errorOf, refusal } from './answers.js';
import { keepsPromisesOfEveryCall, query } from './gateway-promises.js';
import { rigOfEachTest, type ServerRig } from './server-rig.js';
import { lastProof, linkedMember, newest, provenBySms, UNKNOWN_MOBILE } from './sign-in-helpers.js';

const MEMBER: SocialUser = { kind: 'member', mobile: SEEDED.vip };
const NEW_ACCOUNT: SocialUser = { kind: 'newcomer', mustBind: true };
const MSV = '7';

const newestCode = (rig: ServerRig) => newest(rig.site.controls.signingIn.loginCodes$);

const BY_CODE = query('codeLogin', (rig) =>
  rig.resolve(SIGN_IN_GATEWAY).withLoginCode({ loginCode: newestCode(rig), msv: MSV }),
);
const BINDING = query('bindAfterCodeLogin', (rig) =>
  rig.resolve(SIGN_IN_GATEWAY).bindAfterCodeLogin({ ...lastProof(rig), loginCode: newestCode(rig), msv: MSV }),
);

/** Login and registration with the login code that QQ returns. */
for (const [adapter, newRig] of ADAPTERS) {
  describe(`SignInGateway ${adapter}, login codes`, () => {
    const rig = rigOfEachTest(newRig);

    const codeOf = (who: SocialUser) => rig.site.controls.signingIn.loginCode(who);
    const byCode = (loginCode: string) => rig.resolve(SIGN_IN_GATEWAY).withLoginCode({ loginCode, msv: '' });
    const bind = (loginCode: string, proof = provenBySms(rig)) =>
      rig.resolve(SIGN_IN_GATEWAY).bindAfterCodeLogin({ ...proof, loginCode, msv: '' });

    keepsPromisesOfEveryCall(BY_CODE, newRig, (fresh) => {
      fresh.site.controls.signingIn.loginCode(MEMBER);
    });
    keepsPromisesOfEveryCall(BINDING, newRig, (fresh) => {
      fresh.site.controls.signingIn.loginCode(NEW_ACCOUNT);
      provenBySms(fresh);
    });

    it('signs a member in with a login code', async () => {
      const outcome = await answerOf(byCode(codeOf(MEMBER)));
      if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
      expect(await linkedMember(rig, outcome.token)).to.include({ mobile: SEEDED.vip });
    });

    it('requires a mobile of a new user, and returns the code for the binding', async () => {
      const code = codeOf(NEW_ACCOUNT);
      expect(await answerOf(byCode(code))).to.deep.equal({ kind: 'bind-mobile', code });
    });

    it('signs a new user in when they bind a mobile', async () => {
      const outcome = await answerOf(byCode(codeOf(NEW_ACCOUNT)));
      if (outcome.kind !== 'bind-mobile') throw new Error(outcome.kind);
      const token = await answerOf(bind(outcome.code));
      expect(await linkedMember(rig, token)).to.include({ mobile: UNKNOWN_MOBILE, isMobileBound: true });
    });

    it('accepts a code only once', async () => {
      const code = codeOf(MEMBER);
      await answerOf(byCode(code));
      expect(await errorOf(byCode(code))).to.deep.equal(refusal('已过期'));
      const bound = codeOf(NEW_ACCOUNT);
      await answerOf(bind(bound));
      expect(await errorOf(byCode(bound))).to.deep.equal(refusal('已过期'));
    });

    it('refuses an unknown code and an empty code', async () => {
      expect(await errorOf(byCode('nothing'))).to.deep.equal(refusal('已过期'));
      expect(await errorOf(byCode(''))).to.deep.equal(refusal('参数错误'));
    });

    it('refuses a locked member', async () => {
      const locked$ = byCode(codeOf({ kind: 'member', mobile: SEEDED.locked }));
      expect(await errorOf(locked$)).to.deep.equal(refusal('用户已锁定无法登录'));
    });

    it('does not bind a mobile with a wrong SMS code, nor the mobile of another account', async () => {
      const code = codeOf(NEW_ACCOUNT);
      const { mobile, smsCode } = provenBySms(rig);
      expect(await errorOf(bind(code, { mobile, smsCode: `${smsCode}0` }))).to.deep.equal(refusal('短信验证码错误'));
      const taken = provenBySms(rig, SEEDED.ordinary);
      expect(await errorOf(bind(code, taken))).to.deep.equal(refusal('手机号已存在'));
    });
  });
}
