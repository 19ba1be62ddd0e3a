import { expect } from 'chai';
import { defer, EMPTY, NEVER, type Observable, of, Subject, throwError } from 'rxjs';

import type { LazyServices } from '../../../src/application/lazy-services.js';
import type { SigningIn } from '../../../src/application/signing-in/signing-in.js';
import { BACKGROUND_TASKS, rememberMsv } from '../../../src/application/site/background-tasks.js';
import type { StoredKey } from '../../../src/domain/session/stored-keys.js';
import { aMember } from '../../support/sessions.js';
import { aPage } from '../../support/a-page.js';
import { aSite } from '../../support/site.js';
import { FakeNavigator } from '../../support/fake-navigator.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { aLessonService } from '../../support/some-services.js';
import { watching } from '../../support/watching.js';

const strictSite = aSite().requiringMobile().requiringFaceCheck();

describe('life of the site', () => {
  it('restores the session and asks for unread messages', () => {
    const { members } = openPage({ token: 't' });
    members.details.answer(aMember());
    expect(members.unreadCounts.asked).to.equal(1);
  });

  it('raises the stored flags once member and configuration are known, and clears one when its step is done', () => {
    const { session, members, site, flags } = openPage({ token: 't' });
    members.details.answer(aMember().withoutMobile().withoutFaceCheck());
    expect(flags()).to.deep.equal([undefined, undefined]);
    site.arrive(strictSite);
    expect(flags()).to.deep.equal(['ok', 'ok']);
    session.reload();
    members.details.answer(aMember().withoutFaceCheck());
    expect(flags()).to.deep.equal([undefined, 'ok']);
  });

  it('leaves the stored flags alone while the member is not known, and clears those of one who has done both', () => {
    const { session, members, site, flags } = openPage({ token: 't', bindMobile: 'ok', faceCheck: 'ok' });
    site.arrive(strictSite);
    members.details.failWith({ kind: 'offline' });
    expect(flags()).to.deep.equal(['ok', 'ok']);
    session.reload();
    members.details.answer(aMember());
    expect(flags()).to.deep.equal([undefined, undefined]);
  });

  it('answers a 401 to the stored token with one toast and the login page, place kept', () => {
    const { refusals, session, store, notifier, navigator } = openPage({ token: 'expired' }, '/member?tab=1');
    refusals.refused$.next();
    expect(notifier.said).to.deep.equal(['error 请重新登录']);
    expect(navigator.journeys).to.deep.equal(['replace /login?redirect=%2Fmember%3Ftab%3D1']);
    expect(store.read('token')).to.equal(undefined);
    expect(session.state$.value.kind).to.equal('anonymous');
  });

  it('says nothing when the member cannot be loaded for another reason, keeps the cause, and loads them at once when the tab is shown again (B14)', () => {
    const { members, notifier, navigator, log, presence } = openPage({ token: 't' });
    members.details.failWith({ kind: 'fault', cause: new TypeError('a bug') });
    expect(log.lines).to.deep.equal(['error a fault of ours']);
    presence.lookAway();
    presence.lookBack();
    expect(members.details.waiting, 'a bug does not pass').to.equal(0);
    expect([...notifier.said, ...navigator.journeys]).to.deep.equal([]);
    const other = openPage({ token: 't' });
    other.members.details.failWith({ kind: 'offline' });
    other.presence.lookAway();
    other.presence.lookBack();
    other.members.details.failWith({ kind: 'offline' });
    other.time.advance(9999);
    expect(other.members.details.waiting, 'the second wait is longer').to.equal(0);
    other.time.advance(1);
    expect([other.members.details.waiting, other.notifier.said]).to.deep.equal([1, []]);
  });

  it('opens the dialog again that the visitor was about when the document was loaded anew', () => {
    const { dialogs, store } = openPage({ dialogToReopen: 'login /study-center' });
    expect([dialogs.dialog$.value, dialogs.target]).to.deep.equal([{ kind: 'login' }, '/study-center']);
    expect(store.read('dialogToReopen')).to.equal(undefined);
  });

  it('opens nothing that is no dialog of strangers, whatever stands in the store', () => {
    for (const stored of ['consent', 'bind-mobile', '', 'nonsense /']) {
      expect(openPage({ dialogToReopen: stored }).dialogs.dialog$.value, stored).to.equal(undefined);
    }
  });

  it('says a word when a member cannot be asked for anew, and leaves the page to them', () => {
    const { members, session, notifier, navigator } = openPage({ token: 't' }, '/member');
    members.details.answer(aMember());
    session.reload();
    members.details.failWith({ kind: 'offline' });
    expect(notifier.said).to.deep.equal(['error 网络连接失败，请检查网络后重试']);
    expect([session.state$.value.kind, navigator.journeys]).to.deep.equal(['member', []]);
  });

  it('closes the dialog of a stranger whom another tab has made a member', () => {
    const { store, members, dialogs } = openPage({});
    dialogs.open({ kind: 'wechat-scan' }, '/study-center');
    store.write('token', 'of another tab');
    expect(dialogs.dialog$.value?.kind).to.equal('wechat-scan');
    members.details.answer(aMember());
    expect([dialogs.dialog$.value, dialogs.target]).to.deep.equal([undefined, undefined]);
  });

  it('leaves it open where the other tab has come to nothing', () => {
    const { store, members, dialogs } = openPage({});
    dialogs.open({ kind: 'wechat-scan' }, '/study-center');
    store.write('token', 'of another tab');
    members.details.failWith({ kind: 'offline' });
    store.erase('token');
    expect(dialogs.dialog$.value?.kind).to.equal('wechat-scan');
  });

  it('lets the dialog that signs in here hear of its member before it closes', () => {
    const { session, members, dialogs } = openPage({});
    dialogs.open({ kind: 'bind-mobile', code: 'c' });
    session.begin('t');
    const openWhenHeard: (string | undefined)[] = [];
    session.state$.subscribe(({ kind }) => {
      if (kind === 'member') openWhenHeard.push(dialogs.dialog$.value?.kind);
    });
    members.details.answer(aMember());
    expect([openWhenHeard, dialogs.dialog$.value]).to.deep.equal([['bind-mobile'], undefined]);
  });

  it('lets a dialog be that was opened while a member was on the way, or after', () => {
    const { session, members, dialogs } = openPage({ token: 't' });
    dialogs.open({ kind: 'bind-new-mobile', code: 'c' });
    members.details.answer(aMember());
    session.reload();
    members.details.answer(aMember().named('小红'));
    expect(dialogs.dialog$.value?.kind).to.equal('bind-new-mobile');
  });

  it('sends what was played and never heard of, wherever the member is, and fetches nothing where nothing waits', () => {
    let fetched = 0;
    const sending = new Subject<never>();
    const lesson$ = defer(() => {
      fetched += 1;
      return fetched === 1
        ? throwError(() => new Error('the chunk is lost'))
        : of(aLessonService({ sending$: sending }));
    });
    const { members, session, store, life, notifier } = openPage({ token: 't' }, '/', { lesson: lesson$ });
    members.details.answer(aMember());
    expect(fetched, 'nothing waits').to.equal(0);
    session.end();
    store.write('waitingProgress', '{"1":{"2601":9}}');
    expect(fetched, 'a stranger').to.equal(0);
    store.write('token', 'of another day');
    members.details.answer(aMember());
    expect([fetched, sending.observed], 'the code did not come').to.deep.equal([1, false]);
    session.reload();
    members.details.answer(aMember());
    expect([fetched, sending.observed, notifier.said]).to.deep.equal([2, true, []]);
    session.reload();
    members.details.answer(aMember());
    expect(fetched, 'once').to.equal(2);
    life.stop();
    expect(sending.observed).to.equal(false);
  });

  it('remembers who invited the visitor, and erases the one-time code that another front end has left', () => {
    const { store } = openPage({ loginCode: 'left' }, '/courses?msv=7');
    expect([store.read('msv'), store.read('loginCode')]).to.deep.equal(['7', undefined]);
  });

  it('says what the server wrote into the address, once, takes it out, and leaves it to /error where that page is asked for', () => {
    for (const [address, said, journeys] of [
      ['/courses?tab=1&login_err_msg=QQ+%E5%A4%B1%E8%B4%A5#top', ['error QQ 失败'], ['replace /courses?tab=1#top']],
      ['/error?login_err_msg=x', [], []],
    ] as const) {
      const { notifier, navigator } = openPage({}, address);
      expect([notifier.said, navigator.journeys]).to.deep.equal([said, journeys]);
    }
  });

  it('fetches the code of signing in when the address brings a login code, and only then', () => {
    for (const [address, fetched] of [
      ['/login/callback?login_code=abc&action=login', 1],
      ['/login/callback?login_code=abc&action=bind', 0],
      ['/', 0],
    ] as const) {
      let fetches = 0;
      const signingIn$: Observable<SigningIn> = defer(() => {
        fetches += 1;
        return NEVER;
      });
      openPage({}, address, { signingIn: signingIn$ });
      expect(fetches, address).to.equal(fetched);
    }
  });

  it('runs the login by address once that code is there', () => {
    const { resolve, session, store, gateway, navigator } = aPage({ address: '/courses?login_code=abc&action=login' });
    const life = watching(resolve(BACKGROUND_TASKS).run());
    gateway.codeLogins.answer({ kind: 'signed-in', token: 'fresh' });
    expect([store.read('token'), navigator.journeys]).to.deep.equal(['fresh', ['replace /courses']]);
    expect(session.state$.value.kind).to.equal('restoring');
    life.stop();
  });

  it('says a word when that code cannot be fetched, and goes on living', () => {
    const lost$ = throwError(() => new Error('chunk lost'));
    const { life, notifier, store, members } = openPage({}, '/?login_code=abc&action=login', { signingIn: lost$ });
    expect(notifier.said).to.deep.equal(['error 服务异常，请稍后重试']);
    store.write('token', 't');
    expect([members.details.waiting, life.errors, life.completed]).to.deep.equal([1, [], false]);
  });

  it('emits nothing, and all of it stops with its subscription', () => {
    const { life, members, store, presence } = openPage({ token: 't' });
    members.details.answer(aMember());
    members.unreadCounts.answer(0);
    expect(life.values).to.deep.equal([]);
    life.stop();
    store.write('token', 'other');
    presence.lookAway();
    presence.lookBack();
    expect(members.details.waiting + members.unreadCounts.waiting).to.equal(0);
  });
});

function openPage(
  stored: Partial<Readonly<Record<StoredKey, string>>>,
  address = '/',
  services: Partial<LazyServices> = {},
) {
  const page = aPage({ address, stored, services: { signingIn: EMPTY, ...services } });
  const flags = () => [page.store.read('bindMobile'), page.store.read('faceCheck')];
  return { ...page, flags, site: page.currentSite, life: watching(page.resolve(BACKGROUND_TASKS).run()) };
}

describe('inviter in the address', () => {
  for (const [address, kept] of [
    ['/?msv=7', '7'],
    ['/courses/detail/3?tab=1&msv=a%2Bb', 'a+b'],
    ['/?msv=100%', '100%'],
    ['/?msv=%207%20', '7'],
  ] as const) {
    it(`of ${address} is kept as ${kept}`, () => {
      const store = FakeVisitStore.with({ msv: 'earlier' });
      rememberMsv(new FakeNavigator(address), store).subscribe();
      expect(store.read('msv')).to.equal(kept);
    });
  }

  it('is the earlier one when the address has none, or an empty one', () => {
    for (const address of ['/', '/?msv=', '/?msv=%20', '/?msvx=7']) {
      const store = FakeVisitStore.with({ msv: 'earlier' });
      rememberMsv(new FakeNavigator(address), store).subscribe();
      expect(store.read('msv'), address).to.equal('earlier');
    }
  });

  it('counts on an address that was reached inside the site too', () => {
    const store = FakeVisitStore.with({ msv: 'earlier' });
    const navigator = new FakeNavigator('/');
    const remembering = watching(rememberMsv(navigator, store));
    navigator.go('/vip?msv=7');
    navigator.go('/courses');
    expect(store.read('msv')).to.equal('7');
    remembering.stop();
    navigator.go('/?msv=8');
    expect(store.read('msv')).to.equal('7');
  });
});
