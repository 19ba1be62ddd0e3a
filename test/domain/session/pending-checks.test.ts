import { expect } from 'chai';

import { pendingChecksOf } from '../../../src/domain/session/session-state.js';
import { aMember, anonymous, restoring, signedIn, unreachable } from '../../support/sessions.js';
import { aSite } from '../../support/site.js';

const strict = aSite().requiringMobile().requiringFaceCheck().config.member;
const lenient = aSite().config.member;

describe('pending checks', () => {
  it('raise the bind when the mobile is not bound and the alert is on (spec §4 start-up)', () => {
    expect(pendingChecksOf(signedIn(aMember().withoutMobile()), strict)).to.deep.equal({
      bindMobile: true,
      faceCheck: false,
    });
  });

  it('raise the face check when it is not done and the site wants it (spec §4 start-up)', () => {
    expect(pendingChecksOf(signedIn(aMember().withoutFaceCheck()), strict)).to.deep.equal({
      bindMobile: false,
      faceCheck: true,
    });
  });

  it('raise nothing that the site does not ask for (spec §4 start-up)', () => {
    const nobodyYet = signedIn(aMember().withoutMobile().withoutFaceCheck());
    expect(pendingChecksOf(nobodyYet, lenient)).to.deep.equal({ bindMobile: false, faceCheck: false });
  });

  it('are cleared for a member who has done both (clarifications §3.4)', () => {
    expect(pendingChecksOf(signedIn(), strict)).to.deep.equal({ bindMobile: false, faceCheck: false });
  });

  it('are nobody else’s', () => {
    for (const session of [anonymous, restoring, unreachable()]) {
      expect(pendingChecksOf(session, strict)).to.deep.equal({ bindMobile: false, faceCheck: false });
    }
  });
});
