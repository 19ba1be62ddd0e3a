import { expect } from 'chai';
import { Subject } from 'rxjs';

import type { FaceCheckState } from '../../../src/application/signing-in/member-steps.js';
import type { AppError } from '../../../src/domain/errors/app-error.js';
import { SERVER_EXCEPTION } from '../../../src/domain/errors/strings.js';
import { isConsentPending } from '../../../src/domain/session/session-state.js';
import { FACE_CHECK_CANNOT_START } from '../../../src/domain/signing-in/strings.js';
import { aPage, aRunningPage } from '../../support/a-page.js';
import { aMember } from '../../support/sessions.js';
import { aSite } from '../../support/site.js';
import { aFaceTicket } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

describe('The consent to new agreements', () => {
  it('is sent to the server on 同意; then it is no longer pending, and the site requests the member again', () => {
    const { consent, steps, members, pending } = memberWithoutConsent();
    const giving = watching(consent.give());
    expect([steps.consents.waiting, pending()]).to.deep.equal([1, true]);
    steps.consents.complete();
    expect([giving.completed, giving.values, pending()]).to.deep.equal([true, [], false]);
    expect(members.details.waiting).to.equal(1);
  });

  it('is no longer pending in another tab once it is given here', () => {
    const here = memberWithoutConsent();
    const there = aRunningPage({ address: '/vip', store: here.store });
    there.members.details.answer(aMember().withoutConsent());
    const pendingThere = () => isConsentPending(there.session.state$.value);
    watching(here.consent.give());
    expect([pendingThere(), there.members.details.waiting]).to.deep.equal([true, 0]);
    here.steps.consents.complete();
    there.members.details.answer(aMember());
    expect([pendingThere(), there.notifier.messages]).to.deep.equal([false, []]);
  });

  it('stays pending after a failure, and after the dialog was closed', () => {
    const { consent, steps, pending } = memberWithoutConsent();
    const giving$ = consent.give();
    expect(steps.consents.requestCount, 'no request before the subscription').to.equal(0);
    const giving = watching(giving$);
    steps.consents.failWith({ kind: 'timeout' });
    expect([giving.errors, pending()]).to.deep.equal([[{ kind: 'timeout' } satisfies AppError], true]);
    watching(giving$).stop();
    expect([steps.consents.waiting, pending()]).to.deep.equal([0, true]);
  });

  it('does not lock members out of a server that accepts no consent', () => {
    const { consent, steps, members, pending } = memberWithoutConsent();
    const giving = watching(consent.give());
    steps.consents.failWith({ kind: 'no-route' });
    expect([giving.errors, giving.completed, pending()]).to.deep.equal([[], true, false]);
    expect(members.details.waiting, 'no request for the member').to.equal(0);
  });

  it('signs the member out on 不同意, with a call of the logout endpoint', () => {
    const { consent, account, store, notifier, pending } = memberWithoutConsent();
    consent.refuse();
    expect([account.signOuts.requestCount, store.read('token')]).to.deep.equal([1, undefined]);
    expect([notifier.messages, pending()]).to.deep.equal([['success 已安全退出'], false]);
  });
});

function memberWithoutConsent() {
  const page = aRunningPage({ address: '/courses', stored: { token: 't' } });
  page.members.details.answer(aMember().withoutConsent());
  const pending = () => isConsentPending(page.session.state$.value);
  return { ...page, consent: page.signingIn.consent, pending };
}

const starting: FaceCheckState = { kind: 'starting' };
const ready = (ruleId: string): FaceCheckState => ({ kind: 'ready', ticket: aFaceTicket(ruleId) });

describe('The face check', () => {
  it('starts when the page opens, then polls the status of its ticket every 2.5 s', () => {
    const { seen, steps, time } = openPage();
    expect([seen.values, steps.tickets.requestCount]).to.deep.equal([[starting], 1]);
    steps.tickets.answer(aFaceTicket('1'));
    expect(seen.values).to.deep.equal([starting, ready('1')]);
    time.advance(2499);
    expect(steps.checked).to.deep.equal([]);
    time.advance(1);
    expect(steps.checked).to.deep.equal([aFaceTicket('1')]);
  });

  it('only logs "querying" while the phone is not done', () => {
    const { steps, log, notifier, time } = startedPage();
    time.advance(2500);
    steps.checks.failWith({ kind: 'not-yet' });
    expect(log.lines).to.deep.equal(['info querying']);
    time.advance(2500);
    steps.checks.failWith({ kind: 'timeout' });
    expect([steps.checks.requestCount, notifier.messages]).to.deep.equal([2, []]);
  });

  it('shows 实名认证成功, requests the member again and opens the target, once', () => {
    const { steps, members, notifier, navigator, time } = startedPage();
    time.advance(2500);
    steps.checks.complete();
    expect([notifier.messages, members.details.waiting]).to.deep.equal([['success 实名认证成功'], 1]);
    time.advance(10_000);
    expect(steps.checks.requestCount).to.equal(1);
    members.details.answer(aMember());
    expect(navigator.journeys).to.deep.equal(['replace /order']);
    time.advance(10_000);
    expect([notifier.messages.length, navigator.journeys.length, time.pending]).to.deep.equal([1, 1, 0]);
  });

  it('does not start over although the server does not report the check yet', () => {
    const { steps, members, session, navigator, time } = startedPage();
    time.advance(2500);
    steps.checks.complete();
    members.details.answer(aMember().withoutFaceCheck());
    expect(session.state$.value).to.have.nested.property('user.isFaceVerified', true);
    expect(navigator.journeys).to.deep.equal(['replace /order']);
  });

  it('counts as passed where the server says that the member is verified already', () => {
    const { steps, members, navigator } = openPage();
    steps.tickets.failWith({ kind: 'refused', message: '当前学员已完成实人认证' });
    members.details.answer(aMember());
    expect(navigator.journeys).to.deep.equal(['replace /order']);
  });

  it('reports a failed start, starts again on request, and polls only the newest ticket', () => {
    const { seen, steps, again$, notifier, time } = openPage();
    const error = { kind: 'refused', message: '实名认证未开启' } as const;
    steps.tickets.failWith(error);
    expect([seen.values.at(-1), notifier.messages]).to.deep.equal([{ kind: 'failed', error }, []]);
    again$.next();
    steps.tickets.answer(aFaceTicket('2'));
    expect(seen.values.slice(-2)).to.deep.equal([starting, ready('2')]);
    again$.next();
    steps.tickets.answer(aFaceTicket('3'));
    time.advance(2500);
    expect(steps.checked).to.deep.equal([aFaceTicket('3')]);
  });

  it('is off where the server is not set up for it; a failed server is an error', () => {
    const error = { kind: 'broken', status: 500, message: SERVER_EXCEPTION } as const;
    for (const [answer, state] of [
      [{ kind: 'refused', message: SERVER_EXCEPTION }, { kind: 'off' }],
      [{ kind: 'refused', message: FACE_CHECK_CANNOT_START }, { kind: 'off' }],
      [error, { kind: 'failed', error }],
    ] as const) {
      const { seen, steps } = openPage();
      steps.tickets.failWith(answer);
      expect(seen.values.at(-1)).to.deep.equal(state);
    }
  });

  it('is no longer required once it is waived; everything else of the site stays as it is', () => {
    const { currentSite, signingIn } = openPage();
    signingIn.faceCheck.waive();
    expect(currentSite.site$.value).to.deep.equal(aSite());
    const early = aPage();
    early.signingIn.faceCheck.waive();
    expect(early.currentSite.site$.value, 'before the site is loaded').to.equal(undefined);
  });
});

function openPage() {
  const site = aSite().requiringFaceCheck();
  const page = aRunningPage({ address: '/face-check?redirect=%2Forder', stored: { token: 't' }, site });
  page.members.details.answer(aMember().withoutFaceCheck());
  const again$ = new Subject<void>();
  return { ...page, again$, seen: watching<FaceCheckState>(page.signingIn.faceCheck.watch(again$, '/order')) };
}

function startedPage() {
  const page = openPage();
  page.steps.tickets.answer(aFaceTicket('1'));
  return page;
}
