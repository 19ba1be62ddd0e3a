import { loginAddress, returnToOf, withRedirect } from './addresses.js';
import type { PageLocation } from '../ports/navigator.js';
import type { PendingChecks } from '../session/session-state.js';
import type { AccessDecision, Visitor } from './guard-policy.js';

/** A step that a member must complete before members-only pages open. Each step has its own page. */
export type ForcedStep = keyof PendingChecks;

/** The steps in the order in which the guard requires them, with their pages (docs/spec/start-and-routes.md#guard). */
const STEPS: readonly (readonly [step: ForcedStep, page: string])[] = [
  ['bindMobile', '/bind-mobile'],
  ['faceCheck', '/face-check'],
];

/**
 * Decides who may open the page of a forced step (docs/spec/signing-in.md#binding-page). The first row that fits
 * decides:
 *
 * 1. just signed out, home is about to load      → wait
 * 2. a token is stored, its member not yet known → wait
 * 3. its member could not be loaded              → offer a retry
 * 4. not signed in                               → /login, and back here afterwards
 * 5. this step is pending                        → allow
 * 6. the other step is pending                   → to its page, with the same `redirect`
 * 7. no step is pending                          → to the `redirect` target, else /
 */
export function decideForcedStep(step: ForcedStep, visitor: Visitor, location: PageLocation): AccessDecision {
  if (visitor.isLeaving) return { kind: 'wait' };
  switch (visitor.session.kind) {
    case 'restoring':
      return { kind: 'wait' };
    case 'unreachable':
      return { kind: 'offer-retry' };
    case 'anonymous':
      return { kind: 'go', to: loginAddress(location) };
    case 'member':
      return visitor.pending[step] ? { kind: 'allow' } : { kind: 'go', to: nextStepAddress(visitor.pending, location) };
  }
}

function nextStepAddress(pending: PendingChecks, location: PageLocation): string {
  const target = returnToOf(location.query);
  const other = STEPS.find(([step]) => pending[step]);
  return other === undefined ? target : withRedirect(other[1], target);
}
