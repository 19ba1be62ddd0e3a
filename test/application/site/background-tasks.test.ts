import { expect } from 'chai';
import { defer, EMPTY, NEVER, type Observable, of, Subject, throwError } from 'rxjs';

import type { LazyServices } from '../../../src/application/site/lazy-services.js';
import type { SigningIn } from '../../../src/application/signing-in/signing-in.js';
import { BACKGROUND_TASKS, rememberMsv } from '../../../src/application/site/background-tasks.js';
import type { StoredKey } from '../../../src/domain/session/stored-keys.js';
import { WEB_MANIFEST_DELAY_MS } from '../../../src/domain/site/limits.js';
import type { RuntimeSettings } from '../../../src/domain/site/system-config.js';
import { aMember } from '../../support/sessions.js';
import { aPage } from '../../support/a-page.js';
import { aSite } from '../../support/site.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { aLessonService } from '../../support/some-services.js';
import { watching } from '../../support/watching.js';

const strictSite = aSite().requiringMobile().requiringFaceCheck();

describe('The background tasks of the site', () => {
  it('restore the session and request the unread count', () => {
    const { members } = openPage({ token: 't' });
    members.details.answer(aMember());
    expect(members.unreadCounts.requestCount).to.equal(1);
  });

  it('set the stored flags once member and configuration are known, and clear a flag when its step is done', () => {
    const { session, members, site, flags } = openPage({ token: 't' });
    members.details.answer(aMember().withoutMobile().withoutFaceCheck());
    expect(flags()).to.deep.equal([undefined, undefined]);
    site.arrive(strictSite);
    expect(flags()).to.deep.equal(['ok', 'ok']);
    session.reload();
    members.details.answer(aMember().withoutFaceCheck());
    expect(flags()).to.deep.equal([undefined, 'ok']);
  });

  it('leave the stored flags alone while the member is unknown, and clear them when both steps are done', () => {
    const { session, members, site, flags } = openPage({ token: 't', bindMobile: 'ok', faceCheck: 'ok' });
    site.arrive(strictSite);
    members.details.failWith({ kind: 'offline' });
    expect(flags()).to.deep.equal(['ok', 'ok']);
    session.reload();
    members.details.answer(aMember());
    expect(flags()).to.deep.equal([undefined, undefined]);
  });

  it('follow a 401 for the stored token with one toast and the login page, with the way back', () => {
    const { refusals, session, store, notifier, navigator } = openPage({ token: 'expired' }, '/member?tab=1');
    refusals.refused$.next();
    expect(notifier.messages).to.deep.equal(['error 请重新登录']);
    expect(navigator.journeys).to.deep.equal(['replace /login?redirect=%2Fmember%3Ftab%3D1']);
    expect(store.read('token')).to.equal(undefined);
    expect(session.state$.value.kind).to.equal('anonymous');
  });

  it('show no message when the member fails to load, log a bug, and retry when the tab is shown again (B14)', () => {
    const { members, notifier, navigator, log, presence } = openPage({ token: 't' });
    members.details.failWith({ kind: 'fault', cause: new TypeError('a bug') });
    expect(log.lines).to.deep.equal(['error a fault of ours']);
    presence.hide();
    presence.show();
    expect(members.details.waiting, 'no retry after a bug').to.equal(0);
    expect([...notifier.messages, ...navigator.journeys]).to.deep.equal([]);
    const other = openPage({ token: 't' });
    other.members.details.failWith({ kind: 'offline' });
    other.presence.hide();
    other.presence.show();
    other.members.details.failWith({ kind: 'offline' });
    other.time.advance(9999);
    expect(other.members.details.waiting, 'the second wait is longer').to.equal(0);
    other.time.advance(1);
    expect([other.members.details.waiting, other.notifier.messages]).to.deep.equal([1, []]);
  });

  it('open the dialog again that was open when the document was reloaded', () => {
    const { dialogs, store } = openPage({ dialogToReopen: `${new VirtualClock().now()} login / /study-center` });
    expect([dialogs.dialog$.value, dialogs.target]).to.deep.equal([{ kind: 'login' }, '/study-center']);
    expect(store.read('dialogToReopen')).to.equal(undefined);
  });

  it('open only dialogs for anonymous visitors again, whatever is stored', () => {
    for (const stored of ['consent', 'bind-mobile', '', 'nonsense']) {
      const value = `${new VirtualClock().now()} ${stored} /`;
      expect(openPage({ dialogToReopen: value }).dialogs.dialog$.value, stored).to.equal(undefined);
    }
  });

  it('show a toast when the member cannot be requested again, and leave the page open', () => {
    const { members, session, notifier, navigator } = openPage({ token: 't' }, '/member');
    members.details.answer(aMember());
    session.reload();
    members.details.failWith({ kind: 'offline' });
    expect(notifier.messages).to.deep.equal(['error 网络连接失败，请检查网络后重试']);
    expect([session.state$.value.kind, navigator.journeys]).to.deep.equal(['member', []]);
  });

  it('close the dialog of an anonymous visitor when another tab has signed the visitor in', () => {
    const { store, members, dialogs } = openPage({});
    dialogs.open({ kind: 'wechat-scan' }, '/study-center');
    store.write('token', 'of another tab');
    expect(dialogs.dialog$.value?.kind).to.equal('wechat-scan');
    members.details.answer(aMember());
    expect([dialogs.dialog$.value, dialogs.target]).to.deep.equal([undefined, undefined]);
  });

  it('leave the dialog open when the sign-in of another tab has failed', () => {
    const { store, members, dialogs } = openPage({});
    dialogs.open({ kind: 'wechat-scan' }, '/study-center');
    store.write('token', 'of another tab');
    members.details.failWith({ kind: 'offline' });
    store.erase('token');
    expect(dialogs.dialog$.value?.kind).to.equal('wechat-scan');
  });

  it('close a dialog that signs in here only after it has received the member', () => {
    const { session, members, dialogs } = openPage({});
    dialogs.open({ kind: 'bind-mobile', code: 'c' });
    session.begin('t');
    const openDuringReport: (string | undefined)[] = [];
    session.state$.subscribe(({ kind }) => {
      if (kind === 'member') openDuringReport.push(dialogs.dialog$.value?.kind);
    });
    members.details.answer(aMember());
    expect([openDuringReport, dialogs.dialog$.value]).to.deep.equal([['bind-mobile'], undefined]);
  });

  it('leave a dialog open that was opened while the member was loading', () => {
    const { session, members, dialogs } = openPage({ token: 't' });
    dialogs.open({ kind: 'bind-new-mobile', code: 'c' });
    members.details.answer(aMember());
    session.reload();
    members.details.answer(aMember().named('小红'));
    expect(dialogs.dialog$.value?.kind).to.equal('bind-new-mobile');
  });

  it('send pending progress wherever the member is, and fetch no script when nothing is pending', () => {
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
    expect(fetched, 'nothing is pending').to.equal(0);
    session.end();
    store.write('pendingProgress', '{"1":{"2601":9}}');
    expect(fetched, 'an anonymous visitor').to.equal(0);
    store.write('token', 'of another day');
    members.details.answer(aMember());
    expect([fetched, sending.observed], 'the code failed to load').to.deep.equal([1, false]);
    session.reload();
    members.details.answer(aMember());
    expect([fetched, sending.observed, notifier.messages]).to.deep.equal([2, true, []]);
    session.reload();
    members.details.answer(aMember());
    expect(fetched, 'only once').to.equal(2);
    life.stop();
    expect(sending.observed).to.equal(false);
  });

  it('store the inviter, and erase the one-time code of another front end and the values of an earlier release', () => {
    const left = { loginCode: 'left', learnedWeeks: '{"member":7,"weeks":[]}', weekOff: 'ok' };
    const { store } = openPage(left, '/courses?msv=7');
    const names = Object.keys(left) as readonly (keyof typeof left)[];
    expect([store.read('msv'), ...names.map((key) => store.read(key))]).to.deep.equal([
      '7',
      ...names.map(() => undefined),
    ]);
  });

  it('show the error message in the address once and remove it, but leave it to the page /error', () => {
    for (const [address, toasts, journeys] of [
      ['/courses?tab=1&login_err_msg=QQ+%E5%A4%B1%E8%B4%A5#top', ['error QQ 失败'], ['replace /courses?tab=1#top']],
      ['/error?login_err_msg=x', [], []],
    ] as const) {
      const { notifier, navigator } = openPage({}, address);
      expect([notifier.messages, navigator.journeys]).to.deep.equal([toasts, journeys]);
    }
  });

  it('fetch the sign-in script only when the address contains a login code', () => {
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

  it('run the login by address once that script has loaded', () => {
    const { resolve, session, store, gateway, navigator } = aPage({ address: '/courses?login_code=abc&action=login' });
    const life = watching(resolve(BACKGROUND_TASKS).run());
    gateway.codeLogins.answer({ kind: 'signed-in', token: 'fresh' });
    expect([store.read('token'), navigator.journeys]).to.deep.equal(['fresh', ['replace /courses']]);
    expect(session.state$.value.kind).to.equal('restoring');
    life.stop();
  });

  it('reload the document when a deployment has removed that script, with the login code still in the address', () => {
    const lost$ = throwError(() => new Error('chunk lost'));
    const { notifier, navigator } = openPage({}, '/?login_code=abc&action=login', { signingIn: lost$ });
    expect([navigator.journeys, notifier.messages]).to.deep.equal([['reload /?login_code=abc&action=login'], []]);
  });

  it('show a toast when that script is missing after the reload, and continue', () => {
    const lost$ = throwError(() => new Error('chunk lost'));
    const { life, notifier, store, members } = openPage({ reloadedFor: 'signingIn' }, '/?login_code=abc&action=login', {
      signingIn: lost$,
    });
    expect(notifier.messages).to.deep.equal(['error 服务异常，请稍后重试']);
    store.write('token', 't');
    expect([members.details.waiting, life.errors, life.completed]).to.deep.equal([1, [], false]);
  });

  it('run the scripts of the operator where there are some, and make the site installable 5 s after the start', () => {
    for (const scripts of [[], ['/a.js']]) {
      const runs: string[] = [];
      const task = (name: string) => of({ run: () => defer(() => (runs.push(name), NEVER)) });
      const services = { operatorScripts: task('scripts'), webManifest: task('manifest') };
      const { time } = openPage({}, '/', services, { scripts });
      time.advance(WEB_MANIFEST_DELAY_MS - 1);
      expect(runs).to.deep.equal(scripts.length === 0 ? [] : ['scripts']);
      time.advance(1);
      expect(runs.at(-1)).to.equal('manifest');
    }
  });

  it('go on where the code of the scripts and the manifest cannot be fetched', () => {
    const lost$ = throwError(() => new Error('chunk lost'));
    const lost = { operatorScripts: lost$, webManifest: lost$ };
    const { life, time, navigator, notifier } = openPage({}, '/', lost, { scripts: ['/a.js'] });
    time.advance(WEB_MANIFEST_DELAY_MS);
    expect([life.errors, life.completed, navigator.journeys, notifier.messages]).to.deep.equal([[], false, [], []]);
  });

  it('fetch the code of what members need for members only, and again once the network is back', () => {
    let isLost = true;
    let runs = 0;
    const memberTasks$ = defer(() =>
      isLost ? throwError(() => new Error('chunk lost')) : of({ run: () => defer(() => ((runs += 1), NEVER)) }),
    );
    const { life, store, presence, notifier, navigator } = openPage({}, '/', { memberTasks: memberTasks$ });
    presence.loseNetwork();
    store.write('token', 't');
    isLost = false;
    expect(runs).to.equal(0);
    presence.regainNetwork();
    expect([runs, life.errors, notifier.messages, navigator.journeys]).to.deep.equal([1, [], [], []]);
  });

  it('emit no value, and all stop with the subscription', () => {
    const { life, members, store, presence } = openPage({ token: 't' });
    members.details.answer(aMember());
    members.unreadCounts.answer(0);
    expect(life.values).to.deep.equal([]);
    life.stop();
    store.write('token', 'other');
    presence.hide();
    presence.show();
    expect(members.details.waiting + members.unreadCounts.waiting).to.equal(0);
  });
});

function openPage(
  stored: Partial<Readonly<Record<StoredKey, string>>>,
  address = '/',
  services: Partial<LazyServices> = {},
  settings: Partial<RuntimeSettings> = {},
) {
  const page = aPage({ address, stored, settings, services: { signingIn: EMPTY, ...services } });
  const flags = () => [page.store.read('bindMobile'), page.store.read('faceCheck')];
  return { ...page, flags, site: page.currentSite, life: watching(page.resolve(BACKGROUND_TASKS).run()) };
}

describe('The inviter in the address', () => {
  for (const [address, expected] of [
    ['/?msv=7', '7'],
    ['/courses/detail/3?tab=1&msv=a%2Bb', 'a+b'],
    ['/?msv=a%', 'a%'],
    ['/?msv=%207%20', '7'],
  ] as const) {
    it(`of ${address} is stored as ${expected}`, () => {
      const store = FakeVisitStore.with({ msv: 'earlier' });
      rememberMsv(new MemoryNavigator(address), store).subscribe();
      expect(store.read('msv')).to.equal(expected);
    });
  }

  it('does not replace the stored inviter when it is missing or empty', () => {
    for (const address of ['/', '/?msv=', '/?msv=%20', '/?msvx=7']) {
      const store = FakeVisitStore.with({ msv: 'earlier' });
      rememberMsv(new MemoryNavigator(address), store).subscribe();
      expect(store.read('msv'), address).to.equal('earlier');
    }
  });

  it('is not replaced by the older inviter of an address that is visited again (Back, and its reload)', () => {
    const store = FakeVisitStore.with({});
    const navigator = new MemoryNavigator('/?msv=5');
    rememberMsv(navigator, store).subscribe();
    navigator.go('/courses?msv=7');
    navigator.travel(-1);
    expect(store.read('msv')).to.equal('7');
    navigator.reload();
    expect(store.read('msv')).to.equal('7');
  });

  it('is also read from an address that is reached within the site', () => {
    const store = FakeVisitStore.with({ msv: 'earlier' });
    const navigator = new MemoryNavigator('/');
    const remembering = watching(rememberMsv(navigator, store));
    navigator.go('/vip?msv=7');
    navigator.go('/courses');
    expect(store.read('msv')).to.equal('7');
    remembering.stop();
    navigator.go('/?msv=8');
    expect(store.read('msv')).to.equal('7');
  });
});
