import { catchError, of, tap } from 'rxjs';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { FRIENDLY_LINKS } from '../../../src/domain/site/footer.js';
import { SESSION } from '../../../src/domain/session/session.js';
import { SIGN_OUT } from '../../../src/application/session/end-of-session.js';
import { UNREAD_REFRESH } from '../../../src/application/session/unread-refresh.js';
import { decideAccess } from '../../../src/domain/access/guard-policy.js';
import { SIGN_OUT_DELAY_MS } from '../../../src/domain/limits.js';
import { MEMBER_UNREACHABLE } from '../../../src/domain/site/strings.js';
import { pendingChecksOf } from '../../../src/domain/session/session-state.js';
import type { FaultWorld } from '../support/fault-world.js';
import type { Scene } from '../support/scene.js';

const MEMBERS_PAGE = '/member/orders';

/** The footer of home. Nobody came for the links: without them it is empty, and says so to nobody. */
export const linksScene: Scene = {
  wishes: { at: '/?from=mail' },
  set: async (world) => {
    await world.standing();
    let state = 'no links';
    const { links$ } = world.resolve(FRIENDLY_LINKS);
    return {
      act: () => {
        const show = tap((links: readonly unknown[]) => {
          state = links.length > 0 ? 'links' : 'no links';
        });
        world.onPage(
          links$.pipe(
            catchError(() => of([])),
            show,
          ),
        );
      },
      look: world.unlessGone(() => ({ state, words: undefined })),
    };
  },
};

/** A members-only page that is loaded with a stored token: the guard waits for the answer. */
export const memberScene: Scene = {
  wishes: { at: MEMBERS_PAGE, signedInAs: SEEDED.ordinary },
  set: async (world) => {
    await world.startedUp();
    await world.signingIn();
    return {
      act: () => {
        world.live();
      },
      look: world.unlessGone(() => atTheGuard(world)),
      again: () => {
        world.resolve(SESSION).reload();
      },
      well: 'allow',
    };
  },
};

/** A member with unread messages comes back to the tab. */
export const unreadScene: Scene = {
  wishes: { signedInAs: SEEDED.withUnread },
  set: async (world) => {
    await world.standing();
    const { presence } = world.browser;
    const lookBack = () => {
      presence.hide();
      presence.show();
    };
    const { count$ } = world.resolve(UNREAD_REFRESH);
    return {
      act: lookBack,
      look: world.unlessGone(() => ({ state: count$.value > 0 ? 'dot' : 'no dot', words: undefined })),
      again: lookBack,
      well: 'dot',
    };
  },
};

/** 安全退出 from anywhere. */
export const signOutScene: Scene = {
  wishes: { signedInAs: SEEDED.ordinary },
  set: async (world) => {
    await world.standing();
    return {
      act: () => {
        world.resolve(SIGN_OUT).leave();
        world.time.advance(SIGN_OUT_DELAY_MS);
      },
      look: () => ({ state: world.store.read('token') === undefined ? 'no token' : 'token', words: undefined }),
    };
  },
};

function atTheGuard(world: FaultWorld) {
  const session = world.resolve(SESSION).state$.value;
  const pending = pendingChecksOf(session, { bindMobileRequired: false, faceCheckRequired: false });
  const decision = decideAccess({ membersOnly: true }, { session, pending, leaving: false }, world.place);
  return { state: decision.kind, words: decision.kind === 'offer-retry' ? MEMBER_UNREACHABLE : undefined };
}
