import { expect } from 'chai';

import {
  type AccessDecision,
  decideAccess,
  enterStudyCenter,
  type Visitor,
} from '../../../src/domain/access/guard-policy.js';
import type { PendingChecks, SessionState } from '../../../src/domain/session/session-state.js';
import { aPlace } from '../../support/fake-navigator.js';
import { anonymous, everySession, restoring, signedIn, unreachable } from '../../support/sessions.js';

const PLACE = aPlace('/order?id=3#pay');
const HEADING = 'redirect=%2Forder%3Fid%3D3%23pay';

/** The rows of the policy. Each has its complete condition, so that their order does not matter. */
const ROWS: readonly (readonly [
  title: string,
  fits: (membersOnly: boolean, visitor: Visitor) => boolean,
  decision: AccessDecision,
])[] = [
  ['lets everybody into a public route, whatever is pending', (membersOnly) => !membersOnly, { kind: 'allow' }],
  [
    'has one who just signed out wait for home to load',
    (membersOnly, { leaving }) => membersOnly && leaving,
    { kind: 'wait' },
  ],
  ['waits for the member of a stored token', staying('restoring'), { kind: 'wait' }],
  ['offers a retry when the member could not be loaded', staying('unreachable'), { kind: 'offer-retry' }],
  [
    'sends a stranger to /login with path and query, encoded',
    staying('anonymous'),
    { kind: 'go', to: `/login?${HEADING}` },
  ],
  [
    'sends a member with a pending bind to /bind-mobile, before the face check',
    staying('member', ({ bindMobile }) => bindMobile),
    { kind: 'go', to: `/bind-mobile?${HEADING}` },
  ],
  [
    'sends a member with a pending face check to /face-check',
    staying('member', ({ bindMobile, faceCheck }) => !bindMobile && faceCheck),
    { kind: 'go', to: `/face-check?${HEADING}` },
  ],
  [
    'lets a member in with whom nothing is pending',
    staying('member', ({ bindMobile, faceCheck }) => !bindMobile && !faceCheck),
    { kind: 'allow' },
  ],
];

function staying(kind: SessionState['kind'], matches: (pending: PendingChecks) => boolean = () => true) {
  return (membersOnly: boolean, { session, pending, leaving }: Visitor): boolean =>
    membersOnly && !leaving && session.kind === kind && matches(pending);
}

const BOTH = [true, false];
const VISITS = BOTH.flatMap((membersOnly) =>
  everySession.flatMap((session) =>
    BOTH.flatMap((leaving) =>
      BOTH.flatMap((bindMobile) =>
        BOTH.map((faceCheck) => ({ membersOnly, visitor: { session, leaving, pending: { bindMobile, faceCheck } } })),
      ),
    ),
  ),
);

describe('login-required guard', () => {
  for (const [row, [title, fits, decision]] of ROWS.entries()) {
    it(`row ${String(row + 1)}: ${title}`, () => {
      const fitting = VISITS.filter(({ membersOnly, visitor }) => fits(membersOnly, visitor));
      expect(fitting).not.to.deep.equal([]);
      for (const { membersOnly, visitor } of fitting)
        expect(decideAccess({ membersOnly }, visitor, PLACE)).to.deep.equal(decision);
    });
  }

  it('has exactly one row for every visitor', () => {
    for (const { membersOnly, visitor } of VISITS)
      expect(ROWS.filter(([, fits]) => fits(membersOnly, visitor))).to.have.length(1);
  });
});

describe('我的学习', () => {
  it('has a stranger sign in first, and land there afterwards', () => {
    expect(enterStudyCenter(anonymous)).to.deep.equal({ kind: 'sign-in', target: '/study-center' });
  });

  for (const session of [signedIn(), restoring, unreachable()]) {
    it(`takes one who is ${session.kind} to /study-center`, () => {
      expect(enterStudyCenter(session)).to.deep.equal({ kind: 'go', to: '/study-center' });
    });
  }
});
