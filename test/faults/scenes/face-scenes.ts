import { Subject, tap } from 'rxjs';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { FaceCheckState } from '../../../src/application/signing-in/member-steps.js';
import { FACE_POLL_MS } from '../../../src/domain/limits.js';
import { SCAN_FAILED } from '../../../src/domain/signing-in/strings.js';
import { faultWords } from '../../../src/ui/feedback/loaded.js';
import { until } from '../../support/until.js';
import type { FaultWorld } from '../support/fault-world.js';
import type { Scene } from '../support/scene.js';

const wishes = { at: '/face-check?redirect=%2Fmember', signedInAs: SEEDED.notFaceVerified };

/** The page of the face check opens. */
export const faceStartScene: Scene = {
  wishes,
  set: async (world) => {
    const page = await thePage(world);
    return { act: page.open, look: page.look, again: page.again, well: 'ready' };
  },
};

/** A code is on view and its turn comes. */
export const faceStatusScene: Scene = {
  wishes,
  set: async (world) => {
    const page = await thePage(world);
    page.open();
    await until(() => page.look().state === 'ready');
    const turn = () => {
      world.time.advance(FACE_POLL_MS);
    };
    return { act: turn, look: page.look, again: turn, well: 'ready' };
  },
};

/** The phone is done, and the turn comes in which that is heard of. */
export const verifiedScene: Scene = {
  wishes,
  set: async (world) => {
    const view = await faceStatusScene.set(world);
    world.controls.signingIn.passFaceCheck();
    return view;
  },
};

async function thePage(world: FaultWorld) {
  world.controls.setUp({ faceCheckRequired: true });
  const { faceCheck } = await world.standing();
  const again = new Subject<void>();
  let state: FaceCheckState = { kind: 'starting' };
  return {
    open: () => {
      const show = tap<FaceCheckState>((next) => {
        state = next;
      });
      world.onPage(faceCheck.watch(again, '/member').pipe(show));
    },
    look: world.unlessGone(() => ({
      state: state.kind,
      words: state.kind === 'failed' ? faultWords(state.error, SCAN_FAILED) : undefined,
    })),
    again: () => {
      again.next();
    },
  };
}
