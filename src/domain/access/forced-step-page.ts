import { returnToOf } from './addresses.js';
import type { PageLocation } from '../ports/navigator.js';
import type { PendingChecks } from '../session/session-state.js';
import { type AccessDecision, decideForMember, pendingStepAddress, type Visitor } from './guard-policy.js';

/** A step that a member must complete before members-only pages open. Each step has its own page. */
export type ForcedStep = keyof PendingChecks;

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
  return decideForMember(visitor, location, (pending) => {
    if (pending[step]) return { kind: 'allow' };
    const target = returnToOf(location.query);
    return { kind: 'go', to: pendingStepAddress(pending, target) ?? target };
  });
}
