import { expect } from 'chai';
import { defer, NEVER, type Observable, of, skip, Subject, take, throwError } from 'rxjs';

import type { Lessons } from '../../../src/application/lesson/lessons.js';
import { SignOut, whoSendsWhatWaits } from '../../../src/application/session/end-of-session.js';
import { Session } from '../../../src/domain/session/session.js';
import { aMember } from '../../support/sessions.js';
import { FakeAccountGateway, FakeMemberGateway } from '../../support/fake-gateways.js';
import { FakeNavigator } from '../../support/fake-navigator.js';
import { FakePresence } from '../../support/fake-presence.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { RecordingLog, RecordingNotifier } from '../../support/recorders.js';
import { aLessonService, someServices } from '../../support/some-services.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

describe('安全退出', () => {
  it('calls the logout endpoint with the token that is about to be erased (spec §4 logout)', () => {
    const { signOut, account, store } = signedInPage();
    signOut.leave();
    expect(account.tokens).to.deep.equal(['t']);
    expect(store.read('token')).to.equal(undefined);
  });

  it('is out at once, without waiting for the answer (clarifications §9, lesson 9)', () => {
    const { signOut, session, store, notifier } = signedInPage();
    signOut.leave();
    expect(session.state$.value.kind).to.equal('anonymous');
    expect(store.read('bindMobile')).to.equal(undefined);
    expect(store.read('faceCheck')).to.equal(undefined);
    expect(notifier.said).to.deep.equal(['success 已安全退出']);
  });

  it('loads home anew after 500 ms, not before (spec §4 logout, §9)', () => {
    const { signOut, navigator, time } = signedInPage();
    signOut.leave();
    time.advance(499);
    expect(navigator.journeys).to.deep.equal([]);
    time.advance(1);
    expect(navigator.journeys).to.deep.equal(['reload /']);
  });

  it('is out just the same when the call fails, which is only logged (clarifications §9, lesson 9)', () => {
    const { signOut, account, navigator, notifier, log, store, time } = signedInPage();
    signOut.leave();
    account.signOuts.failWith({ kind: 'offline' });
    time.advance(500);
    expect(store.read('token')).to.equal(undefined);
    expect(notifier.said).to.deep.equal(['success 已安全退出']);
    expect(navigator.journeys).to.deep.equal(['reload /']);
    expect(log.lines).to.deep.equal(['error sign-out call failed']);
    expect(log.causes).to.deep.equal([{ kind: 'offline' }]);
  });

  it('says nothing more when the call succeeds', () => {
    const { signOut, account, log } = signedInPage();
    signOut.leave();
    account.signOuts.complete();
    expect(log.lines).to.deep.equal([]);
  });

  it('happens once, however often it is asked for (lesson 9)', () => {
    const { signOut, account, navigator, notifier, time } = signedInPage();
    signOut.leave();
    signOut.leave();
    time.advance(1000);
    signOut.leave();
    expect(account.signOuts.asked).to.equal(1);
    expect(notifier.said).to.have.length(1);
    expect(navigator.journeys).to.deep.equal(['reload /']);
  });

  it('is over when Back brings back the page that was left: it can be done again (review B2)', () => {
    const { signOut, account, session, members, store, navigator, presence, time } = signedInPage();
    signOut.leave();
    time.advance(500);
    presence.restore();
    expect(signOut.leaving$.value).to.equal(false);
    store.write('token', 'of another tab');
    members.details.answer(aMember());
    signOut.leave();
    expect([account.signOuts.asked, session.state$.value.kind]).to.deep.equal([2, 'anonymous']);
    time.advance(500);
    expect(navigator.journeys).to.deep.equal(['reload /', 'reload /']);
  });

  it('takes nobody home who has gone Back and come again in the meantime (review B2)', () => {
    const { signOut, navigator, presence, time } = signedInPage();
    signOut.leave();
    presence.restore();
    time.advance(1000);
    expect(navigator.journeys).to.deep.equal([]);
  });

  it('is over when somebody signs in, should home not have come: it can be done again (review B2)', () => {
    const { signOut, account, store, time } = signedInPage();
    signOut.leave();
    time.advance(500);
    expect(signOut.leaving$.value).to.equal(true);
    store.write('token', 'of another tab');
    expect(signOut.leaving$.value).to.equal(false);
    signOut.leave();
    expect([account.signOuts.asked, store.read('token')]).to.deep.equal([2, undefined]);
  });

  it('is known to be under way from before the session ends, so that no guard takes the visitor for a stranger', () => {
    const { signOut, session } = signedInPage();
    const leaving = watching(signOut.leaving$);
    const leavingAtTheEnd: boolean[] = [];
    session.state$.subscribe(({ kind }) => {
      if (kind === 'anonymous') leavingAtTheEnd.push(signOut.leaving$.value);
    });
    signOut.leave();
    expect(leaving.values).to.deep.equal([false, true]);
    expect(leavingAtTheEnd).to.deep.equal([true]);
  });

  it('goes on where it begins in the middle of what the session tells: the end is told after that', () => {
    const { signOut, session, members } = signedInPage();
    session.state$.pipe(skip(1), take(1)).subscribe(() => {
      signOut.leave();
    });
    session.reload();
    members.details.answer(aMember());
    expect([session.state$.value.kind, signOut.leaving$.value]).to.deep.equal(['anonymous', true]);
  });

  it('lets what was played go with the token before it is erased, and is at once where nothing was (issue 11)', () => {
    const sent = new Subject<never>();
    const tokens: (string | undefined)[] = [];
    const allSent$ = defer(() => {
      tokens.push(store.read('token'));
      return sent;
    });
    const { signOut, account, store, session, notifier } = signedInPage(of(aLessonService({ allSent$ })));
    store.write('waitingProgress', PLAYED);
    signOut.leave();
    expect([tokens, signOut.leaving$.value, session.state$.value.kind]).to.deep.equal([['t'], true, 'member']);
    expect([account.signOuts.asked, notifier.said]).to.deep.equal([0, []]);
    signOut.leave();
    sent.complete();
    expect([account.tokens, store.read('token')]).to.deep.equal([['t'], undefined]);
    expect(notifier.said).to.deep.equal(['success 已安全退出']);
  });

  it('does not wait for a dead server for longer than a second (issue 11)', () => {
    const { signOut, account, navigator, store, time } = signedInPage(of(aLessonService({ allSent$: NEVER })));
    store.write('waitingProgress', PLAYED);
    signOut.leave();
    time.advance(999);
    expect(account.signOuts.asked).to.equal(0);
    time.advance(1);
    expect([account.signOuts.asked, store.read('token')]).to.deep.equal([1, undefined]);
    time.advance(500);
    expect([navigator.journeys, time.pending]).to.deep.equal([['reload /'], 0]);
  });

  it('fetches no code to send what was played where nothing was, and is at once where the code does not come (issue 11)', () => {
    const { signOut, account } = signedInPage(defer(() => expect.fail('The code was fetched')));
    signOut.leave();
    expect(account.signOuts.asked).to.equal(1);
    const lost = signedInPage(throwError(() => new Error('the chunk is lost')));
    lost.store.write('waitingProgress', PLAYED);
    lost.signOut.leave();
    expect([lost.account.signOuts.asked, lost.store.read('waitingProgress')]).to.deep.equal([1, undefined]);
  });
});

const PLAYED = '{"1":{"2601":9}}';

function signedInPage(lesson$: Observable<Lessons> = NEVER) {
  const store = FakeVisitStore.with({ token: 't', bindMobile: 'ok', faceCheck: 'ok' });
  const members = new FakeMemberGateway();
  const session = new Session(members, store);
  session.run().subscribe();
  members.details.answer(aMember());
  const account = new FakeAccountGateway(store);
  const notifier = new RecordingNotifier();
  const navigator = new FakeNavigator('/member');
  const log = new RecordingLog();
  const time = new VirtualClock();
  const presence = new FakePresence();
  const signOut = new SignOut(
    account,
    session,
    presence,
    notifier,
    navigator,
    log,
    time,
    whoSendsWhatWaits(store, someServices({ lesson: lesson$ })),
  );
  return { signOut, store, members, session, account, presence, notifier, navigator, log, time };
}
