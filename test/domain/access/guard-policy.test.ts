import { expect } from 'chai';
import fc from 'fast-check';

import {
  type AccessDecision,
  decideAccess,
  enterStudyCenter,
  type Visitor,
} from '../../../src/domain/access/guard-policy.js';
import type { PendingChecks, SessionState } from '../../../src/domain/session/session-state.js';
import { aPlace } from '../../support/fake-navigator.js';
import { anonymous, everySession, restoring, signedIn, unreachable } from '../../support/sessions.js';

const PUBLIC = { membersOnly: false };
const MEMBERS_ONLY = { membersOnly: true };
const PLACE = aPlace('/order?id=3#pay');
const HEADING = 'redirect=%2Forder%3Fid%3D3%23pay';

describe('login-required guard', () => {
  it('row 1: lets everybody into a public route, whatever is pending (spec §2)', () => {
    for (const session of everySession) {
      for (const leaving of [true, false]) {
        expect(decide(PUBLIC, { session, pending: both, leaving })).to.deep.equal({ kind: 'allow' });
      }
    }
  });

  it('row 2: has one who just signed out wait for home to load (spec §4 logout)', () => {
    expect(decide(MEMBERS_ONLY, { session: anonymous, leaving: true })).to.deep.equal({ kind: 'wait' });
  });

  it('row 3: waits for the member of a stored token (clarifications §3)', () => {
    expect(decide(MEMBERS_ONLY, { session: restoring })).to.deep.equal({ kind: 'wait' });
  });

  it('row 4: offers a retry when the member could not be loaded (clarifications §3, lesson 2)', () => {
    expect(decide(MEMBERS_ONLY, { session: unreachable() })).to.deep.equal({ kind: 'offer-retry' });
  });

  it('row 5: sends a stranger to /login with path and query, encoded (spec §2 guard 1)', () => {
    expect(decide(MEMBERS_ONLY, { session: anonymous })).to.deep.equal({ kind: 'go', to: `/login?${HEADING}` });
  });

  it('row 6: sends a member with a pending bind to /bind-mobile, before the face check (spec §2 guard 2)', () => {
    const decision = decide(MEMBERS_ONLY, { session: signedIn(), pending: both });
    expect(decision).to.deep.equal({ kind: 'go', to: `/bind-mobile?${HEADING}` });
  });

  it('row 7: sends a member with a pending face check to /face-check (spec §2 guard 3)', () => {
    const decision = decide(MEMBERS_ONLY, { session: signedIn(), pending: { ...none, faceCheck: true } });
    expect(decision).to.deep.equal({ kind: 'go', to: `/face-check?${HEADING}` });
  });

  it('row 8: lets a member in with whom nothing is pending (spec §2)', () => {
    expect(decide(MEMBERS_ONLY, { session: signedIn() })).to.deep.equal({ kind: 'allow' });
  });

  it('fits exactly one row to every visitor, as an independent reading of the rows has it', () => {
    const anyVisitor = fc.record({
      session: fc.constantFrom(...everySession),
      pending: fc.record({ bindMobile: fc.boolean(), faceCheck: fc.boolean() }),
      leaving: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.record({ membersOnly: fc.boolean() }), anyVisitor, (route, visitor) => {
        const fitting = ROWS.filter((row) => row.fits(route.membersOnly, visitor));
        expect(fitting).to.have.length(1);
        expect(decideAccess(route, visitor, PLACE)).to.deep.equal(fitting[0]?.decision);
      }),
    );
  });
});

const none: PendingChecks = { bindMobile: false, faceCheck: false };
const both: PendingChecks = { bindMobile: true, faceCheck: true };

/** The rows again, each with its whole condition, so that their order does not matter. */
const ROWS: readonly { fits(membersOnly: boolean, visitor: Visitor): boolean; decision: AccessDecision }[] = [
  { fits: (membersOnly) => !membersOnly, decision: { kind: 'allow' } },
  { fits: (membersOnly, { leaving }) => membersOnly && leaving, decision: { kind: 'wait' } },
  { fits: staying('restoring', () => true), decision: { kind: 'wait' } },
  { fits: staying('unreachable', () => true), decision: { kind: 'offer-retry' } },
  { fits: staying('anonymous', () => true), decision: { kind: 'go', to: `/login?${HEADING}` } },
  { fits: staying('member', (p) => p.bindMobile), decision: { kind: 'go', to: `/bind-mobile?${HEADING}` } },
  {
    fits: staying('member', (p) => !p.bindMobile && p.faceCheck),
    decision: { kind: 'go', to: `/face-check?${HEADING}` },
  },
  { fits: staying('member', (p) => !p.bindMobile && !p.faceCheck), decision: { kind: 'allow' } },
];

function staying(kind: SessionState['kind'], matches: (pending: PendingChecks) => boolean) {
  return (membersOnly: boolean, { session, pending, leaving }: Visitor): boolean =>
    membersOnly && !leaving && session.kind === kind && matches(pending);
}

function decide(route: { readonly membersOnly: boolean }, visitor: Partial<Visitor>): AccessDecision {
  return decideAccess(route, { session: anonymous, pending: none, leaving: false, ...visitor }, PLACE);
}

describe('我的学习', () => {
  it('has a stranger sign in first, and land there afterwards (spec §2 header, clarifications §6)', () => {
    expect(enterStudyCenter(anonymous)).to.deep.equal({ kind: 'sign-in', target: '/study-center' });
  });

  for (const session of [signedIn(), restoring, unreachable()]) {
    it(`takes one who is ${session.kind} to /study-center (spec §2 header)`, () => {
      expect(enterStudyCenter(session)).to.deep.equal({ kind: 'go', to: '/study-center' });
    });
  }
});
