import { expect } from 'chai';

import {
  type AccessDecision,
  decideAccess,
  needsSignIn,
  type Visitor,
} from '../../../src/domain/access/guard-policy.js';
import type { PendingChecks, SessionState } from '../../../src/domain/session/session-state.js';
import { aLocation } from '../../support/a-location.js';
import { anonymous, everySession, restoring, signedIn, unreachable } from '../../support/sessions.js';

const LOCATION = aLocation('/order?id=3#pay');
const RETURN_QUERY = 'redirect=%2Forder%3Fid%3D3%23pay';

/** The rows of the policy. Each has its complete condition, so that their order does not matter. */
const ROWS: readonly (readonly [
  title: string,
  fits: (isForMembers: boolean, visitor: Visitor) => boolean,
  decision: AccessDecision,
])[] = [
  ['lets every visitor into a public route, whatever is pending', (isForMembers) => !isForMembers, { kind: 'allow' }],
  [
    'waits for home to load after a member has signed out',
    (isForMembers, { isLeaving }) => isForMembers && isLeaving,
    { kind: 'wait' },
  ],
  ['waits while the member of a stored token is loading', staying('restoring'), { kind: 'wait' }],
  ['offers a retry when the member could not be loaded', staying('unreachable'), { kind: 'offer-retry' }],
  [
    'sends an anonymous visitor to /login with the requested address, encoded',
    staying('anonymous'),
    { kind: 'go', to: `/login?${RETURN_QUERY}` },
  ],
  [
    'sends a member without a bound mobile to /bind-mobile, before the face check',
    staying('member', ({ bindMobile }) => bindMobile),
    { kind: 'go', to: `/bind-mobile?${RETURN_QUERY}` },
  ],
  [
    'sends a member with a pending face check to /face-check',
    staying('member', ({ bindMobile, faceCheck }) => !bindMobile && faceCheck),
    { kind: 'go', to: `/face-check?${RETURN_QUERY}` },
  ],
  [
    'lets a member in when no check is pending',
    staying('member', ({ bindMobile, faceCheck }) => !bindMobile && !faceCheck),
    { kind: 'allow' },
  ],
];

function staying(kind: SessionState['kind'], matches: (pending: PendingChecks) => boolean = () => true) {
  return (isForMembers: boolean, { session, pending, isLeaving }: Visitor): boolean =>
    isForMembers && !isLeaving && session.kind === kind && matches(pending);
}

const BOTH = [true, false];
const VISITS = BOTH.flatMap((isForMembers) =>
  everySession.flatMap((session) =>
    BOTH.flatMap((isLeaving) =>
      BOTH.flatMap((bindMobile) =>
        BOTH.map((faceCheck) => ({
          isForMembers,
          visitor: { session, isLeaving, pending: { bindMobile, faceCheck } },
        })),
      ),
    ),
  ),
);

describe('The guard of members-only routes', () => {
  for (const [row, [title, fits, decision]] of ROWS.entries()) {
    it(`row ${String(row + 1)}: ${title}`, () => {
      const fitting = VISITS.filter(({ isForMembers, visitor }) => fits(isForMembers, visitor));
      expect(fitting).not.to.deep.equal([]);
      for (const { isForMembers, visitor } of fitting)
        expect(decideAccess({ isForMembers }, visitor, LOCATION)).to.deep.equal(decision);
    });
  }

  it('has exactly one row for every combination of route and visitor', () => {
    for (const { isForMembers, visitor } of VISITS)
      expect(ROWS.filter(([, fits]) => fits(isForMembers, visitor))).to.have.length(1);
  });
});

describe('A link to a page for members', () => {
  it('asks for a sign-in only when it is known that the visitor is anonymous', () => {
    expect([anonymous, signedIn(), restoring, unreachable()].map(needsSignIn)).to.deep.equal([
      true,
      false,
      false,
      false,
    ]);
  });
});
