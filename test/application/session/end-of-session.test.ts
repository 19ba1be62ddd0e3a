import { expect } from 'chai';
import { defer, NEVER, type Observable, of, skip, Subject, take, throwError } from 'rxjs';

import type { Lessons } from '../../../src/application/lesson/lesson-page.js';
import { EndOfSession } from '../../../src/application/session/end-of-session.js';
import { guardContext } from '../../../src/application/session/guard-context.js';
import { ToastQueue } from '../../../src/application/site/toast-queue.js';
import { aPage, aRunningPage } from '../../support/a-page.js';
import { aMember, signedIn } from '../../support/sessions.js';
import { aSite } from '../../support/site.js';
import { aLessonService } from '../../support/some-services.js';
import { watching } from '../../support/watching.js';

/** A page at `address` whose visitor is signed in with token `t`. */
function aTabSignedIn(address: string) {
  const page = aPage({ address, stored: { token: 't' } });
  const { refusals, session, navigator } = page;
  const toasts = new ToastQueue();
  watching(session.run());
  const life = watching(new EndOfSession(refusals, session, toasts, navigator).run());
  const toastTexts = () => toasts.toasts$.value.map(({ tone, text }) => `${tone} ${text}`);
  return { ...page, life, toastTexts };
}

describe('The end of a session', () => {
  it('shows 请重新登录 once after several 401s, signs the member out, and opens /login with the way back', () => {
    const { store, session, navigator, refusals, toastTexts } = aTabSignedIn('/order?id=3#top');
    for (let refusal = 0; refusal < 5; refusal += 1) refusals.refused$.next();
    expect(toastTexts()).to.deep.equal(['error 请重新登录']);
    expect([store.read('token'), session.state$.value.kind]).to.deep.equal([undefined, 'anonymous']);
    expect(new Set(navigator.journeys)).to.deep.equal(new Set(['replace /login?redirect=%2Forder%3Fid%3D3%23top']));
  });

  it('preserves the typed drafts, and erases the rest of the session', () => {
    const { store, refusals } = aTabSignedIn('/courses/detail/2');
    store.write('commentDrafts', 'typed');
    store.write('faceCheck', 'ok');
    refusals.refused$.next();
    expect(store.read('commentDrafts')).to.equal('typed');
    expect(store.read('faceCheck')).to.equal(undefined);
  });

  it('does nothing after its subscription has ended', () => {
    const { refusals, life, store } = aTabSignedIn('/');
    life.stop();
    refusals.refused$.next();
    expect(store.read('token')).to.equal('t');
  });
});

describe('The context of the page guard', () => {
  it('is available at once, and follows the session, the pending steps and the sign-out', () => {
    const { session, members, signOut } = aRunningPage({ stored: { token: 't' } });
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
    // The visitor must never be anonymous without `leaving`: the guard would then send them to the login page.
    expect(seen.values.some((visitor) => visitor.session.kind === 'anonymous' && !visitor.leaving)).to.equal(false);
  });
});

describe('Signing out (安全退出)', () => {
  it('calls the logout endpoint with the token, and ends the session without waiting for the answer', () => {
    const { signOut, account, session, store, notifier, log } = signedInPage();
    signOut.leave();
    expect([account.tokens, store.read('token'), session.state$.value.kind]).to.deep.equal([
      ['t'],
      undefined,
      'anonymous',
    ]);
    expect([store.read('bindMobile'), store.read('faceCheck')]).to.deep.equal([undefined, undefined]);
    expect(notifier.messages).to.deep.equal(['success 已安全退出']);
    account.signOuts.complete();
    expect([notifier.messages.length, log.lines]).to.deep.equal([1, []]);
  });

  it('loads home once after 500 ms, not sooner, however often the member presses', () => {
    const { signOut, account, navigator, notifier, time } = signedInPage();
    signOut.leave();
    signOut.leave();
    time.advance(499);
    expect(navigator.journeys).to.deep.equal([]);
    time.advance(1);
    expect(navigator.journeys).to.deep.equal(['reload /']);
    time.advance(1000);
    signOut.leave();
    expect([account.signOuts.requestCount, notifier.messages.length]).to.deep.equal([1, 1]);
    expect(navigator.journeys).to.deep.equal(['reload /']);
  });

  it('ends the session although the call fails, and only logs the failure', () => {
    const { signOut, account, navigator, notifier, log, store, time } = signedInPage();
    signOut.leave();
    account.signOuts.failWith({ kind: 'offline' });
    time.advance(500);
    expect([store.read('token'), notifier.messages]).to.deep.equal([undefined, ['success 已安全退出']]);
    expect(navigator.journeys).to.deep.equal(['reload /']);
    expect([log.lines, log.causes]).to.deep.equal([['error sign-out call failed'], [{ kind: 'offline' }]]);
  });

  it('can be repeated when Back restores the page that was left', () => {
    const { signOut, account, session, members, store, navigator, presence, time } = signedInPage();
    signOut.leave();
    presence.restore();
    time.advance(1000);
    expect([signOut.leaving$.value, navigator.journeys], 'home is not loaded').to.deep.equal([false, []]);
    store.write('token', 'of another tab');
    members.details.answer(aMember());
    signOut.leave();
    expect([account.signOuts.requestCount, session.state$.value.kind]).to.deep.equal([2, 'anonymous']);
    time.advance(500);
    expect(navigator.journeys).to.deep.equal(['reload /']);
  });

  it('can be repeated when a member signs in before home has loaded', () => {
    const { signOut, account, store, time } = signedInPage();
    signOut.leave();
    time.advance(500);
    expect(signOut.leaving$.value).to.equal(true);
    store.write('token', 'of another tab');
    expect(signOut.leaving$.value).to.equal(false);
    signOut.leave();
    expect([account.signOuts.requestCount, store.read('token')]).to.deep.equal([2, undefined]);
  });

  it('is reported before the session ends, so that no guard treats the member as an anonymous visitor', () => {
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

  it('completes when it starts while the session reports a change', () => {
    const { signOut, session, members } = signedInPage();
    session.state$.pipe(skip(1), take(1)).subscribe(() => signOut.leave());
    session.reload();
    members.details.answer(aMember());
    expect([session.state$.value.kind, signOut.leaving$.value]).to.deep.equal(['anonymous', true]);
  });

  it('sends pending progress with the token before the token is erased', () => {
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
    expect([account.signOuts.requestCount, notifier.messages]).to.deep.equal([0, []]);
    signOut.leave();
    sent.complete();
    expect([account.tokens, store.read('token')]).to.deep.equal([['t'], undefined]);
    expect(notifier.messages).to.deep.equal(['success 已安全退出']);
  });

  it('waits at most one second for a server that does not answer', () => {
    const { signOut, account, navigator, store, time } = signedInPage(of(aLessonService({ allSent$: NEVER })));
    store.write('waitingProgress', PLAYED);
    signOut.leave();
    time.advance(999);
    expect(account.signOuts.requestCount).to.equal(0);
    time.advance(1);
    expect([account.signOuts.requestCount, store.read('token')]).to.deep.equal([1, undefined]);
    time.advance(500);
    expect([navigator.journeys, time.pending]).to.deep.equal([['reload /'], 0]);
  });

  it('fetches no script for progress when none is pending, and signs out at once when that script fails to load', () => {
    const { signOut, account } = signedInPage(defer(() => expect.fail('The code was fetched')));
    signOut.leave();
    expect(account.signOuts.requestCount).to.equal(1);
    const lost = signedInPage(throwError(() => new Error('the chunk is lost')));
    lost.store.write('waitingProgress', PLAYED);
    lost.signOut.leave();
    expect([lost.account.signOuts.requestCount, lost.store.read('waitingProgress')]).to.deep.equal([1, undefined]);
  });
});

const PLAYED = '{"1":{"2601":9}}';

function signedInPage(lesson$: Observable<Lessons> = NEVER) {
  const stored = { token: 't', bindMobile: 'ok', faceCheck: 'ok' };
  const page = aRunningPage({ address: '/member', stored, services: { lesson: lesson$ } });
  page.members.details.answer(aMember());
  return page;
}
