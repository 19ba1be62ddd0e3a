import { expect } from 'chai';
import { defer, NEVER, type Observable, of, skip, Subject, take, throwError } from 'rxjs';

import type { Lessons } from '../../../src/application/lesson/lesson-page.js';
import { aRunningPage } from '../../support/a-page.js';
import { aMember } from '../../support/sessions.js';
import { aLessonService } from '../../support/some-services.js';
import { watching } from '../../support/watching.js';

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
    store.write('pendingProgress', PLAYED);
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
    store.write('pendingProgress', PLAYED);
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
    lost.store.write('pendingProgress', PLAYED);
    lost.signOut.leave();
    expect([lost.account.signOuts.requestCount, lost.store.read('pendingProgress')]).to.deep.equal([1, undefined]);
  });
});

const PLAYED = '{"1":{"2601":9}}';

function signedInPage(lesson$: Observable<Lessons> = NEVER) {
  const stored = { token: 't', bindMobile: 'ok', faceCheck: 'ok' };
  const page = aRunningPage({ address: '/member', stored, services: { lesson: lesson$ } });
  page.members.details.answer(aMember());
  return page;
}
