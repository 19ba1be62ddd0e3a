import { expect } from 'chai';
import { EMPTY } from 'rxjs';

import { Consent } from '../../../src/application/signing-in/member-steps.js';
import { SignOut } from '../../../src/application/session/end-of-session.js';
import type { AppError } from '../../../src/domain/errors/app-error.js';
import { consentPending } from '../../../src/domain/session/session-state.js';
import { aDoor } from '../../support/a-door.js';
import { aMember } from '../../support/sessions.js';
import { FakeAccountGateway, FakeMemberStepsGateway } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

describe('consent to new agreements (API 2.15, 2.23)', () => {
  it('同意 tells the server, then the session, which asks for the member anew, and asks no more for consent', () => {
    const { consent, steps, members, pending } = asked();
    const giving = watching(consent.give());
    expect([steps.consents.waiting, pending()]).to.deep.equal([1, true]);
    steps.consents.complete();
    expect([giving.completed, giving.values, pending()]).to.deep.equal([true, [], false]);
    expect(members.details.waiting).to.equal(1);
  });

  it('is true in every other tab: none goes on asking for it (issue 13)', () => {
    const here = asked();
    const there = aDoor({ address: '/vip', store: here.store });
    there.members.details.answer(aMember().withoutConsent());
    const pendingThere = () => consentPending(there.session.state$.value);
    watching(here.consent.give());
    expect([pendingThere(), there.members.details.waiting]).to.deep.equal([true, 0]);
    here.steps.consents.complete();
    there.members.details.answer(aMember());
    expect([pendingThere(), there.notifier.said]).to.deep.equal([false, []]);
  });

  it('is still to be given after a failure, which the dialog shows', () => {
    const { consent, steps, pending } = asked();
    const giving = watching(consent.give());
    steps.consents.failWith({ kind: 'timeout' });
    expect([giving.errors, pending()]).to.deep.equal([[{ kind: 'timeout' } satisfies AppError], true]);
  });

  it('locks nobody out of a site whose server takes no consent (API 3)', () => {
    const { consent, steps, members, pending } = asked();
    const giving = watching(consent.give());
    steps.consents.failWith({ kind: 'no-route' });
    expect([giving.errors, giving.completed, pending()]).to.deep.equal([[], true, false]);
    expect(members.details.waiting, 'who would only say again what cannot be given').to.equal(0);
  });

  it('is cold, and nothing is noted once the dialog has gone', () => {
    const { consent, steps, pending } = asked();
    const giving$ = consent.give();
    expect(steps.consents.asked).to.equal(0);
    watching(giving$).stop();
    expect([steps.consents.waiting, pending()]).to.deep.equal([0, true]);
  });

  it('不同意 signs out for good: the token is made worthless, and nothing is asked any more', () => {
    const { consent, account, store, notifier, pending } = asked();
    consent.refuse();
    expect([account.signOuts.asked, store.read('token')]).to.deep.equal([1, undefined]);
    expect([notifier.said, pending()]).to.deep.equal([['success 已安全退出'], false]);
  });
});

function asked() {
  const door = aDoor({ address: '/courses', stored: { token: 't' } });
  door.members.details.answer(aMember().withoutConsent());
  const account = new FakeAccountGateway(door.store);
  const steps = new FakeMemberStepsGateway();
  const { session, presence, notifier, navigator, log, time } = door;
  const signOut = new SignOut(account, session, presence, notifier, navigator, log, time, EMPTY);
  return {
    ...door,
    account,
    steps,
    consent: new Consent(steps, session, signOut),
    pending: () => consentPending(session.state$.value),
  };
}
