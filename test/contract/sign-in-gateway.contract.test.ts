import { expect } from 'chai';

import { SEEDED, SEEDED_PASSWORD } from '../../src/adapters/memory/seed/members.js';
import { SIGN_IN_GATEWAY } from '../../src/domain/ports/sign-in-gateway.js';
import { ADAPTERS } from './adapters-by-generation.js';
import { answerOf, answersOf, errorOf, refusal } from './answers.js';
import { command, keepsPromisesOfEveryCall, type PromisedCall, query } from './gateway-promises.js';
import { rigOfEachTest } from './server-rig.js';
import { lastProof, linkedMember, provenBySms, UNKNOWN_MOBILE } from './sign-in-helpers.js';

const MSV = '7';
const PASSWORD = 'fresh-2025';

const BY_PASSWORD = query('passwordLogin', (rig) =>
  rig.resolve(SIGN_IN_GATEWAY).withPassword({ mobile: SEEDED.ordinary, password: SEEDED_PASSWORD }),
);

/** Calls that use up the SMS code that was sent last. */
const CALLS_WITH_SMS: readonly (readonly [call: PromisedCall, mobile: string])[] = [
  [query('smsLogin', (rig) => rig.resolve(SIGN_IN_GATEWAY).withSms({ ...lastProof(rig), msv: MSV })), UNKNOWN_MOBILE],
  [
    command('register', (rig) =>
      rig.resolve(SIGN_IN_GATEWAY).register({ ...lastProof(rig), password: PASSWORD, msv: MSV }),
    ),
    UNKNOWN_MOBILE,
  ],
  [
    command('resetPassword', (rig) =>
      rig.resolve(SIGN_IN_GATEWAY).resetPassword({ ...lastProof(rig, SEEDED.ordinary), password: PASSWORD }),
    ),
    SEEDED.ordinary,
  ],
];

/** The site's own login and registration; QQ and WeChat have suites of their own. */
for (const [adapter, newRig] of ADAPTERS) {
  describe(`SignInGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig);

    const gateway = () => rig.resolve(SIGN_IN_GATEWAY);
    for (const [account, path] of [
      ['qq', '/api/v3/auth/login/socialite/qq'],
      ['wechat', '/api/v3/auth/login/wechat/oauth'],
    ] as const)
      it(`returns the address of ${account}, with both return addresses complete`, () => {
        const back = { returnTo: 'https://site.example/a?b=c&d#e', failTo: 'https://site.example/error' };
        const { pathname, searchParams, hash } = new URL(
          gateway().socialAddress(account, back),
          'https://site.example',
        );
        expect([pathname, hash]).to.deep.equal([path, '']);
        expect([...searchParams]).to.deep.equal([
          ['s_url', back.returnTo],
          ['f_url', back.failTo],
          ['action', 'login'],
        ]);
      });

    const byPassword = (mobile: string, password: string) => gateway().withPassword({ mobile, password });

    keepsPromisesOfEveryCall(BY_PASSWORD, newRig);
    for (const [call, mobile] of CALLS_WITH_SMS) {
      keepsPromisesOfEveryCall(call, newRig, (fresh) => {
        provenBySms(fresh, mobile);
      });
    }

    it('signs a member in with a password', async () => {
      const token = await answerOf(byPassword(SEEDED.ordinary, SEEDED_PASSWORD));
      expect(await linkedMember(rig, token)).to.include({ mobile: SEEDED.ordinary });
    });

    it('signs a member in although an invalid token is stored', async () => {
      rig.store.write('token', 'dead');
      const token = await answerOf(byPassword(SEEDED.ordinary, SEEDED_PASSWORD));
      expect(await linkedMember(rig, token)).to.include({ mobile: SEEDED.ordinary });
    });

    it('fails with the same message for an unknown mobile and for a wrong password', async () => {
      const wrong = refusal('手机号或密码错误');
      expect(await errorOf(byPassword(SEEDED.ordinary, 'wrong'))).to.deep.equal(wrong);
      expect(await errorOf(byPassword(UNKNOWN_MOBILE, SEEDED_PASSWORD))).to.deep.equal(wrong);
    });

    it('sends a password unchanged, with the blanks around it', async () => {
      await answersOf(gateway().resetPassword({ ...provenBySms(rig, SEEDED.ordinary), password: ' blank ' }));
      expect(await errorOf(byPassword(SEEDED.ordinary, 'blank'))).to.deep.equal(refusal('手机号或密码错误'));
      await answerOf(byPassword(SEEDED.ordinary, ' blank '));
    });

    it('refuses a locked account, with a password and with an SMS code', async () => {
      const locked = refusal('账号已被锁定');
      expect(await errorOf(byPassword(SEEDED.locked, SEEDED_PASSWORD))).to.deep.equal(locked);
      const proof = provenBySms(rig, SEEDED.locked);
      expect(await errorOf(gateway().withSms({ ...proof, msv: '' }))).to.deep.equal(locked);
    });

    it('names all missing fields', async () => {
      expect(await errorOf(byPassword('', ''))).to.deep.equal(refusal('请输入手机号,请输入密码'));
    });

    it('signs a member in with an SMS code', async () => {
      const token = await answerOf(gateway().withSms({ ...provenBySms(rig, SEEDED.vip), msv: MSV }));
      expect(await linkedMember(rig, token)).to.include({ mobile: SEEDED.vip });
    });

    it('creates an account for an unknown mobile with an SMS code', async () => {
      const token = await answerOf(gateway().withSms({ ...provenBySms(rig), msv: '' }));
      expect(await linkedMember(rig, token)).to.include({ mobile: UNKNOWN_MOBILE, isMobileBound: true });
    });

    it('refuses a wrong SMS code in every form, and a code that was used', async () => {
      const wrong = refusal('短信验证码错误');
      const proof = provenBySms(rig);
      const guess = { mobile: UNKNOWN_MOBILE, smsCode: `${proof.smsCode}0` };
      expect(await errorOf(gateway().withSms({ ...guess, msv: '' }))).to.deep.equal(wrong);
      expect(await errorOf(gateway().register({ ...guess, password: PASSWORD, msv: '' }))).to.deep.equal(wrong);
      expect(await errorOf(gateway().resetPassword({ ...guess, password: PASSWORD }))).to.deep.equal(wrong);
      await answerOf(gateway().withSms({ ...proof, msv: '' }));
      expect(await errorOf(gateway().withSms({ ...proof, msv: '' }))).to.deep.equal(wrong);
    });

    it('refuses an SMS code that was sent to another mobile', async () => {
      const { smsCode } = provenBySms(rig, SEEDED.vip);
      const stolen = { mobile: SEEDED.ordinary, smsCode, msv: '' };
      expect(await errorOf(gateway().withSms(stolen))).to.deep.equal(refusal('短信验证码错误'));
    });

    it('registers a new user, who then signs in with the password', async () => {
      await answersOf(gateway().register({ ...provenBySms(rig), password: PASSWORD, msv: MSV }));
      const token = await answerOf(byPassword(UNKNOWN_MOBILE, PASSWORD));
      expect(await linkedMember(rig, token)).to.include({ mobile: UNKNOWN_MOBILE });
    });

    it('does not register a taken mobile, and uses up its SMS code', async () => {
      const account = { ...provenBySms(rig, SEEDED.ordinary), password: PASSWORD, msv: '' };
      expect(await errorOf(gateway().register(account))).to.deep.equal(refusal('手机号已存在'));
      expect(await errorOf(gateway().register(account))).to.deep.equal(refusal('短信验证码错误'));
    });

    it('refuses a new password that is too short or too long', async () => {
      const proof = provenBySms(rig);
      const registering = (password: string) => gateway().register({ ...proof, password, msv: '' });
      expect(await errorOf(registering('12345'))).to.deep.equal(refusal('密码长度不能少于6个字符'));
      expect(await errorOf(registering('x'.repeat(17)))).to.deep.equal(refusal('密码长度不能多于16个字符'));
    });

    it('resets a password, and refuses the old password after that', async () => {
      await answersOf(gateway().resetPassword({ ...provenBySms(rig, SEEDED.ordinary), password: PASSWORD }));
      await answerOf(byPassword(SEEDED.ordinary, PASSWORD));
      expect(await errorOf(byPassword(SEEDED.ordinary, SEEDED_PASSWORD))).to.deep.equal(refusal('手机号或密码错误'));
    });

    it('refuses to reset the password of an unknown mobile', async () => {
      const unknown$ = gateway().resetPassword({ ...provenBySms(rig), password: PASSWORD });
      expect(await errorOf(unknown$)).to.deep.equal(refusal('手机号不存在'));
    });
  });
}
