import { expect } from 'chai';
import { BehaviorSubject, NEVER, of } from 'rxjs';

import { Preferences } from '../../src/application/lesson/play-preferences.js';
import { Drafts, formDrafts } from '../../src/application/session/drafts.js';
import { StoredOrders } from '../../src/application/orders/stored-orders.js';
import { RecentKeywords } from '../../src/application/search/recent-keywords.js';
import { DialogFlow, reopenDialog } from '../../src/application/signing-in/dialog-flow.js';
import { ModuleLoader } from '../../src/application/site/module-loader.js';
import { ScrollPositions } from '../../src/application/site/scroll-positions.js';
import { ProgressOutbox } from '../../src/domain/lesson/progress-outbox.js';
import { readNote } from '../../src/domain/notes/note.js';
import type { VisitStore } from '../../src/domain/ports/visit-store.js';
import type { SessionState } from '../../src/domain/session/session-state.js';
import { Session } from '../../src/domain/session/session.js';
import { KEYS_ERASED_AT_START, type StoredKey, STORED_KEYS } from '../../src/domain/session/stored-keys.js';
import { memberOfToken } from '../../src/domain/session/token-member.js';
import { wantsPhoneSite } from '../../src/domain/site/phone-site.js';
import { SmsSender } from '../../src/domain/signing-in/sms-sender.js';
import { readLoginTab } from '../../src/ui/signing-in/dialogs/login-tabs.js';
import { FakeCaptchaGateway, FakeMemberGateway } from '../support/fake-gateways.js';
import { MemoryNavigator } from '../../src/adapters/memory/browser/navigator.js';
import { aLocation } from '../support/a-location.js';
import { MemoryPresence } from '../../src/adapters/memory/browser/presence.js';
import { FakeVisitStore } from '../support/fake-visit-store.js';
import { RecordingLog, RecordingNotifier } from '../support/recorders.js';
import { aMember, anonymous, sessionOf, signedIn } from '../support/sessions.js';
import { VirtualClock } from '../support/virtual-clock.js';
import { watching } from '../support/watching.js';

const session = sessionOf(new BehaviorSubject(signedIn(aMember().withId(7))));
const guest = sessionOf(new BehaviorSubject<SessionState>(anonymous));
const ORDER = { orderNo: '1', product: { kind: 'course', id: 5, name: '' }, dueYuan: 1, endsAt: 1 } as const;

function moduleLoaderOf(store: VisitStore) {
  const loader = new ModuleLoader(
    new MemoryNavigator('/'),
    new MemoryPresence(),
    { networkBack: () => NEVER },
    store,
    new RecordingLog(),
    new RecordingNotifier(),
  );
  return (name: string) => watching(loader.watch({ name, fetch: () => of(name) }, NEVER));
}

function sessionIn(store: VisitStore) {
  store.write('token', 't');
  const members = new FakeMemberGateway();
  const own = new Session(members, store);
  watching(own.run());
  members.details.answer(aMember());
  return { own, requests: () => members.details.requestCount };
}

/** What the site reads under a key, where it reads more than any text. */
const READERS: Partial<Readonly<Record<StoredKey, (store: VisitStore, key: StoredKey) => unknown>>> = {
  token: (store) => memberOfToken(store.read('token') ?? ''),
  pendingProgress: (store) => new ProgressOutbox(store).waiting(7),
  playPreferences: (store) => new Preferences(store).now$.value,
  uprightLessons: (store) => new Preferences(store).uprightRatio(7),
  smsDeadline: (store) =>
    watching(new SmsSender(new FakeCaptchaGateway(), store, new VirtualClock()).button('login', '1')).values,
  commentDrafts: (store) => new Drafts(store, session, 'commentDrafts').read('7'),
  memberDrafts: (store) => formDrafts(store, session, new VirtualClock()).read('7'),
  guestDrafts: (store) => formDrafts(store, guest, new VirtualClock()).read('7'),
  memberChanges: (store) => {
    const { own, requests } = sessionIn(store);
    for (const name of ['一', '二']) own.reloadInAllTabs({ name });
    return requests();
  },
  orders: (store) => new StoredOrders(store, session).onDevice(),
  openOrders: (store) => new StoredOrders(store, session).onDevice(),
  desktopWanted: (store) => wantsPhoneSite('h5', { phoneSiteUrl: 'https://m.example' }, aLocation('/'), store),
  recentKeywords: (store) => watching(new RecentKeywords(store, session).watch()).values,
  notes: (store) => readNote('7.5.a', store.read('notes')),
  loginTab: (store) => readLoginTab(store.read('loginTab')),
  dialogToReopen: (store) => {
    const flow = new DialogFlow();
    reopenDialog(store, flow, new MemoryNavigator('/'), new VirtualClock());
    return flow.dialog$.value;
  },
  scrollPositions: (store) => new ScrollPositions(store).of('k'),
};

/** Any text is a value of these: it is compared, sent or removed, and never parsed. */
const TEXTS: readonly StoredKey[] = [
  ...(['expiredToken', 'bindMobile', 'faceCheck', 'playId', 'msv'] as const),
  ...([
    'usedLoginCode',
    'messagesRead',
    'nothingLearned',
    'closedAnnouncement',
    'reloadedFor',
    'consentAddress',
    'generation',
  ] as const),
];

/** Of every type, and as objects of the member 7 whose fields have the wrong type. */
const FOREIGN = [
  ...['', ' ', '{', 'null', 'true', 'NaN', 'Infinity', '-1', '1e999', '9007199254740991', '"7"', '[]', '[[1]]', '\0'],
  ...[null, 7, '7', [7], { 7: null }, { 7: { 2: '9' } }, { kind: 7 }].map((wrong) => {
    const fields = ['7', 'drafts', 'keywords', 'orders', 'sent', 'sums', 'lesson', 'at', 'text', 'speed'];
    return JSON.stringify({ ...Object.fromEntries(fields.map((field) => [field, wrong])), member: 7 });
  }),
];

/** Two changes of a record of several parts, each by a service of its own: two tabs, or two parts of a page. */
const CHANGES: Partial<Readonly<Record<StoredKey, (store: VisitStore) => (change: 1 | 2) => void>>> = {
  playPreferences: (store) => {
    const own = new Preferences(store);
    return (change) => own.change(change === 1 ? { speed: 2 } : { muted: true });
  },
  uprightLessons: (store) => {
    const own = new Preferences(store);
    return (lessonId) => own.learnShape(lessonId, 0.5);
  },
  pendingProgress: (store) => {
    const own = new ProgressOutbox(store);
    return (lessonId) => own.put(7, { lessonId, seconds: 9 });
  },
  commentDrafts: (store) => {
    const own = new Drafts(store, session, 'commentDrafts');
    return (change) => own.save(`lesson ${String(change)}`, '写到一半');
  },
  memberDrafts: (store) => {
    const own = formDrafts(store, session, new VirtualClock());
    return (change) => own.save(`form ${String(change)}`, '写到一半');
  },
  guestDrafts: (store) => {
    const own = formDrafts(store, guest, new VirtualClock());
    return (change) => own.save(`form ${String(change)}`, '写到一半');
  },
  memberChanges: (store) => {
    const { own } = sessionIn(store);
    return () => own.reloadInAllTabs();
  },
  orders: (store) => {
    const own = new StoredOrders(store, session);
    return (id) => own.recordSent({ product: { kind: 'course', id }, known: [] });
  },
  openOrders: (store) => {
    const own = new StoredOrders(store, session);
    const rest = { method: undefined, isRequested: true, payment: undefined, isClosed: false };
    return (change) => own.save({ order: { ...ORDER, orderNo: String(change) }, ...rest });
  },
  recentKeywords: (store) => {
    const own = new RecentKeywords(store, session);
    return (change) => own.add(`词${String(change)}`);
  },
  scrollPositions: (store) => {
    const own = new ScrollPositions(store);
    return (change) => own.save(`entry ${String(change)}`, 9);
  },
  reloadedFor: (store) => {
    store.write('reloadedFor', '1 2 3');
    const load = moduleLoaderOf(store);
    return (change) => void load(String(change));
  },
};

/** Its parts are names of their own in the storage, or the newest value replaces the whole. */
const NO_PARTS: readonly StoredKey[] = [
  ...(['token', 'expiredToken', 'bindMobile', 'faceCheck', 'playId', 'msv', 'smsDeadline'] as const),
  ...(['usedLoginCode', 'messagesRead', 'desktopWanted', 'closedAnnouncement', 'notes', 'loginTab'] as const),
  ...(['dialogToReopen', 'nothingLearned', 'consentAddress', 'generation'] as const),
];

/**
 * All but the lock between tabs, which has its own tests (test/adapters/browser/tab-lock.test.ts), and those that the
 * site never reads.
 */
const KEYS = Object.keys(STORED_KEYS).filter(
  (key) => key !== 'lock' && !KEYS_ERASED_AT_START.some((old) => old === key),
);

describe('What is stored (docs/spec/storage-keys.md#reading-and-writing)', () => {
  it('is in the tables below, whatever its key', () => {
    for (const [table, rest] of [
      [READERS, TEXTS],
      [CHANGES, NO_PARTS],
    ] as const)
      expect([...Object.keys(table), ...rest]).to.have.members(KEYS);
  });

  for (const [name, read] of Object.entries(READERS)) {
    it(`is as if nothing were stored where other code has written it: ${name}`, () => {
      const key = name as StoredKey;
      for (const value of FOREIGN)
        expect(read(FakeVisitStore.with({ [key]: value }), key), value).to.deep.equal(read(new FakeVisitStore(), key));
    });
  }

  for (const [name, open] of Object.entries(CHANGES)) {
    it(`is read before it is written, so that it contains the changes of all tabs: ${name}`, () => {
      const [alone, shared] = [new FakeVisitStore(), new FakeVisitStore()];
      const key = name as StoredKey;
      const one = open(alone);
      for (const change of [1, 2] as const) one(change);
      const [first, second] = [open(shared), open(shared)];
      first(1);
      second(2);
      expect(shared.read(key)).to.equal(alone.read(key));
    });
  }
});
