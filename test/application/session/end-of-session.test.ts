import { expect } from 'chai';
import { defer, EMPTY, NEVER, type Observable, of, skip, Subject, take, throwError, VirtualTimeScheduler } from 'rxjs';

import type { Lessons } from '../../../src/application/lesson/lessons.js';
import { EndOfSession, SignOut, whoSendsWhatWaits } from '../../../src/application/session/end-of-session.js';
import { guardContext } from '../../../src/application/session/guard-context.js';
import { ToastQueue } from '../../../src/application/site/toast-queue.js';
import { Session } from '../../../src/domain/session/session.js';
import { aMember, signedIn } from '../../support/sessions.js';
import { aSite } from '../../support/site.js';
import { FakeAccountGateway, FakeMemberGateway, FakeTokenRefusals } from '../../support/fake-gateways.js';
import { FakeNavigator } from '../../support/fake-navigator.js';
import { FakePresence } from '../../support/fake-presence.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { RecordingLog, RecordingNotifier } from '../../support/recorders.js';
import { aLessonService, someServices } from '../../support/some-services.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

/** A page at `address` whose visitor is signed in with token `t`. */
function aTabSignedIn(address: string) {
  const store = FakeVisitStore.with({ token: 't' });
  const session = new Session(new FakeMemberGateway(), store);
  const navigator = new FakeNavigator(address);
  const toasts = new ToastQueue();
  const refusals = new FakeTokenRefusals();
  watching(session.run());
  const life = watching(new EndOfSession(refusals, session, toasts, navigator).run());
  const said = () => toasts.toasts$.value.map(({ tone, text }) => `${tone} ${text}`);
  return { store, session, navigator, refusals, life, said };
}

describe('The end of a session', () => {
  it('answers a 401 with 请重新登录, the end of the session, and /login, the place kept (spec §8; review B5)', () => {
    const { store, session, navigator, refusals, said } = aTabSignedIn('/order?id=3#top');
    refusals.refused$.next();
    expect(said()).to.deep.equal(['error 请重新登录']);
    expect(store.read('token')).to.equal(undefined);
    expect(session.state$.value.kind).to.equal('anonymous');
    expect(navigator.journeys).to.deep.equal(['replace /login?redirect=%2Forder%3Fid%3D3%23top']);
  });

  it('says it once to a stranger who is refused five times, and keeps the place (lesson 8)', () => {
    const { refusals, navigator, said } = aTabSignedIn('/order');
    for (let refusal = 0; refusal < 5; refusal += 1) refusals.refused$.next();
    expect(said()).to.deep.equal(['error 请重新登录']);
    expect(new Set(navigator.journeys)).to.deep.equal(new Set(['replace /login?redirect=%2Forder']));
  });

  it('leaves to the visitor what they have typed, and nothing else of the session (pages §3)', () => {
    const { store, refusals } = aTabSignedIn('/courses/detail/2');
    store.write('commentDrafts', 'typed');
    store.write('faceCheck', 'ok');
    refusals.refused$.next();
    expect(store.read('commentDrafts')).to.equal('typed');
    expect(store.read('faceCheck')).to.equal(undefined);
  });

  it('hears nothing once nobody listens any more', () => {
    const { refusals, life, store } = aTabSignedIn('/');
    life.stop();
    refusals.refused$.next();
    expect(store.read('token')).to.equal('t');
  });
});

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
