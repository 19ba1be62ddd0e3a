import { expect } from 'chai';
import { after } from 'mocha';

import type { SocialUser } from '../../src/adapters/memory/server/signing-in/social-accounts.js';
import { DIALOG_FLOW } from '../../src/application/signing-in/dialog-flow.js';
import { SESSION } from '../../src/domain/session/session.js';
import { until } from '../support/until.js';
import { LATE_CALLS, type Leaving, PRINTED_LATE_CALLS, WAYS_OF_LEAVING } from './late-table.js';
import { codeLoginScene } from './scenes/signing-in.js';
import { type FaultWorld, openWorlds } from './support/fault-world.js';
import type { Scene } from './support/scene.js';
import type { CallName } from '../../src/adapters/memory/server/calls.js';

describe('An answer that arrives after the visitor has left changes nothing', () => {
  const open = openWorlds();
  after(() => console.log(`\n${PRINTED_LATE_CALLS}\n`));

  for (const { name, call, scene, leavings } of LATE_CALLS) {
    for (const leaving of leavings) {
      it(`${name}: ${leaving}, then the answer arrives`, async () => {
        await expectNothing(await open(scene.options), scene, call, leaving);
      });
    }
  }
});

describe('A login by address', () => {
  const open = openWorlds();
  const arrival = async (user?: SocialUser) => {
    const world = await open();
    const view = await codeLoginScene(user).set(world);
    return { world, view };
  };

  for (const call of ['codeLogin', 'member'] as const) {
    it(`does not take a visitor back who has opened another page before the answer of ${call}`, async () => {
      const { world, view } = await arrival();
      const late = world.line.hold(call);
      view.act();
      await until(() => late.hasArrived);
      world.browser.navigator.go('/vip');
      late.release();
      await world.quiet();
      const { location, session, toasts } = world.contextValue(call);
      expect({ location, session, toasts }).to.deep.equal({ location: '/vip', session: 'member', toasts: [] });
    });
  }

  it('does not replace a dialog that the visitor has opened meanwhile', async () => {
    const { world, view } = await arrival({ kind: 'newcomer', mustBind: true });
    const late = world.line.hold('codeLogin');
    view.act();
    await until(() => late.hasArrived);
    world.resolve(DIALOG_FLOW).open({ kind: 'login' });
    late.release();
    await world.quiet();
    expect(world.contextValue('codeLogin').dialog).to.equal('login');
  });
});

async function expectNothing(world: FaultWorld, scene: Scene, call: CallName, leaving: Leaving): Promise<void> {
  const view = await scene.set(world);
  await world.quiet();
  const late = world.line.hold(call);
  view.act();
  await until(() => late.hasArrived);
  WAYS_OF_LEAVING[leaving](world);
  // Lets all other requests be answered meanwhile.
  await world.quiet();
  const left = { ...whole(world, call), ...view.look() };
  late.release();
  await world.quiet();
  expect({ ...whole(world, call), ...view.look() }).to.deep.equal(left);
}

/** All that the visitor sees, and all that is stored or scheduled. */
function whole(world: FaultWorld, call: CallName) {
  const { store, resolve } = world;
  return {
    ...world.contextValue(call),
    member: resolve(SESSION).state$.value,
    stored: { token: store.read('token'), bindMobile: store.read('bindMobile'), faceCheck: store.read('faceCheck') },
    history: world.browser.navigator.history,
    journeys: world.browser.navigator.journeys,
    timers: world.time.pending,
  };
}
