import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { ACCOUNT_GATEWAY, MEMBER_GATEWAY } from '../../src/domain/ports/account-gateway.js';
import { until } from '../support/until.js';
import { watching } from '../support/watching.js';
import { ADAPTERS } from './adapters-by-generation.js';
import { command, keepsPromisesOfEveryCall } from './gateway-promises.js';
import { rigOfEachTest } from './server-rig.js';

const SIGN_OUT = command('logout', (rig) => rig.resolve(ACCOUNT_GATEWAY).signOut());

for (const [adapter, newRig] of ADAPTERS) {
  describe(`AccountGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig);

    describe('signOut', () => {
      keepsPromisesOfEveryCall(SIGN_OUT, newRig, (fresh) => {
        fresh.store.write('token', fresh.site.controls.signIn(SEEDED.ordinary));
      });

      it('invalidates the stored token on the server', async () => {
        rig.store.write('token', rig.site.controls.signIn(SEEDED.ordinary));
        const out = watching(rig.resolve(ACCOUNT_GATEWAY).signOut());
        await until(() => out.completed);
        const detail = watching(rig.resolve(MEMBER_GATEWAY).detail());
        await until(() => detail.errors.length > 0);
        expect(detail.errors).to.deep.equal([{ kind: 'unauthorized', isStale: false }]);
      });

      it('sends the token that is stored at the subscription, even when it is erased right after', async () => {
        const token = rig.site.controls.signIn(SEEDED.ordinary);
        rig.store.write('token', token);
        const out = watching(rig.resolve(ACCOUNT_GATEWAY).signOut());
        rig.store.erase('token');
        await until(() => out.completed || out.errors.length > 0);
        expect(out.errors).to.deep.equal([]);
        rig.store.write('token', token);
        const detail = watching(rig.resolve(MEMBER_GATEWAY).detail());
        await until(() => detail.errors.length > 0);
      });

      it('does not invalidate the token of another session', async () => {
        const otherToken = rig.site.controls.signIn(SEEDED.vip);
        rig.store.write('token', rig.site.controls.signIn(SEEDED.ordinary));
        const out = watching(rig.resolve(ACCOUNT_GATEWAY).signOut());
        await until(() => out.completed);
        rig.store.write('token', otherToken);
        const detail = watching(rig.resolve(MEMBER_GATEWAY).detail());
        await until(() => detail.completed);
      });

      it('marks a 401 as stale when the token is erased before the answer', async () => {
        rig.store.write('token', 'dead');
        const out = watching(rig.resolve(ACCOUNT_GATEWAY).signOut());
        rig.store.erase('token');
        await until(() => out.errors.length > 0);
        expect(out.errors).to.deep.equal([{ kind: 'unauthorized', isStale: true }]);
      });
    });
  });
}
