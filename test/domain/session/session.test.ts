import { expect } from 'chai';

import { MemoryStorageArea, MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { isVip, type LoginUser } from '../../../src/domain/session/login-user.js';
import { pendingChecksOf, type SessionState } from '../../../src/domain/session/session-state.js';
import { Session } from '../../../src/domain/session/session.js';
import { STORED_KEYS, type StoredKey } from '../../../src/domain/session/stored-keys.js';
import { FakeStorages } from '../../contract/rigs/fake-storages.js';
import { StorageEvents, TabStore } from '../../../lab/races/tab.js';
import { aMember, anonymous, restoring, signedIn, unreachable } from '../../support/sessions.js';
import { aSite } from '../../support/site.js';
import { FakeMemberGateway } from '../../support/fake-gateways.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

// `Object.keys` returns strings: it loses the key type of a constant table.
const EVERY_KEY = Object.keys(STORED_KEYS) as readonly StoredKey[];

describe('The session', () => {
  it('of a visitor without a token is anonymous, and requests nothing from the server', () => {
    const { session, kinds, members } = openPage({});
    session.reload();
    expect([kinds(), members.details.requestCount]).to.deep.equal([['anonymous'], 0]);
  });

  it('of a visitor with a stored token is restoring from the start, and loads its member once', () => {
    expect(pageNotYetRunning({ token: 't' }).session.state$.value).to.deep.equal(restoring);
    const { session, kinds, members } = openPage({ token: 't' });
    members.details.answer(aMember());
    expect(session.state$.value).to.deep.equal(signedIn(aMember()));
    expect([kinds(), members.details.requestCount]).to.deep.equal([['restoring', 'member'], 1]);
  });

  it('changes from anonymous to member at sign-in: the token is stored first, then the member is loaded', () => {
    const { session, store, kinds, members } = openPage({});
    session.begin('fresh');
    expect(store.read('token')).to.equal('fresh');
    expect(members.details.waiting).to.equal(1);
    members.details.answer(aMember());
    expect(kinds()).to.deep.equal(['anonymous', 'restoring', 'member']);
  });

  it('has no member from the moment another tab changes the token, even before the event arrives in this tab', () => {
    const clock = new VirtualClock();
    const local = new MemoryStorageArea();
    const store = new TabStore(local, new StorageEvents(clock));
    store.write('token', 't');
    const members = new FakeMemberGateway();
    const session = new Session(members, store);
    watching(session.run());
    members.details.answer(aMember().withId(7));
    expect(session.memberId).to.equal(7);
    local.put(STORED_KEYS.token.name, 'of another');
    expect([session.state$.value.kind, session.memberId]).to.deep.equal(['member', undefined]);
    local.put(STORED_KEYS.token.name, undefined);
    expect(session.memberId).to.equal(undefined);
  });

  it('ends on sign-out: the user, the token, both flags and the login code are removed', () => {
    const { session, store } = signedInPage({
      bindMobile: 'ok',
      faceCheck: 'ok',
      loginCode: 'c',
      msv: '5',
      playId: 'p',
    });
    session.end();
    expect(session.state$.value).to.deep.equal(anonymous);
    for (const key of ['token', 'bindMobile', 'faceCheck', 'loginCode'] as const) {
      expect(store.read(key), key).to.equal(undefined);
    }
    expect(store.read('msv')).to.equal('5');
    expect(store.read('playId')).to.equal('p');
  });

  for (const [how, end] of [
    ['when the member signs out', ({ session }) => session.end()],
    ['when another tab signs out', ({ store }) => store.erase('token')],
    ['when the token expires', ({ session }) => session.expire()],
  ] as const satisfies readonly (readonly [string, (page: ReturnType<typeof signedInPage>) => void])[]) {
    it(`leaves no mobile number in the names of stored values ${how}`, () => {
      const page = signedInPage();
      page.store.write('smsDeadline', '1', 'login:13800138000');
      end(page);
      expect(page.session.state$.value).to.deep.equal(anonymous);
      expect(page.store.read('smsDeadline', 'login:13800138000')).to.equal(undefined);
    });
  }

  it('leaves no mobile number in the names of stored values even before the session runs', () => {
    const { session, store } = pageNotYetRunning({ token: 't' });
    store.write('smsDeadline', '1', 'login:13800138000');
    session.end();
    expect(store.read('smsDeadline', 'login:13800138000')).to.equal(undefined);
  });

  it('erases the drafts of this tab when another tab signs out, but not when the token expires', () => {
    const { session, store, members } = signedInPage({ commentDrafts: 'typed' });
    session.expire();
    expect(store.read('commentDrafts')).to.equal('typed');
    session.begin('again');
    members.details.answer(aMember());
    store.erase('token');
    expect(store.read('commentDrafts')).to.equal(undefined);
    const other = signedInPage({ commentDrafts: 'typed', openOrders: 'shared' });
    other.store.erase('token');
    expect(other.store.read('commentDrafts')).to.equal(undefined);
    expect(other.store.read('openOrders'), 'the other tab erases what all tabs share').to.equal('shared');
  });

  it('keeps pending progress and open orders in the shared storage when the token expires', () => {
    const browser = new FakeStorages();
    const [here, there] = [browser.openTab(), browser.openTab()];
    here.store.write('token', 't');
    const sessions = [here, there].map(({ store }) => new Session(new FakeMemberGateway(), store));
    for (const session of sessions) watching(session.run());
    here.store.write('pendingProgress', 'played');
    here.store.write('openOrders', 'ordered');
    sessions[0]?.expire();
    expect(sessions[1]?.state$.value).to.deep.equal(anonymous);
    expect([there.store.read('pendingProgress'), there.store.read('openOrders')]).to.deep.equal(['played', 'ordered']);
  });

  it('erases all that the table of stored keys marks, in this tab and in the others', () => {
    const browser = new FakeStorages();
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
    for (const { store } of tabs) {
      for (const key of EVERY_KEY) {
        store.write(key, 'what a member left');
        store.write(key, 'of one of many', '13800138000');
      }
    }
    const sessions = tabs.map(({ store }) => new Session(new FakeMemberGateway(), store));
    for (const session of sessions) watching(session.run());
    sessions[0]?.end();
    for (const [index, { store }] of tabs.entries()) {
      const left = EVERY_KEY.filter(
        (key) => store.read(key) !== undefined || store.read(key, '13800138000') !== undefined,
      );
      expect(left, `tab ${String(index)}`).to.deep.equal(EVERY_KEY.filter((key) => STORED_KEYS[key].ends === 'never'));
    }
  });

  it('keeps the SMS deadlines of an anonymous visitor across page loads', () => {
    const { store, members, running } = openPage({});
    store.write('smsDeadline', '1', 'login:13800138000');
    running.stop();
    watching(new Session(members, store).run());
    expect(store.read('smsDeadline', 'login:13800138000')).to.equal('1');
  });

  it('keeps the token when the member cannot be loaded, and is restored by a retry that is visible', () => {
    const { session, store, kinds, members } = openPage({ token: 't' });
    members.details.failWith({ kind: 'timeout' });
    expect(session.state$.value).to.deep.equal(unreachable({ kind: 'timeout' }));
    expect(store.read('token')).to.equal('t');
    session.reload();
    members.details.answer(aMember());
    expect(kinds()).to.deep.equal(['restoring', 'unreachable', 'restoring', 'member']);
  });

  it('retries in the background without a visible change until the member is loaded', () => {
    const { session, kinds, members } = openPage({ token: 't' });
    members.details.failWith({ kind: 'offline' });
    session.reloadSilently();
    expect([session.state$.value.kind, members.details.waiting]).to.deep.equal(['unreachable', 1]);
    members.details.failWith({ kind: 'timeout' });
    expect(session.state$.value).to.deep.equal(unreachable({ kind: 'timeout' }));
    session.reloadSilently();
    members.details.answer(aMember());
    expect(kinds()).to.deep.equal(['restoring', 'unreachable', 'member']);
  });

  it('keeps its member during a new request for the member, also when that fails, and reports the error', () => {
    const { session, kinds, members } = signedInPage();
    const faults = watching(session.reloadFaults$);
    const seen = watching(session.state$);
    session.reload();
    expect(session.state$.value.kind).to.equal('member');
    members.details.failWith({ kind: 'offline' });
    expect(session.state$.value).to.deep.equal(signedIn(aMember()));
    expect(faults.values).to.deep.equal([{ kind: 'offline' }]);
    expect(seen.values, 'the outcome is reported').to.have.length(2);
    session.reload();
    members.details.answer(aMember().named('小红'));
    expect(session.state$.value).to.deep.equal(signedIn(aMember().named('小红')));
    expect(kinds()).not.to.include('unreachable');
  });

  it('records what the member has done without a request to the server', () => {
    const { session, members } = signedInPage({}, aMember().withoutMobile().withoutFaceCheck().withoutConsent());
    const known = () => (session.state$.value.kind === 'member' ? session.state$.value.user : undefined);
    session.updateMember({ isMobileBound: true });
    expect(known()).to.include({ isMobileBound: true, isFaceVerified: false, hasConsented: false });
    session.updateMember({ isFaceVerified: true });
    session.updateMember({ hasConsented: true });
    expect(known()).to.include({ isMobileBound: true, isFaceVerified: true, hasConsented: true });
    expect(members.details.waiting).to.equal(0);
  });

  it('changes the points balance to the one that an answer tells, without a request', () => {
    const { session, members } = signedInPage({}, aMember().withPoints(100));
    session.changeCredit1(125);
    expect(session.state$.value).to.deep.equal(signedIn(aMember().withPoints(125)));
    expect(members.details.waiting).to.equal(0);
  });

  it('requests no member before the document is loaded again, unless that does not happen', () => {
    const { session, members } = openPage({});
    session.begin('t', true);
    expect([session.isBeforeReload, members.details.waiting]).to.deep.equal([true, 0]);
    session.reload();
    expect([session.isBeforeReload, members.details.waiting]).to.deep.equal([false, 1]);
  });

  it('has an empty address form, and a replaced one until another token is stored', () => {
    const { session, store, members } = signedInPage();
    const empty = { name: '', mobile: '', province: '', city: '', area: '', street: '' };
    const filled = {
      name: '小明',
      mobile: '13800000000',
      province: '浙江省',
      city: '杭州市',
      area: '西湖区',
      street: '文三路 1 号',
    };
    const forms = watching(session.addressForm$);
    session.replaceAddressForm(filled);
    session.reload();
    members.details.answer(aMember());
    expect(forms.values, 'a new request for the member changes nothing').to.deep.equal([empty, filled]);
    store.write('token', 'of another member');
    expect(session.addressForm$.value).to.deep.equal(empty);
    session.replaceAddressForm(filled);
    session.end();
    expect(session.addressForm$.value).to.deep.equal(empty);
  });

  it('names its member once, however often the member is requested again', () => {
    const { session, store, members } = signedInPage({}, aMember().withId(7));
    const ids = watching(session.memberId$);
    session.reloadInAllTabs({ name: '晓雨' });
    members.details.answer(aMember().withId(7).named('晓雨'));
    expect(ids.values).to.deep.equal([7]);
    store.write('token', 'of another member');
    members.details.answer(aMember().withId(8));
    session.end();
    expect(ids.values).to.deep.equal([7, undefined, 8, undefined]);
  });

  it('requests the member again when this tab or another tab announces a change', () => {
    const { session, members, store } = signedInPage();
    session.reloadInAllTabs({ name: '晓雨' });
    expect(store.read('memberChanges')).to.equal('1');
    expect(session.state$.value).to.have.nested.property('user.name', '晓雨');
    expect(members.details.waiting).to.equal(1);
    members.details.answer(aMember().named('晓雨'));
    store.write('memberChanges', '7');
    expect(members.details.waiting, 'another tab').to.equal(1);
    members.details.answer(aMember().named('小雪'));
    expect(session.state$.value).to.have.nested.property('user.name', '小雪');
    session.reloadInAllTabs();
    expect(store.read('memberChanges'), 'every tab watches the count').to.equal('8');
    members.details.answer(aMember().named('小雪'));
    store.erase('memberChanges');
    expect(members.details.waiting, 'an erased count is no change of the member').to.equal(0);
    session.end();
    expect(members.details.waiting, 'sign-out is no change either').to.equal(0);
  });

  it('follows a sign-out and a sign-in of another tab', () => {
    const { store, kinds, members } = signedInPage();
    store.erase('token');
    store.write('token', 'of another tab');
    members.details.answer(aMember());
    expect(kinds()).to.deep.equal(['restoring', 'member', 'anonymous', 'restoring', 'member']);
  });

  it('keeps drafts and orders in every tab when another tab learns that the token has expired', () => {
    const area = new MemoryStorageArea();
    const tabs = [new MemoryVisitStore(area), new MemoryVisitStore(area)] as const;
    tabs[0].write('token', 'a-long-token-of-this-session');
    const first = new Session(new FakeMemberGateway(), tabs[0]);
    const second = new Session(new FakeMemberGateway(), tabs[1]);
    for (const session of [first, second]) watching(session.run());
    tabs[1].write('commentDrafts', 'typed');
    tabs[1].write('orders', 'paid with');
    tabs[1].write('smsDeadline', '5', 'login');
    first.expire();
    expect(second.state$.value).to.deep.equal(anonymous);
    expect([tabs[1].read('commentDrafts'), tabs[1].read('orders')]).to.deep.equal(['typed', 'paid with']);
    expect(tabs[1].read('smsDeadline', 'login')).to.equal(undefined);
    // A later sign-out with another token still erases everything in all tabs.
    first.begin('another-token-of-the-next-session');
    first.end();
    expect([tabs[1].read('commentDrafts'), tabs[1].read('orders')]).to.deep.equal([undefined, undefined]);
  });

  it('cancels the request for the member when the token is replaced or erased meanwhile', () => {
    const { session, store, members } = openPage({ token: 'old' });
    store.write('token', 'new');
    expect(members.details.waiting).to.equal(1);
    session.end();
    expect(members.details.waiting).to.equal(0);
  });

  it('emits the same states to all subscribers, even when one of them ends the session on a state', () => {
    const { session, members } = openPage({ token: 't' });
    const seenByFirst: string[] = [];
    session.state$.subscribe((state) => {
      seenByFirst.push(state.kind);
      if (state.kind === 'unreachable') session.end();
    });
    const second = watching<SessionState>(session.state$);
    members.details.failWith({ kind: 'unauthorized', isStale: false });
    const expected = ['restoring', 'unreachable', 'anonymous'];
    expect(seenByFirst).to.deep.equal(expected);
    expect(second.values.map(({ kind }) => kind)).to.deep.equal(expected);
    expect(session.state$.value).to.deep.equal(anonymous);
  });

  it('records no change while no member is known', () => {
    for (const stored of [{}, { token: 't' }]) {
      const { session, kinds } = openPage(stored);
      const before = kinds();
      session.updateMember({ name: '小红' });
      session.changeCredit1(25);
      expect(kinds()).to.deep.equal(before);
    }
  });

  it('stops when its subscriber unsubscribes', () => {
    const { running, members, store } = openPage({ token: 't' });
    running.stop();
    store.write('token', 'other');
    expect(members.details.waiting).to.equal(0);
  });
});

type Stored = Partial<Readonly<Record<StoredKey, string>>>;

function pageNotYetRunning(stored: Stored) {
  const store = FakeVisitStore.with(stored);
  const members = new FakeMemberGateway();
  return { store, members, session: new Session(members, store) };
}

function openPage(stored: Stored) {
  const page = pageNotYetRunning(stored);
  const seen = watching<SessionState>(page.session.state$);
  // The BehaviorSubject emits "restoring" a second time when the session starts to run; only changes count here.
  const kinds = () => seen.values.map(({ kind }) => kind).filter((kind, at, all) => kind !== all[at - 1]);
  return { ...page, kinds, running: watching(page.session.run()) };
}

function signedInPage(stored: Stored = {}, user: LoginUser = aMember()) {
  const page = openPage({ token: 't', ...stored });
  page.members.details.answer(user);
  return page;
}

const strict = aSite().requiringMobile().requiringFaceCheck().config.member;
const lenient = aSite().config.member;

describe('Pending checks', () => {
  const none = { bindMobile: false, faceCheck: false };
  for (const [title, session, rules, pending] of [
    ['include a mobile that is not bound', signedIn(aMember().withoutMobile()), strict, { ...none, bindMobile: true }],
    [
      'include a face check that is not done',
      signedIn(aMember().withoutFaceCheck()),
      strict,
      { ...none, faceCheck: true },
    ],
    [
      'include nothing that the site does not require',
      signedIn(aMember().withoutMobile().withoutFaceCheck()),
      lenient,
      none,
    ],
    ['are none for a member who has done both', signedIn(), strict, none],
    ...[anonymous, restoring, unreachable()].map(
      (other) => [`are none while the session is ${other.kind}`, other, strict, none] as const,
    ),
  ] as const) {
    it(title, () => expect(pendingChecksOf(session, rules)).to.deep.equal(pending));
  }
});

const NOW = Date.UTC(2026, 10, 22);

describe('A member is VIP', () => {
  it('until the exact end of the VIP period, and never without one', () => {
    const ends = [NOW + 1, NOW, NOW - 1, undefined];
    expect(ends.map((vipUntil) => isVip({ vipUntil }, NOW))).to.deep.equal([true, false, false, false]);
    expect(ends.map((vipUntil) => isVip({ vipUntil }, undefined), 'in doubt')).to.deep.equal([true, true, true, false]);
  });
});
