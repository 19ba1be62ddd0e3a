import { expect } from 'chai';

import { guardContext } from '../../../src/application/session/guard-context.js';
import { aRunningPage } from '../../support/a-page.js';
import { aMember, signedIn } from '../../support/sessions.js';
import { aSite } from '../../support/site.js';
import { watching } from '../../support/watching.js';

describe('The context of the page guard', () => {
  it('is available at once, and follows the session, the pending steps and the sign-out', () => {
    const { session, members, signOut } = aRunningPage({ stored: { token: 't' } });
    const rules = aSite().requiringMobile().config.member;
    const nothing = { bindMobile: false, faceCheck: false };

    const seen = watching(guardContext(session, signOut, rules));
    expect(seen.values).to.deep.equal([{ session: { kind: 'restoring' }, pending: nothing, isLeaving: false }]);

    const member = aMember().withoutMobile();
    members.details.answer(member);
    expect(seen.values.at(-1)).to.deep.equal({
      session: signedIn(member),
      pending: { bindMobile: true, faceCheck: false },
      isLeaving: false,
    });

    signOut.leave();
    expect(seen.values.at(-1)).to.deep.equal({ session: { kind: 'anonymous' }, pending: nothing, isLeaving: true });
    // The visitor must never be anonymous without `isLeaving`: the guard would then send them to the login page.
    expect(seen.values.some((visitor) => visitor.session.kind === 'anonymous' && !visitor.isLeaving)).to.equal(false);
  });
});
