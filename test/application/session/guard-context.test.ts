import { expect } from 'chai';
import { EMPTY, VirtualTimeScheduler } from 'rxjs';

import { SignOut } from '../../../src/application/session/end-of-session.js';
import { guardContext } from '../../../src/application/session/guard-context.js';
import { Session } from '../../../src/domain/session/session.js';
import { aMember, signedIn } from '../../support/sessions.js';
import { aSite } from '../../support/site.js';
import { FakeAccountGateway, FakeMemberGateway } from '../../support/fake-gateways.js';
import { FakeNavigator } from '../../support/fake-navigator.js';
import { FakePresence } from '../../support/fake-presence.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { RecordingLog, RecordingNotifier } from '../../support/recorders.js';
import { watching } from '../../support/watching.js';

describe('visitor at the door', () => {
  it('is known at once, and from then on with what is pending and whether they leave (spec §2 guard)', () => {
    const store = FakeVisitStore.with({ token: 't' });
    const members = new FakeMemberGateway();
    const session = new Session(members, store);
    session.run().subscribe();
    const signOut = new SignOut(
      new FakeAccountGateway(store),
      session,
      new FakePresence(),
      new RecordingNotifier(),
      new FakeNavigator(),
      new RecordingLog(),
      new VirtualTimeScheduler(),
      EMPTY,
    );
    const rules = aSite().requiringMobile().config.member;
    const nothing = { bindMobile: false, faceCheck: false };

    const seen = watching(guardContext(session, signOut, rules));
    expect(seen.values).to.deep.equal([{ session: { kind: 'restoring' }, pending: nothing, leaving: false }]);

    const member = aMember().withoutMobile();
    members.details.answer(member);
    expect(seen.values.at(-1)).to.deep.equal({
      session: signedIn(member),
      pending: { bindMobile: true, faceCheck: false },
      leaving: false,
    });

    signOut.leave();
    expect(seen.values.at(-1)).to.deep.equal({ session: { kind: 'anonymous' }, pending: nothing, leaving: true });
    // Never a moment at which they look like a stranger who came to a members-only page.
    expect(seen.values.some((visitor) => visitor.session.kind === 'anonymous' && !visitor.leaving)).to.equal(false);
  });
});
