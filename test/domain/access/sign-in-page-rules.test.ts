import { expect } from 'chai';
import fc from 'fast-check';

import type { AccessDecision, Visitor } from '../../../src/domain/access/guard-policy.js';
import { decideForcedStep, type ForcedStep, leaveLoginPage } from '../../../src/domain/access/page-rules.js';
import type { PendingChecks, SessionState } from '../../../src/domain/session/session-state.js';
import { aPlace } from '../../support/fake-navigator.js';
import { anonymous, everySession, restoring, signedIn, unreachable } from '../../support/sessions.js';

const HEADING = 'redirect=%2Forder%3Fid%3D3';
const PAGES: Readonly<Record<ForcedStep, string>> = { bindMobile: '/bind-mobile', faceCheck: '/face-check' };
const STEPS: readonly ForcedStep[] = ['bindMobile', 'faceCheck'];

const none: PendingChecks = { bindMobile: false, faceCheck: false };
const both: PendingChecks = { bindMobile: true, faceCheck: true };

describe('pages of forced steps', () => {
  for (const step of STEPS) {
    const page = PAGES[step];

    const here = encodeURIComponent(`${page}?${HEADING}`);
    const rows: readonly (readonly [title: string, visitor: Partial<Visitor>, decision: AccessDecision])[] = [
      [
        'row 1: has one who just signed out wait for home to load',
        { session: anonymous, leaving: true },
        { kind: 'wait' },
      ],
      ['row 2: waits for the member of a stored token', { session: restoring }, { kind: 'wait' }],
      [
        'row 3: offers a retry when the member could not be loaded',
        { session: unreachable() },
        { kind: 'offer-retry' },
      ],
      [
        'row 4: sends a stranger to /login and back here afterwards',
        { session: anonymous },
        { kind: 'go', to: `/login?redirect=${here}` },
      ],
      ['row 5: lets a member in whose step is pending', { pending: only(step) }, { kind: 'allow' }],
      ['row 5: lets them in whatever else is pending', { pending: both }, { kind: 'allow' }],
      [
        'row 7: sends a member with nothing pending on to where they were heading',
        {},
        { kind: 'go', to: '/order?id=3' },
      ],
    ];
    for (const [title, visitor, decision] of rows) {
      it(`${page}, ${title}`, () => {
        expect(decide(step, visitor)).to.deep.equal(decision);
      });
    }

    it(`${page}, row 7: goes home when they were heading nowhere, or off this site`, () => {
      for (const query of ['', '?redirect=%2F%2Fevil.example', '?redirect=100%25']) {
        expect(decide(step, {}, query)).to.deep.equal({ kind: 'go', to: '/' });
      }
    });
  }

  it('row 6: leads from the step that is done to the one that is pending, keeping the target', () => {
    const toFace = decide('bindMobile', { pending: only('faceCheck') });
    expect(toFace).to.deep.equal({ kind: 'go', to: `/face-check?${HEADING}` });
    const toMobile = decide('faceCheck', { pending: only('bindMobile') });
    expect(toMobile).to.deep.equal({ kind: 'go', to: `/bind-mobile?${HEADING}` });
  });

  it('never sends anybody back to the page they are on', () => {
    const anyVisitor = fc.record({
      session: fc.constantFrom<SessionState>(...everySession),
      pending: fc.record({ bindMobile: fc.boolean(), faceCheck: fc.boolean() }),
      leaving: fc.boolean(),
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

function decide(step: ForcedStep, visitor: Partial<Visitor>, query = `?${HEADING}`): AccessDecision {
  const place = aPlace(`${PAGES[step]}${query}`);
  return decideForcedStep(step, { session: signedIn(), pending: none, leaving: false, ...visitor }, place);
}

describe('a visitor who opens /login', () => {
  it('with a live session is sent on to where they were heading', () => {
    expect(leaveLoginPage(signedIn(), '?redirect=%2Fmember%3Ftab%3D1')).to.equal('/member?tab=1');
  });

  it('with a live session and nowhere to go is sent home', () => {
    expect(leaveLoginPage(signedIn(), '')).to.equal('/');
    expect(leaveLoginPage(signedIn(), '?redirect=%2Flogin')).to.equal('/');
    expect(leaveLoginPage(signedIn(), '?redirect=//evil.example')).to.equal('/');
  });

  for (const session of [anonymous, restoring, unreachable()]) {
    it(`stays while ${session.kind}`, () => {
      expect(leaveLoginPage(session, '?redirect=%2Fmember')).to.equal(undefined);
    });
  }
});
