import { Subject, tap } from 'rxjs';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { Somebody } from '../../../src/adapters/memory/server/signing-in/social-accounts.js';
import type { ScanState } from '../../../src/application/signing-in/scan-login.js';
import { DIALOG_FLOW } from '../../../src/application/signing-in/dialog-flow.js';
import { SCAN_POLL_MS } from '../../../src/domain/limits.js';
import { SCAN_FAILED } from '../../../src/domain/signing-in/strings.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { faultWords } from '../../../src/ui/feedback/loaded.js';
import { until } from '../../support/until.js';
import type { FaultWorld } from '../support/fault-world.js';
import type { Scene } from '../support/scene.js';

const A_MEMBER: Somebody = { kind: 'member', mobile: SEEDED.ordinary };

/** The scan dialog opens. */
export const scanOpenScene = (generation: Generation): Scene => ({
  wishes: { generation },
  set: async (world) => {
    const dialog = await theDialog(world);
    return { act: dialog.open, look: dialog.look, again: dialog.renew, well: 'ready' };
  },
});

/** A code is on view and the next second comes. */
export const scanStatusScene = (generation: Generation): Scene => ({
  wishes: { generation },
  set: async (world) => {
    const dialog = await theDialog(world);
    dialog.open();
    await until(() => dialog.look().state === 'ready');
    const turn = () => {
      world.time.advance(SCAN_POLL_MS);
    };
    return { act: turn, look: dialog.look, again: turn, well: 'ready' };
  },
});

/** Somebody has scanned, and the second comes in which that is heard of. */
export function scannedScene(generation: Generation, by: Somebody = A_MEMBER): Scene {
  return {
    wishes: { generation },
    set: async (world) => {
      const dialog = await theDialog(world);
      dialog.open();
      await until(() => dialog.look().state === 'ready');
      world.controls.signingIn.scan(by);
      return {
        act: () => {
          world.time.advance(SCAN_POLL_MS);
        },
        look: dialog.look,
        again: dialog.renew,
        well: 'ready',
      };
    },
  };
}

async function theDialog(world: FaultWorld) {
  world.controls.setUp({ wechatScan: true });
  const { scanLogin } = await world.standing();
  const renewals = new Subject<void>();
  let state: ScanState = { kind: 'loading' };
  world.resolve(DIALOG_FLOW).open({ kind: 'wechat-scan' });
  return {
    open: () => {
      const show = tap<ScanState>((next) => {
        state = next;
      });
      world.inDialog('wechat-scan', scanLogin.watch(renewals).pipe(show));
    },
    look: world.unlessGone(() => ({
      state: state.kind,
      words: state.kind === 'failed' ? faultWords(state.error, SCAN_FAILED) : undefined,
    })),
    renew: () => {
      renewals.next();
    },
  };
}
