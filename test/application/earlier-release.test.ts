import { expect } from 'chai';
import { BehaviorSubject } from 'rxjs';

import { Preferences } from '../../src/application/lesson/play-preferences.js';
import { StoredOrders } from '../../src/application/orders/stored-orders.js';
import { RecentKeywords } from '../../src/application/search/recent-keywords.js';
import { Drafts, formDrafts } from '../../src/application/session/drafts.js';
import { ScrollPositions } from '../../src/application/site/scroll-positions.js';
import { ProgressOutbox } from '../../src/domain/lesson/progress-outbox.js';
import { readNote } from '../../src/domain/notes/note.js';
import type { StoredKey } from '../../src/domain/session/stored-keys.js';
import { FakeVisitStore } from '../support/fake-visit-store.js';
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
