import { expect } from 'chai';
import sinon from 'sinon';

import { addressOf } from '../../../src/domain/access/addresses.js';
import type { VisitStore } from '../../../src/domain/ports/visit-store.js';
import { socialReturn } from '../../../src/domain/signing-in/after-sign-in.js';
import { aRunningPage } from '../../support/a-page.js';
import { aMember } from '../../support/sessions.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { aLocation } from '../../support/a-location.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { watching } from '../../support/watching.js';

const CALLBACK = '/login/callback?redirect=%2Fvip&login_code=abc&action=login';

describe('A login by address', () => {
  it('sends the code and the msv, which is empty for a visitor without an inviter', () => {
    for (const msv of ['inviter', undefined]) {
      const { codeLogin, gateway } = arrivalAt(CALLBACK, msv === undefined ? {} : { msv });
      codeLogin.run().subscribe();
      expect(gateway.sent).to.deep.equal([{ loginCode: 'abc', msv: msv ?? '' }]);
    }
  });

  it('removes code and action from the address bar at once, and only those', () => {
    const { codeLogin, navigator, store } = arrivalAt(`${CALLBACK}&msv=3#top`);
    codeLogin.run().subscribe();
    expect(navigator.journeys).to.deep.equal(['replace /login/callback?redirect=%2Fvip&msv=3#top']);
    expect([store.read('usedLoginCode', 'abc'), store.read('loginCode')]).to.deep.equal(['ok', undefined]);
  });

  it('stores the end of a code only, which the server may still accept after a lost answer, and sends it once', () => {
    const code = '0123456789abcdefghijklmnopqrstuv';
    const { codeLogin, gateway, navigator, store } = arrivalAt(`/?login_code=${code}&action=login`);
    const written = sinon.spy(store, 'write');
    codeLogin.run().subscribe();
    gateway.codeLogins.failWith({ kind: 'offline' });
    expect(JSON.stringify(written.args)).to.include('usedLoginCode').and.not.to.include(code);
    navigator.go(`/?login_code=${code}&action=login`);
    codeLogin.run().subscribe();
    expect(gateway.sent).to.have.lengthOf(1);
  });

  it('signs in and opens the redirect', () => {
    const { codeLogin, gateway, members, navigator, store } = arrivalAt(CALLBACK);
    const running = watching(codeLogin.run());
    expect(codeLogin.state$.value).to.deep.equal({ kind: 'running' });
    gateway.codeLogins.answer({ kind: 'signed-in', token: 'fresh' });
    expect(store.read('token')).to.equal('fresh');
    expect(codeLogin.state$.value).to.deep.equal({ kind: 'running' });
    members.details.answer(aMember());
    expect(navigator.journeys.at(-1)).to.equal('replace /vip');
    expect([running.completed, running.values, codeLogin.state$.value]).to.deep.equal([true, [], { kind: 'none' }]);
  });

  it('signs in and stays on the page that the visitor opened', () => {
    const { codeLogin, gateway, navigator, store } = arrivalAt('/courses?login_code=abc&action=login');
    codeLogin.run().subscribe();
    gateway.codeLogins.answer({ kind: 'signed-in', token: 'fresh' });
    expect([store.read('token'), codeLogin.state$.value]).to.deep.equal(['fresh', { kind: 'none' }]);
    expect(navigator.journeys).to.deep.equal(['replace /courses']);
  });

  it('opens the bind-new-mobile dialog with the code of the answer', () => {
    const { codeLogin, gateway, dialogs, store } = arrivalAt(CALLBACK);
    const running = watching(codeLogin.run());
    gateway.codeLogins.answer({ kind: 'bind-mobile', code: 'for binding' });
    expect(dialogs.dialog$.value).to.deep.equal({ kind: 'bind-new-mobile', code: 'for binding' });
    expect(codeLogin.state$.value).to.deep.equal({ kind: 'needs-mobile' });
    expect([running.completed, store.read('token')]).to.deep.equal([true, undefined]);
  });

  const COURSE = '/courses/detail/5?tab=2';
  for (const [from, target, end] of [
    [COURSE, undefined, COURSE],
    [`/login?redirect=${encodeURIComponent(COURSE)}`, undefined, COURSE],
    ['/login', COURSE, COURSE],
    [COURSE, '/study-center', '/study-center'],
    ['/login', undefined, '/'],
  ] as const) {
    it(`of a visitor who left ${from}, heading for ${target ?? 'no other page'}, ends at ${end} once a mobile is bound`, () => {
      const { origin } = new MemoryNavigator();
      const { returnTo } = socialReturn({ origin, location: aLocation(from), target });
      const address = returnTo.slice(origin.length);
      const page = arrivalAt(`${address}${address.includes('?') ? '&' : '?'}login_code=abc&action=login`);
      page.codeLogin.run().subscribe();
      page.gateway.codeLogins.answer({ kind: 'bind-mobile', code: 'for binding' });
      const proof = { mobile: '13800000000', smsCode: '123456' };
      page.signingIn.bindMobile.afterCodeLogin(proof, 'for binding').subscribe();
      page.gateway.tokens.answer('fresh');
      page.members.details.answer(aMember());
      expect(addressOf(page.navigator.location$.value)).to.equal(end);
      expect([page.store.read('token'), page.dialogs.dialog$.value]).to.deep.equal(['fresh', undefined]);
    });
  }

  it('does not replace a dialog that the visitor has opened meanwhile', () => {
    const { codeLogin, gateway, dialogs } = arrivalAt(CALLBACK);
    codeLogin.run().subscribe();
    dialogs.open({ kind: 'login' });
    gateway.codeLogins.answer({ kind: 'bind-mobile', code: 'for binding' });
    expect(dialogs.dialog$.value).to.deep.equal({ kind: 'login' });
    expect(codeLogin.state$.value).to.deep.equal({ kind: 'needs-mobile' });
  });

  it('reports an error, and stops loading', () => {
    const { codeLogin, gateway, notifier } = arrivalAt(CALLBACK);
    const running = watching(codeLogin.run());
    gateway.codeLogins.failWith({ kind: 'refused', message: 'code已失效' });
    expect(notifier.messages).to.deep.equal(['error code已失效']);
    expect(codeLogin.state$.value).to.deep.equal({
      kind: 'failed',
      error: { kind: 'refused', message: 'code已失效' },
    });
    expect([running.completed, running.errors]).to.deep.equal([true, []]);
  });

  it('leaves a failure that the site words itself to the callback page, and reports it on any other page', () => {
    for (const [address, messages] of [
      [CALLBACK, []],
      ['/courses?login_code=abc&action=login', ['error 网络连接失败，请检查网络后重试']],
    ] as const) {
      const { codeLogin, gateway, notifier } = arrivalAt(address);
      codeLogin.run().subscribe();
      gateway.codeLogins.failWith({ kind: 'offline' });
      expect(notifier.messages).to.deep.equal(messages);
    }
  });

  describe('happens once', () => {
    it('when it is run twice, as React mounts twice, and when the visitor goes back to its address', () => {
      const { codeLogin, gateway, navigator } = arrivalAt(CALLBACK);
      navigator.go(CALLBACK);
      codeLogin.run().subscribe();
      expect(watching(codeLogin.run()).completed).to.equal(true);
      gateway.codeLogins.failWith({ kind: 'offline' });
      navigator.travel(-1);
      expect(addressOf(navigator.location$.value)).to.equal(CALLBACK);
      codeLogin.run().subscribe();
      expect(gateway.sent).to.have.length(1);
      navigator.go('/?login_code=other&action=login');
      codeLogin.run().subscribe();
      expect(gateway.sent, 'another code is another login').to.have.length(2);
    });

    it('when the page is reloaded with the code, which is still removed from the address', () => {
      const first = arrivalAt(CALLBACK);
      first.codeLogin.run().subscribe();
      const second = arrivalAt(CALLBACK, {}, first.store);
      const running = watching(second.codeLogin.run());
      expect([running.completed, second.codeLogin.state$.value]).to.deep.equal([true, { kind: 'none' }]);
      expect([first.gateway.sent.length, second.gateway.sent.length]).to.deep.equal([1, 0]);
      expect(second.navigator.journeys).to.deep.equal(['replace /login/callback?redirect=%2Fvip']);
    });
  });

  it('ignores an address without a code, or with a code for another action', () => {
    for (const address of ['/login/callback', '/?login_code=abc&action=bind', '/?action=login']) {
      const { codeLogin, gateway, navigator } = arrivalAt(address);
      expect(watching(codeLogin.run()).completed).to.equal(true);
      expect([gateway.sent, navigator.journeys]).to.deep.equal([[], []]);
    }
  });

  describe('is cancelled', () => {
    it('by a sign-in in another tab, whose session stays', () => {
      const { codeLogin, gateway, store } = arrivalAt(CALLBACK);
      const running = watching(codeLogin.run());
      store.write('token', 'of another tab');
      expect([running.completed, gateway.codeLogins.waiting]).to.deep.equal([true, 0]);
      expect([store.read('token'), codeLogin.state$.value]).to.deep.equal(['of another tab', { kind: 'none' }]);
    });

    it('by a sign-out, after which no member is signed in', () => {
      const { codeLogin, gateway, signOut, store } = arrivalAt(CALLBACK, { token: 'a-token' });
      const running = watching(codeLogin.run());
      signOut.leave();
      expect([running.completed, gateway.codeLogins.waiting]).to.deep.equal([true, 0]);
      expect([store.read('token'), codeLogin.state$.value]).to.deep.equal([undefined, { kind: 'none' }]);
    });

    it('not by the end of an old session, whose token is replaced', () => {
      const { codeLogin, gateway, session, store } = arrivalAt(CALLBACK, { token: 'past its time' });
      codeLogin.run().subscribe();
      session.end();
      gateway.codeLogins.answer({ kind: 'signed-in', token: 'fresh' });
      expect(store.read('token')).to.equal('fresh');
    });
  });
});

function arrivalAt(
  address: string,
  stored: { readonly msv?: string; readonly token?: string } = {},
  store: VisitStore = FakeVisitStore.with(stored),
) {
  const page = aRunningPage({ address, store });
  return { ...page, codeLogin: page.signingIn.codeLogin };
}
