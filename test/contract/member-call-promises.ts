import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { errorOf } from './answers.js';
import { type PromisedCall, testEveryPromise } from './gateway-promises.js';
import { type NewServerRig, rigOfEachTest, type ServerRig } from './server-rig.js';
import { signInAs } from './sign-in-helpers.js';

/** The contract of a call that needs a member. `prepare` runs with the ordinary member signed in. */
export function keepsPromisesOfMemberCall(
  call: PromisedCall,
  newRig: NewServerRig,
  prepare: (rig: ServerRig) => unknown = () => undefined,
): void {
  describe(call.name, () => {
    const rig = rigOfEachTest(newRig);

    testEveryPromise(call, newRig, (fresh) => {
      signInAs(fresh, SEEDED.ordinary);
      prepare(fresh);
    });

    it('fails with "unauthorized" without a token', async () => {
      expect(await errorOf(call.send(rig))).to.deep.equal({ kind: 'unauthorized', isStale: false });
    });

    it('sends the token of the subscription, and marks its 401 as stale when the token has changed since', async () => {
      rig.store.write('token', 'dead');
      const refused = errorOf(call.send(rig));
      signInAs(rig, SEEDED.ordinary);
      expect(await refused).to.deep.equal({ kind: 'unauthorized', isStale: true });
    });
  });
}
