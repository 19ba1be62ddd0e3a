import type { PageLocation } from '../ports/navigator.js';
import type { PendingChecks, SessionState } from '../session/session-state.js';
import { addressOf, loginAddress, withRedirect } from './addresses.js';
import { ROUTES } from './routes.js';

/** The visitor who opens a route, as far as the guard needs to know. */
export interface Visitor {
  readonly session: SessionState;
  readonly pending: PendingChecks;
  /** True after a sign-out, until the browser has loaded home. */
  readonly isLeaving: boolean;
}

export type AccessDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'go'; readonly to: string }
  /** Not decided yet: the session is still unknown, or home is about to load. */
  | { readonly kind: 'wait' }
  /** The member of the stored token could not be loaded: the page offers a retry. */
  | { readonly kind: 'offer-retry' };

/**
 * The steps in the order in which the guard requires them, with their pages (docs/spec/start-and-routes.md#guard).
 * Which pages require them is `isForMembers` in routes.ts.
 */
const STEPS: readonly (readonly [step: keyof PendingChecks, page: string])[] = [
  ['bindMobile', ROUTES.bindMobile.pattern],
  ['faceCheck', ROUTES.faceCheck.pattern],
];

/** The page of the first step that is pending, which leads to `target` afterwards. */
export function pendingStepAddress(pending: PendingChecks, target: string): string | undefined {
  const first = STEPS.find(([step]) => pending[step]);
  return first && withRedirect(first[1], target);
}

/**
 * Decides whether a visitor may enter a route of `routes.ts`, the list of pages (docs/spec/start-and-routes.md#guard).
 * The first row that fits decides:
 *
 * 1. the route is public                         → allow
 * 2. just signed out, home is about to load      → wait
 * 3. a token is stored, its member not yet known → wait
 * 4. its member could not be loaded              → offer a retry
 * 5. not signed in                               → /login?redirect={path, query and hash, encoded}
 * 6. a mobile bind is pending                    → /bind-mobile
 * 7. a face check is pending                     → /face-check
 * 8. otherwise                                   → allow
 *
 * Rows 6 and 7, too, pass the requested route on as `redirect` (docs/spec/start-and-routes.md#guard).
 */
export function decideAccess(
  route: { readonly isForMembers: boolean },
  visitor: Visitor,
  location: PageLocation,
): AccessDecision {
  if (!route.isForMembers) return { kind: 'allow' };
  return decideForMember(visitor, location, (pending) => {
    const step = pendingStepAddress(pending, addressOf(location));
    return step === undefined ? { kind: 'allow' } : { kind: 'go', to: step };
  });
}

/** Decides for everyone but a member: rows 2 to 5 of the guard, 1 to 4 of the page of a step. */
export function decideForMember(
  visitor: Visitor,
  location: PageLocation,
  decide: (pending: PendingChecks) => AccessDecision,
): AccessDecision {
  if (visitor.isLeaving) return { kind: 'wait' };
  switch (visitor.session.kind) {
    case 'restoring':
      return { kind: 'wait' };
    case 'unreachable':
      return { kind: 'offer-retry' };
    case 'anonymous':
      return { kind: 'go', to: loginAddress(location) };
    case 'member':
      return decide(visitor.pending);
  }
}

/**
 * Whether a link to a page for members needs a sign-in first (docs/spec/header-and-footer.md#my-study). While the
 * session is unknown the page opens, and its own guard decides.
 */
export function needsSignIn(session: SessionState): boolean {
  return session.kind === 'anonymous';
}
