import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { MEMBER_GATEWAY } from '../../src/domain/ports/account-gateway.js';
import { MEMBER_STEPS_GATEWAY, SIGN_IN_GATEWAY } from '../../src/domain/ports/sign-in-gateway.js';
import type { FaceTicket } from '../../src/domain/signing-in/tickets.js';
import { ADAPTERS, ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { answerOf, answersOf, errorOf, refusal } from './answers.js';
import { command, query } from './gateway-promises.js';
import { keepsPromisesOfMemberCall } from './member-call-promises.js';
import { rigOfEachTest, type ServerRig } from './server-rig.js';
import { lastProof, newest, provenBySms, signInAs, UNKNOWN_MOBILE } from './sign-in-helpers.js';

const ticketUnderWay = (rig: ServerRig): FaceTicket => ({
  url: '',
  ruleId: '1',
  bizToken: newest(rig.site.controls.signingIn.faceChecks$) || 'none',
});

const BIND = command('bindMobile', (rig) => rig.resolve(MEMBER_STEPS_GATEWAY).bindMobile(lastProof(rig)));
const START = query('faceStart', (rig) => rig.resolve(MEMBER_STEPS_GATEWAY).startFaceCheck());
const STATUS = command('faceStatus', (rig) => rig.resolve(MEMBER_STEPS_GATEWAY).faceCheck(ticketUnderWay(rig)));
const AGREE = command('agree', (rig) => rig.resolve(MEMBER_STEPS_GATEWAY).agree());

for (const [adapter, newRig] of ADAPTERS) {
  describe(`MemberStepsGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig);

    const steps = () => rig.resolve(MEMBER_STEPS_GATEWAY);
    const member = () => answerOf(rig.resolve(MEMBER_GATEWAY).detail());

    keepsPromisesOfMemberCall(BIND, newRig, (fresh) => {
      signInAs(fresh, SEEDED.withoutMobile);
      provenBySms(fresh);
    });
    keepsPromisesOfMemberCall(START, newRig, (fresh) => {
      signInAs(fresh, SEEDED.notFaceVerified);
    });
    keepsPromisesOfMemberCall(STATUS, newRig, (fresh) => {
      const token = signInAs(fresh, SEEDED.notFaceVerified);
      fresh.site.steps.startFaceCheck(token, 'PC');
      fresh.site.controls.signingIn.passFaceCheck();
    });

    it('binds a mobile to the member', async () => {
      signInAs(rig, SEEDED.withoutMobile);
      expect((await member()).isMobileBound).to.equal(false);
      await answersOf(steps().bindMobile(provenBySms(rig)));
      expect(await member()).to.include({ mobile: UNKNOWN_MOBILE, isMobileBound: true });
    });

    it('does not bind a mobile with a wrong code, the mobile of another account, or a second mobile', async () => {
      signInAs(rig, SEEDED.withoutMobile);
      const { mobile, smsCode } = provenBySms(rig);
      const guess$ = steps().bindMobile({ mobile, smsCode: `${smsCode}0` });
      expect(await errorOf(guess$)).to.deep.equal(refusal('短信验证码错误'));
      const taken$ = steps().bindMobile(provenBySms(rig, SEEDED.ordinary));
      expect(await errorOf(taken$)).to.deep.equal(refusal('手机号已存在'));
      signInAs(rig, SEEDED.ordinary);
      expect(await errorOf(steps().bindMobile(provenBySms(rig)))).to.deep.equal(refusal('已绑定'));
    });

    it('returns a new face check ticket for every subscription, with an address for the phone', async () => {
      signInAs(rig, SEEDED.notFaceVerified);
      const ticket$ = steps().startFaceCheck();
      const [first, second] = [await answerOf(ticket$), await answerOf(ticket$)];
      expect(second.bizToken).not.to.equal(first.bizToken);
      expect(first.url).to.match(/^https:\/\//);
      expect(first.ruleId).not.to.equal('');
    });

    it('fails with "not-yet" until the phone has finished the face check, then completes and verifies the member', async () => {
      signInAs(rig, SEEDED.notFaceVerified);
      const ticket = await answerOf(steps().startFaceCheck());
      expect(await errorOf(steps().faceCheck(ticket))).to.deep.equal({ kind: 'not-yet' });
      rig.site.controls.signingIn.passFaceCheck(ticket.bizToken);
      expect(await answersOf(steps().faceCheck(ticket))).to.deep.equal([]);
      expect((await member()).isFaceVerified).to.equal(true);
    });

    it('starts no face check for a verified member', async () => {
      signInAs(rig, SEEDED.ordinary);
      expect(await errorOf(steps().startFaceCheck())).to.deep.equal(refusal('当前学员已完成实人认证'));
    });

    it('refuses an empty face check ticket', async () => {
      signInAs(rig, SEEDED.notFaceVerified);
      const nothing$ = steps().faceCheck({ url: '', ruleId: '', bizToken: '' });
      expect(await errorOf(nothing$)).to.deep.equal(refusal('参数错误'));
    });
  });
}

/**
 * Consent, which only generation 2 requires (docs/api/signing-in.md#consent). `generation` is that of the server behind
 * the adapter.
 */
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  describe(`MemberStepsGateway.agree ${adapter}`, () => {
    const rig = rigOfEachTest(newRig);

    const agree = () => rig.resolve(MEMBER_STEPS_GATEWAY).agree();
    const member = () => answerOf(rig.resolve(MEMBER_GATEWAY).detail());

    if (generation === 1) {
      it('fails with "no-route" on a server that requires no consent', async () => {
        signInAs(rig, SEEDED.ordinary);
        expect(await errorOf(agree())).to.deep.equal({ kind: 'no-route', message: '路由不存在' });
      });
    } else {
      keepsPromisesOfMemberCall(AGREE, newRig);

      it('agrees to all agreements at once, until a new version is published', async () => {
        signInAs(rig, SEEDED.ordinary);
        rig.site.controls.publishAgreements();
        expect((await member()).hasConsented).to.equal(false);
        expect(await answersOf(agree())).to.deep.equal([]);
        expect((await member()).hasConsented).to.equal(true);
        rig.site.controls.publishAgreements();
        expect((await member()).hasConsented).to.equal(false);
      });

      it('agrees for the signed-in member only', async () => {
        rig.site.controls.publishAgreements();
        signInAs(rig, SEEDED.vip);
        await answersOf(agree());
        signInAs(rig, SEEDED.ordinary);
        expect((await member()).hasConsented).to.equal(false);
      });

      it('treats the registration of a new user as consent', async () => {
        rig.site.controls.publishAgreements();
        const token = await answerOf(rig.resolve(SIGN_IN_GATEWAY).withSms({ ...provenBySms(rig), msv: '' }));
        rig.store.write('token', token);
        expect((await member()).hasConsented).to.equal(true);
      });
    }
  });
}
