import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { errorOf } from './answers.js';
import { keepsPromisesOfEveryCall, type PromisedCall } from './gateway-promises.js';
import type { NewServerRig, ServerRig } from './server-rig.js';
import { signInAs } from './sign-in-helpers.js';

/** The contract of a call that needs a member. `prepare` runs with the ordinary member signed in. */
export function keepsPromisesOfMemberCall(
  call: PromisedCall,
  newRig: NewServerRig,
  prepare: (rig: ServerRig) => void = () => undefined,
): void {
  describe(call.name, () => {
    let rig: ServerRig;
    beforeEach(async () => {
      rig = await newRig();
    });
    afterEach(() => rig.close());

    keepsPromisesOfEveryCall(call, newRig, (fresh) => {
      signInAs(fresh, SEEDED.ordinary);
      prepare(fresh);
    });

    it('fails with "unauthorized" without a token', async () => {
      expect(await errorOf(call.send(rig))).to.deep.equal({ kind: 'unauthorized', stale: false });
    });

    it('sends the token of the subscription, and marks its 401 as stale when the token has changed since', async () => {
      rig.store.write('token', 'dead');
      const refused = errorOf(call.send(rig));
      signInAs(rig, SEEDED.ordinary);
      expect(await refused).to.deep.equal({ kind: 'unauthorized', stale: true });
    });
  });
}
