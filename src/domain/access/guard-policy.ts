import type { Place } from '../ports/browser/navigator.js';
import type { PendingChecks, SessionState } from '../session/session-state.js';
import { addressOf, loginAddress, withRedirect } from './addresses.js';

/** Who is at the door. */
export interface Visitor {
  readonly session: SessionState;
  readonly pending: PendingChecks;
  /** Has just signed out; home is about to load. */
  readonly leaving: boolean;
}

export type AccessDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'go'; readonly to: string }
  /** It is not known yet who this is. */
  | { readonly kind: 'wait' }
  /** It cannot be found out who this is: offer to try again. */
  | { readonly kind: 'offer-retry' };

/**
 * Who may enter a route (spec §2; clarifications §3). The first row that fits decides:
 *
 * 1. the route is public                         → allow
 * 2. just signed out, home is about to load      → wait
 * 3. a token is stored, its member not yet known → wait
 * 4. its member could not be loaded              → offer a retry
 * 5. not signed in                               → /login?redirect={path and query, encoded}
 * 6. a mobile bind is pending                    → /bind-mobile
 * 7. a face check is pending                     → /face-check
 * 8. otherwise                                   → allow
 *
 * Rows 6 and 7 remember where the visitor was heading, too (clarifications §5).
 */
export function decideAccess(route: { readonly membersOnly: boolean }, visitor: Visitor, place: Place): AccessDecision {
  if (!route.membersOnly) return { kind: 'allow' };
  if (visitor.leaving) return { kind: 'wait' };
  switch (visitor.session.kind) {
    case 'restoring':
      return { kind: 'wait' };
    case 'unreachable':
      return { kind: 'offer-retry' };
    case 'anonymous':
      return { kind: 'go', to: loginAddress(place) };
    case 'member':
      if (visitor.pending.bindMobile) return { kind: 'go', to: withRedirect('/bind-mobile', addressOf(place)) };
      if (visitor.pending.faceCheck) return { kind: 'go', to: withRedirect('/face-check', addressOf(place)) };
      return { kind: 'allow' };
  }
}

const STUDY_CENTER = '/study-center';

export type StudyDecision =
  | { readonly kind: 'go'; readonly to: typeof STUDY_CENTER }
  | { readonly kind: 'sign-in'; readonly target: typeof STUDY_CENTER };

/**
 * What 我的学习 does (spec §2 header, clarifications §6): a stranger signs in first and lands there. Whoever may
 * yet turn out to be a member goes on, and the guard of the page decides.
 */
export function enterStudyCenter(session: SessionState): StudyDecision {
  return session.kind === 'anonymous' ? { kind: 'sign-in', target: STUDY_CENTER } : { kind: 'go', to: STUDY_CENTER };
}
