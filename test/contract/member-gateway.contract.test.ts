import { expect } from 'chai';
import { firstValueFrom } from 'rxjs';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { MEMBER_GATEWAY } from '../../src/domain/ports/account-gateway.js';
import { ADAPTERS, ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { query } from './gateway-promises.js';
import { keepsPromisesOfMemberCall } from './member-call-promises.js';
import { rigOfEachTest } from './server-rig.js';
import { signInAs } from './sign-in-helpers.js';

const DETAIL = query('member', (rig) => rig.resolve(MEMBER_GATEWAY).detail());
const UNREAD = query('unread', (rig) => rig.resolve(MEMBER_GATEWAY).unreadCount());

for (const [adapter, newRig] of ADAPTERS) {
  describe(`MemberGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig);

    for (const call of [DETAIL, UNREAD]) keepsPromisesOfMemberCall(call, newRig);

    it('returns the number of unread messages', async () => {
      signInAs(rig, SEEDED.ordinary);
      rig.site.controls.setUnread(SEEDED.ordinary, 7);
      expect(await firstValueFrom(rig.resolve(MEMBER_GATEWAY).unreadCount())).to.equal(7);
      rig.site.controls.setUnread(SEEDED.ordinary, 0);
      expect(await firstValueFrom(rig.resolve(MEMBER_GATEWAY).unreadCount())).to.equal(0);
    });
  });
}

/**
 * The detail of a member, which each generation sends in different fields. `generation` is that of the server behind
 * the adapter.
 */
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  describe(`MemberGateway.detail ${adapter}`, () => {
    const rig = rigOfEachTest(newRig);

    it('returns the member whose token is stored', async () => {
      signInAs(rig, SEEDED.ordinary);
      const user = await firstValueFrom(rig.resolve(MEMBER_GATEWAY).detail());
      expect(user).to.include({
        id: 101,
        name: '林晓雨',
        mobile: SEEDED.ordinary,
        isMobileBound: true,
        isFaceVerified: true,
        credit1: 120,
        vipUntil: undefined,
        vipPlanId: undefined,
      });
      expect(user.avatar).not.to.equal('');
    });

    it('returns the VIP plan of a member and its end', async () => {
      signInAs(rig, SEEDED.vip);
      const { vipUntil, vipPlanId } = await firstValueFrom(rig.resolve(MEMBER_GATEWAY).detail());
      expect({ vipUntil, vipPlanId }).to.deep.equal({ vipUntil: Date.UTC(2099, 11, 31, 2), vipPlanId: 1 });
    });

    it('reports a missing mobile, and a missing face check', async () => {
      signInAs(rig, SEEDED.withoutMobile);
      expect((await firstValueFrom(rig.resolve(MEMBER_GATEWAY).detail())).isMobileBound).to.equal(false);
      signInAs(rig, SEEDED.notFaceVerified);
      expect((await firstValueFrom(rig.resolve(MEMBER_GATEWAY).detail())).isFaceVerified).to.equal(false);
    });

    it('reports a missing consent to the current agreements in generation 2 only', async () => {
      signInAs(rig, SEEDED.ordinary);
      const hasConsented = async () => (await firstValueFrom(rig.resolve(MEMBER_GATEWAY).detail())).hasConsented;
      expect(await hasConsented()).to.equal(true);
      for (const agreed of [
        { userAgreement: true, privacyPolicy: false },
        { userAgreement: false, privacyPolicy: true },
      ]) {
        rig.site.controls.changeAccount(SEEDED.ordinary, { agreed });
        expect(await hasConsented()).to.equal(generation === 1);
      }
    });
  });
}
