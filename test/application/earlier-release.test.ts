import { expect } from 'chai';
import { BehaviorSubject } from 'rxjs';

import { Preferences } from '../../src/application/lesson/play-preferences.js';
import { StoredOrders } from '../../src/application/orders/stored-orders.js';
import { RecentKeywords } from '../../src/application/search/recent-keywords.js';
import { Drafts, formDrafts } from '../../src/application/session/drafts.js';
import { DialogFlow, rememberDialog, reopenDialog } from '../../src/application/signing-in/dialog-flow.js';
import { ScrollPositions } from '../../src/application/site/scroll-positions.js';
import { MemoryNavigator } from '../../src/adapters/memory/browser/navigator.js';
import { ProgressOutbox } from '../../src/domain/lesson/progress-outbox.js';
import { readNote } from '../../src/domain/notes/note.js';
import type { StoredOrder } from '../../src/domain/orders/waiting-orders.js';
import { KEYS_ERASED_AT_START, type StoredKey, STORED_KEYS } from '../../src/domain/session/stored-keys.js';
import { FakeVisitStore } from '../support/fake-visit-store.js';
import { storedValuesThen } from '../support/release-0.1.0/stored-values.js';
import { aMember, sessionOf, signedIn } from '../support/sessions.js';
import { VirtualClock } from '../support/virtual-clock.js';
import { watching } from '../support/watching.js';

/** What 0.1.0 wrote for the member 7, where it is more than one text. A later format is read beside these, not in their place. */
const OF_0_1_0: Partial<Readonly<Record<StoredKey, string>>> = {
  token: 'token-of-member-7',
  pendingProgress: '{"7":{"2603":95,"2604":12}}',
  playPreferences: '{"speed":1.5,"volume":0.4,"muted":true,"quality":"720p"}',
  commentDrafts: '{"drafts":{"course 19":"写到一半的评论"},"member":7}',
  memberDrafts: '{"drafts":{"nickname":"林晓","note 2603":"写到一半的笔记"},"member":7}',
  orders:
    '{"orders":[{"order":{"orderNo":"A1","product":{"kind":"course","id":19,"name":"课程"},"dueYuan":299,"priceYuan":299,"endsAt":1795900000000},' +
    '"method":"wechat","isRequested":true,"payment":{"kind":"wechat-code","text":"weixin://pay"},"isClosed":false}],' +
    '"sent":[{"product":{"kind":"role","id":3},"known":["A0"]}],"member":7}',
  openOrders:
    '{"orders":[{"orderNo":"B1","product":{"kind":"course","id":20,"name":"另一门"},"dueYuan":9,"endsAt":1795900000000}],' +
    '"replacedNumbers":["A0"],"sums":[{"orderNo":"A1","dueYuan":299}],"member":7}',
  recentKeywords: '{"keywords":["函数","几何"],"member":7}',
  notes: '{"course":"课程","lesson":2603,"title":"第一课","at":65,"text":"记住这个公式","written":1795800000000}',
  scrollPositions: 'a=120&b=0',
};

describe('What version 0.1.0 has left on a device (docs/spec/storage-keys.md#reading-and-writing)', () => {
  const session = sessionOf(new BehaviorSubject(signedIn(aMember().withId(7))));
  let store: FakeVisitStore;
  beforeEach(() => {
    store = new FakeVisitStore();
    for (const [key, value] of Object.entries(OF_0_1_0)) store.write(key as StoredKey, value);
  });

  it('continues: an order with its code, one that was sent without an answer, one of another tab, the amounts', () => {
    const orders = new StoredOrders(store, session);
    const { stored, elsewhere, replacedNumbers, sums } = orders.onDevice();
    expect(stored).to.have.length(1);
    expect(stored[0]).to.deep.include({
      method: 'wechat',
      isRequested: true,
      isClosed: false,
      payment: { kind: 'code', method: 'wechat', text: 'weixin://pay' },
    });
    expect(stored[0]?.order).to.deep.include({ orderNo: 'A1', product: { kind: 'course', id: 19, name: '课程' } });
    expect(orders.sent({ kind: 'role', id: 3 })?.known).to.deep.equal(['A0']);
    expect(elsewhere.map(({ orderNo }) => orderNo)).to.deep.equal(['B1']);
    expect(replacedNumbers).to.deep.equal(['A0']);
    expect(sums).to.deep.equal([{ orderNo: 'A1', dueYuan: 299 }]);
  });

  it('is read: positions that wait, the player, drafts, keywords, notes and scroll positions', () => {
    expect(new ProgressOutbox(store).waiting(7)).to.deep.equal([
      { lessonId: 2603, seconds: 95 },
      { lessonId: 2604, seconds: 12 },
    ]);
    expect(new Preferences(store).now$.value).to.include({ speed: 1.5, volume: 0.4, muted: true, quality: '720p' });
    expect(new Drafts(store, session, 'commentDrafts').read('course 19')).to.equal('写到一半的评论');
    const forms = formDrafts(store, session, new VirtualClock());
    expect([forms.read('nickname'), forms.read('note 2603')]).to.deep.equal(['林晓', '写到一半的笔记']);
    expect(watching(new RecentKeywords(store, session).watch()).values).to.deep.equal([['函数', '几何']]);
    expect(readNote('7.19.a', store.read('notes'))).to.include({ lessonId: 2603, atS: 65, text: '记住这个公式' });
    expect(new ScrollPositions(store).of('a')).to.equal(120);
  });

  it('outlives a change of one part: the others stay as they were', () => {
    formDrafts(store, session, new VirtualClock()).save('signature', '新的');
    expect(formDrafts(store, session, new VirtualClock()).read('nickname')).to.equal('林晓');
    new Preferences(store).change({ wide: true });
    expect(new Preferences(store).now$.value).to.include({ speed: 1.5, quality: '720p', wide: true });
    new ProgressOutbox(store).put(7, { lessonId: 5, seconds: 9 });
    expect(new ProgressOutbox(store).waiting(7)).to.have.length(3);
    new StoredOrders(store, session).recordSent({ product: { kind: 'course', id: 1 }, known: [] });
    expect(new StoredOrders(store, session).onDevice().stored).to.have.length(1);
  });
});

const ORDER = { orderNo: 'A1', product: { kind: 'course', id: 19, name: '课程' }, dueYuan: 299, endsAt: 1 } as const;
const REQUESTED = { order: ORDER, isRequested: true, isClosed: false };

/** Orders that wait with each kind of payment, and the payment as 0.1.0 has it. */
const PAYMENTS: readonly (readonly [payment: StoredOrder['payment'], then: object])[] = [
  [
    { kind: 'code', method: 'wechat', text: 'weixin://pay' },
    { kind: 'wechat-code', text: 'weixin://pay' },
  ],
  [
    { kind: 'hand', method: 'hand', html: '<p>转账</p>' },
    { kind: 'hand', html: '<p>转账</p>' },
  ],
  [{ kind: 'left', method: 'alipay' }, { kind: 'alipay' }],
  [{ kind: 'left', method: 'wechat-jsapi' }, { kind: 'wechat-jsapi' }],
  [
    { kind: 'pay-page', url: 'https://pay.example/', hasLeft: true },
    { kind: 'pay-page', url: 'https://pay.example/', hasLeft: true },
  ],
];

describe('What 1.0.0 has left on a device, after a rollback to 0.1.0 (docs/stability.md)', () => {
  const session = sessionOf(new BehaviorSubject(signedIn(aMember().withId(7))));
  const sessionThen = { ...session, member: session.memberId };
  const time = new VirtualClock();
  let store: FakeVisitStore;
  let then: Awaited<ReturnType<typeof storedValuesThen>>;
  before(async () => {
    then = await storedValuesThen();
  });
  beforeEach(() => {
    store = new FakeVisitStore();
  });

  it('is under the names that 0.1.0 reads: the token, so that members stay signed in, and all others', () => {
    const named = (keys: typeof then.STORED_KEYS) =>
      Object.entries(keys).map(([key, { name, area }]) => `${key} ${area} ${name}`);
    expect(named(STORED_KEYS)).to.include.members(named(then.STORED_KEYS));
    // What 1.0.0 erases when it starts is lost: the weeks of home, which 1.0.0 no longer shows.
    const erased = KEYS_ERASED_AT_START.filter((key) => key !== 'loginCode');
    expect(erased).to.have.members(['learnedWeeks', 'weekOff']);
  });

  it('is read there: typed texts, also those that end, positions, keywords, the player and scroll positions', () => {
    formDrafts(store, session, time).save('nickname', '林晓');
    new Drafts(store, session, 'memberDrafts').save('note 2603', '写到一半的笔记');
    new Drafts(store, session, 'commentDrafts').save('course 19', '写到一半的评论');
    new ProgressOutbox(store).put(7, { lessonId: 2603, seconds: 95 });
    new Preferences(store).change({ speed: 1.5, muted: true, wide: true });
    new RecentKeywords(store, session).add('函数');
    new ScrollPositions(store).save('a', 120);

    const forms = new then.MemberDrafts(store, sessionThen, 'memberDrafts');
    expect([forms.read('nickname'), forms.read('note 2603')]).to.deep.equal(['林晓', '写到一半的笔记']);
    expect(new then.MemberDrafts(store, sessionThen, 'commentDrafts').read('course 19')).to.equal('写到一半的评论');
    expect(new then.ProgressOutbox(store).waiting(7)).to.deep.equal([{ lessonId: 2603, seconds: 95 }]);
    expect(new then.Preferences(store).now$.value).to.include({ speed: 1.5, muted: true, wide: true });
    expect(watching(new then.RecentKeywords(store, sessionThen).watch()).values).to.deep.equal([['函数']]);
    expect(new then.ScrollPositions(store).of('a')).to.equal(120);
    expect(then.readNote('7.19.a', OF_0_1_0.notes)).to.deep.equal(readNote('7.19.a', OF_0_1_0.notes));
  });

  it('is read there: half an order with what it is paid with, and one that was sent without an answer', () => {
    for (const [payment, paymentThen] of PAYMENTS) {
      new StoredOrders(store, session).save({ ...REQUESTED, method: undefined, payment });
      expect(new then.StoredOrders(store, sessionThen).all(), JSON.stringify(payment)).to.deep.equal([
        { ...REQUESTED, method: undefined, payment: paymentThen },
      ]);
      expect(new StoredOrders(store, session).one('A1')?.payment).to.deep.equal(payment);
    }
    new StoredOrders(store, session).recordSent({ product: { kind: 'role', id: 3 }, known: ['A0'] });
    const orders = new then.StoredOrders(store, sessionThen);
    expect(orders.sent({ kind: 'role', id: 3 })?.known).to.deep.equal(['A0']);
    expect(orders.onDevice().sums).to.deep.equal([{ orderNo: 'A1', dueYuan: 299 }]);
  });

  it('is there again after the next upgrade, also where 0.1.0 has changed a part meanwhile', () => {
    for (const [name, text] of [
      ['nickname', '林晓'],
      ['mobile', '138'],
    ] as const)
      formDrafts(store, session, time).save(name, text);
    new then.MemberDrafts(store, sessionThen, 'memberDrafts').save('mobile', '1380');
    const forms = formDrafts(store, session, time);
    expect([forms.read('nickname'), forms.read('mobile')]).to.deep.equal(['林晓', '1380']);
    for (const [payment] of PAYMENTS.filter(([one]) => one?.kind !== 'pay-page')) {
      new StoredOrders(store, session).save({ ...REQUESTED, method: undefined, payment });
      new then.StoredOrders(store, sessionThen).recordSent({ product: { kind: 'course', id: 1 }, known: [] });
      expect(new StoredOrders(store, session).one('A1')?.payment).to.deep.equal(payment);
    }
  });

  it('opens no dialog there, and the one of 0.1.0 none here: a dialog does not outlive the change of the release', () => {
    const here = new MemoryNavigator('/courses');
    const now = new DialogFlow();
    now.open({ kind: 'login' }, '/study-center');
    rememberDialog(store, now, here, time);
    const flowThen = new then.DialogFlow();
    then.reopenDialog(store, flowThen);
    expect([flowThen.dialog$.value, store.read('dialogToReopen')]).to.deep.equal([undefined, undefined]);
    flowThen.open({ kind: 'login' }, '/study-center');
    then.rememberDialog(store, flowThen);
    const after = new DialogFlow();
    reopenDialog(store, after, here, time);
    expect([after.dialog$.value, store.read('dialogToReopen')]).to.deep.equal([undefined, undefined]);
  });
});

describe('What builds between 0.1.0 and 1.0.0 have left on a device', () => {
  it('is read: a text with its end in an array, and ends then', () => {
    const session = sessionOf(new BehaviorSubject(signedIn(aMember().withId(7))));
    const time = new VirtualClock();
    const drafts = {
      nickname: ['林晓', time.now() + 60_000],
      'note 2603': '笔记',
      other: ['', 'x', 'y'],
      end: ['x', 'y'],
    };
    const store = FakeVisitStore.with({ memberDrafts: JSON.stringify({ drafts, member: 7 }) });
    const forms = formDrafts(store, session, time);
    const read = () => ['nickname', 'note 2603', 'other', 'end'].map((name) => forms.read(name));
    expect(read()).to.deep.equal(['林晓', '笔记', '', '']);
    time.advance(60_000);
    expect(read()).to.deep.equal(['', '笔记', '', '']);
  });
});
