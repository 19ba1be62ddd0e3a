import { expect } from 'chai';
import { firstValueFrom } from 'rxjs';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { MEMBER_GATEWAY } from '../../src/domain/ports/account-gateway.js';
import { until } from '../support/until.js';
import { watching } from '../support/watching.js';
import { ADAPTERS, ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { keepsPromisesOfEveryCall, query } from './gateway-promises.js';
import { rigOfEachTest } from './server-rig.js';
import { signInAs } from './sign-in-helpers.js';

const DETAIL = query('member', (rig) => rig.resolve(MEMBER_GATEWAY).detail());
const UNREAD = query('unread', (rig) => rig.resolve(MEMBER_GATEWAY).unreadCount());

for (const [adapter, newRig] of ADAPTERS) {
  describe(`MemberGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig);

    for (const call of [DETAIL, UNREAD]) {
      describe(call.name, () => {
        keepsPromisesOfEveryCall(call, newRig, (fresh) => signInAs(fresh, SEEDED.ordinary));

        it('sends the token that is stored at the subscription', async () => {
          signInAs(rig, SEEDED.ordinary);
          rig.site.controls.setUnread(SEEDED.ordinary, 1);
          rig.site.controls.setUnread(SEEDED.vip, 2);
          const call$ = call.send(rig);
          const other = rig.site.controls.signIn(SEEDED.vip);
          rig.store.write('token', other);
          const asVip = watching(call$);
          rig.store.erase('token');
          await until(() => asVip.completed || asVip.errors.length > 0);
          rig.store.write('token', other);
          expect(asVip.values).to.deep.equal([await firstValueFrom(call$)]);
        });

        it('fails with "unauthorized" without a token', async () => {
          const watched = watching(call.send(rig));
          await until(() => watched.errors.length > 0);
          expect(watched.errors).to.deep.equal([{ kind: 'unauthorized', isStale: false }]);
        });

        it('fails with "unauthorized" for an invalid token', async () => {
          rig.site.controls.revoke(signInAs(rig, SEEDED.ordinary));
          const watched = watching(call.send(rig));
          await until(() => watched.errors.length > 0);
          expect(watched.errors).to.deep.equal([{ kind: 'unauthorized', isStale: false }]);
        });

        it('fails with "unauthorized" for a stored text that is no token', async () => {
          rig.store.write('token', '坏掉的\ntoken');
          const watched = watching(call.send(rig));
          await until(() => watched.errors.length > 0);
          expect(watched.errors).to.deep.equal([{ kind: 'unauthorized', isStale: false }]);
        });

        it('marks a 401 as stale when the token has changed since the request', async () => {
          rig.site.controls.revoke(signInAs(rig, SEEDED.ordinary));
          const watched = watching(call.send(rig));
          signInAs(rig, SEEDED.ordinary);
          await until(() => watched.errors.length > 0);
          expect(watched.errors).to.deep.equal([{ kind: 'unauthorized', isStale: true }]);
        });
      });
    }

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
