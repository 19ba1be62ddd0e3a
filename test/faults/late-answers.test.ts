import { expect } from 'chai';
import { after } from 'mocha';

import type { SocialUser } from '../../src/adapters/memory/server/signing-in/social-accounts.js';
import { DIALOG_FLOW } from '../../src/application/signing-in/dialog-flow.js';
import { SESSION } from '../../src/domain/session/session.js';
import { until } from '../support/until.js';
import { LATE_CALLS, type Leaving, PRINTED_LATE_CALLS, WAYS_OF_LEAVING } from './late-table.js';
import { codeLoginScene } from './scenes/signing-in.js';
import { FaultWorld } from './support/fault-world.js';
import type { Scene } from './support/scene.js';
import type { CallName } from '../../src/adapters/memory/server/calls.js';

describe('an answer that comes when nobody waits for it any more changes nothing', () => {
  after(() => {
    console.log(`\n${PRINTED_LATE_CALLS}\n`);
  });

  for (const { name, call, scene, leavings } of LATE_CALLS) {
    for (const leaving of leavings) {
      it(`${name}: ${leaving}, then the answer comes`, () => expectNothing(scene, call, leaving));
    }
  }
});

describe('a login by address goes on wherever the visitor is', () => {
  const arrival = async (who?: SocialUser) => {
    const world = await FaultWorld.open();
    const view = await codeLoginScene(who).set(world);
    return { world, view };
  };

  for (const call of ['codeLogin', 'member'] as const) {
    it(`but takes nobody along who went to another page before the answer of ${call} came`, async () => {
      const { world, view } = await arrival();
      const late = world.line.hold(call);
      view.act();
      await until(() => late.here);
      world.browser.navigator.go('/vip');
      late.handOver();
      await world.quiet();
      const { place, session, toasts } = world.surroundings(call);
      expect({ place, session, toasts }).to.deep.equal({ place: '/vip', session: 'member', toasts: [] });
      await world.close();
    });
  }

  it('and leaves a dialog alone that the visitor opened meanwhile', async () => {
    const { world, view } = await arrival({ kind: 'newcomer', mustBind: true });
    const late = world.line.hold('codeLogin');
    view.act();
    await until(() => late.here);
    world.resolve(DIALOG_FLOW).open({ kind: 'login' });
    late.handOver();
    await world.quiet();
    expect(world.surroundings('codeLogin').dialog).to.equal('login');
    await world.close();
  });
});

async function expectNothing(scene: Scene, call: CallName, leaving: Leaving): Promise<void> {
  const world = await FaultWorld.open(scene.options);
  try {
    const view = await scene.set(world);
    await world.quiet();
    const late = world.line.hold(call);
    view.act();
    await until(() => late.here);
    WAYS_OF_LEAVING[leaving](world);
    // Lets all other requests be answered meanwhile.
    await world.quiet();
    const left = { ...whole(world, call), ...view.look() };
    late.handOver();
    await world.quiet();
    expect({ ...whole(world, call), ...view.look() }).to.deep.equal(left);
  } finally {
    await world.close();
  }
}

/** All that the visitor sees, and all that is stored or scheduled. */
function whole(world: FaultWorld, call: CallName) {
  const { store, resolve } = world;
  return {
    ...world.surroundings(call),
    member: resolve(SESSION).state$.value,
    kept: { token: store.read('token'), bindMobile: store.read('bindMobile'), faceCheck: store.read('faceCheck') },
    history: world.browser.navigator.history,
    windows: world.browser.navigator.windows,
    timers: world.time.pending,
  };
}
