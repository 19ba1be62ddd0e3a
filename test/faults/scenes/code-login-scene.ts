import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { Somebody } from '../../../src/adapters/memory/server/signing-in/social-accounts.js';
import { toldText } from '../../../src/domain/errors/error-catalogue.js';
import type { Scene } from '../support/scene.js';

const CALLBACK = '/login/callback';
const MEMBER: Somebody = { kind: 'member', mobile: SEEDED.ordinary };

/** Somebody comes back from QQ: the page loads with a login code in its address. */
export function codeLoginScene(who: Somebody = MEMBER): Scene {
  return {
    set: async (world) => {
      const code = world.controls.signingIn.loginCode(who);
      world.browser.navigator.go(`${CALLBACK}?login_code=${code}&action=login&redirect=%2Fmember`);
      await world.startedUp();
      const { codeLogin } = await world.signingIn();
      return {
        act: () => {
          world.live();
        },
        look: world.unlessGone(() => {
          const state = codeLogin.state$.value;
          return {
            state: state.kind,
            words: state.kind === 'failed' ? toldText(state.error) : undefined,
          };
        }),
      };
    },
  };
}
