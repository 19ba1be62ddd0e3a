import { expect } from 'chai';
import fc from 'fast-check';

import type { AccessDecision, Visitor } from '../../../src/domain/access/guard-policy.js';
import { decideForcedStep, type ForcedStep } from '../../../src/domain/access/forced-step-page.js';
import type { PendingChecks, SessionState } from '../../../src/domain/session/session-state.js';
import { aLocation } from '../../support/a-location.js';
import { anonymous, everySession, restoring, signedIn, unreachable } from '../../support/sessions.js';

const RETURN_QUERY = 'redirect=%2Forder%3Fid%3D3';
const PAGES: Readonly<Record<ForcedStep, string>> = { bindMobile: '/bind-mobile', faceCheck: '/face-check' };
const STEPS: readonly ForcedStep[] = ['bindMobile', 'faceCheck'];

const none: PendingChecks = { bindMobile: false, faceCheck: false };
const both: PendingChecks = { bindMobile: true, faceCheck: true };

describe('The page of a forced step', () => {
  for (const step of STEPS) {
    const page = PAGES[step];

    const here = encodeURIComponent(`${page}?${RETURN_QUERY}`);
    const rows: readonly (readonly [title: string, visitor: Partial<Visitor>, decision: AccessDecision])[] = [
      [
        'row 1: waits for home to load after a member has signed out',
        { session: anonymous, isLeaving: true },
        { kind: 'wait' },
      ],
      ['row 2: waits while the member of a stored token is loading', { session: restoring }, { kind: 'wait' }],
      [
        'row 3: offers a retry when the member could not be loaded',
        { session: unreachable() },
        { kind: 'offer-retry' },
      ],
      [
        'row 4: sends an anonymous visitor to /login, with this page as the return address',
        { session: anonymous },
        { kind: 'go', to: `/login?redirect=${here}` },
      ],
      ['row 5: lets a member in when this step is pending', { pending: only(step) }, { kind: 'allow' }],
      ['row 5: lets a member in when both steps are pending', { pending: both }, { kind: 'allow' }],
      ['row 7: sends a member without pending steps to the return address', {}, { kind: 'go', to: '/order?id=3' }],
    ];
    for (const [title, visitor, decision] of rows) {
      it(`${page}, ${title}`, () => expect(decide(step, visitor)).to.deep.equal(decision));
    }

    it(`${page}, row 7: sends a member home when the return address is missing, malformed or on another site`, () => {
      for (const query of ['', '?redirect=%2F%2Fevil.example', '?redirect=100%25']) {
        expect(decide(step, {}, query)).to.deep.equal({ kind: 'go', to: '/' });
      }
    });
  }

  it('row 6: leads from a finished step to the pending one, with the same return address', () => {
    const toFaceCheck = decide('bindMobile', { pending: only('faceCheck') });
    expect(toFaceCheck).to.deep.equal({ kind: 'go', to: `/face-check?${RETURN_QUERY}` });
    const toMobile = decide('faceCheck', { pending: only('bindMobile') });
    expect(toMobile).to.deep.equal({ kind: 'go', to: `/bind-mobile?${RETURN_QUERY}` });
  });

  it('never redirects a visitor to the same page', () => {
    const anyVisitor = fc.record({
      session: fc.constantFrom<SessionState>(...everySession),
      pending: fc.record({ bindMobile: fc.boolean(), faceCheck: fc.boolean() }),
      isLeaving: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.constantFrom(...STEPS), anyVisitor, (step, visitor) => {
        const decision = decide(step, visitor);
        if (decision.kind === 'go') expect(decision.to.startsWith(PAGES[step])).to.equal(false);
      }),
    );
  });
});

function only(step: ForcedStep): PendingChecks {
  return { ...none, [step]: true };
}

function decide(step: ForcedStep, visitor: Partial<Visitor>, query = `?${RETURN_QUERY}`): AccessDecision {
  const location = aLocation(`${PAGES[step]}${query}`);
  return decideForcedStep(step, { session: signedIn(), pending: none, isLeaving: false, ...visitor }, location);
}
